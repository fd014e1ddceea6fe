// What can be done now: the question, every act in its group with what it costs, and what ends the turn.

import { type ReactNode, useMemo, useState } from "react";
import { Button, IconButton } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { useWords } from "../words";
import styles from "./Acts.module.css";
import { type Act, CLOSING, GROUPS, type Group } from "./say";
import { Term } from "./Term";
import type { TermName } from "./terms";

/** Acts that are rarely left undone on purpose: ending the turn names them. */
const WORTHWHILE: readonly Group[] = [
  "acquire",
  "complete",
  "develop",
  "use",
  "progress",
  "collect",
  "defeat",
  "recruit",
  "conquer",
];
const NAMED = 4;

/** How a turn is ended: at once, or after what is left has been named. */
export function useClosing(acts: readonly Act[], onAct: (pick: number) => void) {
  const [asking, setAsking] = useState(false);
  const left = acts.filter(({ group }) => WORTHWHILE.includes(group));
  const end = acts.find(({ choice }) => choice.do === "end" || choice.do === "pass");
  const close = (act: Act) => {
    if (act === end && left.length > 0) setAsking(true);
    else onAct(act.pick);
  };
  // The position may change while it is asked: what is ended is what can be ended then.
  const dialog = asking && end && (
    <Ending
      end={end}
      left={left}
      onEnd={() => {
        setAsking(false);
        onAct(end.pick);
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { close, dialog };
}

interface EndingProps {
  end: Act;
  left: readonly Act[];
  onEnd(): void;
  onClose(): void;
}

function Ending({ end, left, onEnd, onClose }: EndingProps) {
  const say = useWords();
  const byGroup = [...left].sort((a, b) => WORTHWHILE.indexOf(a.group) - WORTHWHILE.indexOf(b.group));
  return (
    <Dialog title={say("monumental-end-title", { how: end.choice.do })} onClose={onClose}>
      <p>{say("monumental-end-left")}</p>
      <ul className={styles.left}>
        {byGroup.slice(0, NAMED).map((act) => (
          <li key={act.pick}>{act.label}</li>
        ))}
        {left.length > NAMED && <li>{say("monumental-end-more", { n: left.length - NAMED })}</li>}
      </ul>
      {end.note && <p>{end.note}</p>}
      <div className="ui-row ui-end">
        <Button kind="quiet" onClick={onClose}>
          {say("monumental-end-back")}
        </Button>
        <Button kind="main" onClick={onEnd}>
          {end.label}
        </Button>
      </div>
    </Dialog>
  );
}

interface ActListProps {
  acts: readonly Act[];
  /** Whether all of it is one question, whose answers need no groups. */
  plain: boolean;
  onAct(pick: number): void;
  onPoint?(act: Act | null): void;
  /** The act that a hint shows. */
  advised?: number | null;
}

/** The acts, by group. */
export function ActList({ acts, plain, onAct, onPoint, advised = null }: ActListProps) {
  const say = useWords();
  const open = acts.filter(({ choice }) => !CLOSING.has(choice.do));
  const groups = useMemo(() => {
    const found = new Map<Group, Act[]>();
    for (const act of open) found.set(act.group, [...(found.get(act.group) ?? []), act]);
    return GROUPS.flatMap((group) => (found.has(group) ? [[group, found.get(group) ?? []] as const] : []));
  }, [open]);
  const row = (act: Act) => (
    <li key={act.pick}>
      <button
        type="button"
        className={act.pick === advised ? `${styles.act} ${styles.advised}` : styles.act}
        ref={act.pick === advised ? intoView : undefined}
        data-do={act.choice.do}
        onClick={() => onAct(act.pick)}
        onPointerEnter={() => onPoint?.(act)}
        onPointerLeave={() => onPoint?.(null)}
        onFocus={() => onPoint?.(act)}
        onBlur={() => onPoint?.(null)}
      >
        <span className={styles.label}>{act.label}</span>
        {act.note && <span className={styles.note}>{act.note}</span>}
      </button>
    </li>
  );
  if (plain) return <ul className={styles.list}>{open.map(row)}</ul>;
  return (
    <>
      {groups.map(([group, list]) => (
        <section key={group} className={styles.group} aria-label={say("monumental-group", { kind: group })}>
          <h3>
            <Heading group={group} /> <span className={styles.count}>({list.length})</span>
          </h3>
          <ul className={styles.list}>{list.map(row)}</ul>
        </section>
      ))}
    </>
  );
}

/** The words that explain what a group is about. */
const TERM_OF: Partial<Record<Group, TermName>> = {
  acquire: "display",
  complete: "wonder",
  use: "effect",
  conquer: "conquest",
  develop: "policy",
  token: "production-token",
  recruit: "hero",
  progress: "progress",
  explore: "explorer",
  collect: "explorer",
  defeat: "monster",
  move: "unit",
  outpost: "outpost",
};

function Heading({ group }: { group: Group }) {
  const text = useWords()("monumental-group", { kind: group });
  const term = TERM_OF[group];
  return term ? <Term name={term}>{text}</Term> : text;
}

/** What a hint shows is seen, however long the list is. */
function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: "nearest" });
}

interface ActsProps extends ActListProps {
  prompt: string;
  /** The button for a hint. */
  hint?: ReactNode;
  /** How many choices can be taken back at once. */
  back: number;
  onUndo(far?: boolean): void;
}

export function Acts({ prompt, hint, back, acts, plain, onAct, onPoint, onUndo, advised = null }: ActsProps) {
  const say = useWords();
  const { close, dialog } = useClosing(acts, onAct);
  const closing = acts.filter(({ choice }) => CLOSING.has(choice.do));
  return (
    <section className={styles.acts} aria-label={say("monumental-acts")} tabIndex={-1} data-acts="">
      <header className={styles.head}>
        <h2 className={styles.prompt}>
          <span role="status">{prompt}</span>
        </h2>
        {hint}
        {back > 0 && (
          <span className={styles.undo}>
            <IconButton icon="undo" label={say("undo")} onClick={() => onUndo()} />
            {back > 1 && (
              <Button kind="quiet" onClick={() => onUndo(true)}>
                {say("monumental-undo-far", { n: back })}
              </Button>
            )}
          </span>
        )}
        <span className={styles.closing} data-closing="">
          {closing.map((act) => (
            <span key={act.pick} className={act.pick === advised ? styles.advised : undefined}>
              <Button kind={act.choice.do === "stop" ? "plain" : "main"} onClick={() => close(act)}>
                {act.label}
              </Button>
            </span>
          ))}
        </span>
      </header>
      <div className={styles.scroll}>
        <ActList acts={acts} plain={plain} onAct={onAct} advised={advised} {...(onPoint ? { onPoint } : {})} />
      </div>
      {dialog}
    </section>
  );
}
