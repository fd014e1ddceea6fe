// Where the player acts: a bar on a wide table, a sheet with tabs on a narrow one.

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Icon, type IconName } from "../ui/icons";
import { useWords } from "../words";
import base from "./base.module.css";
import { Lid, Tokens } from "./flat/Stock";
import { StructureCard } from "./flat/StructureCard";
import { Walls } from "./flat/Walls";
import { BurnPanel, HeldPanel, Key, Prompt, ProphecyPanel } from "./PlayPanel";
import { heldChange } from "./Preview";
import styles from "./Sheet.module.css";
import { StoneStrip } from "./StoneStrip";
import type { MonolythView, SeatView } from "./types";
import type { Play } from "./usePlay";

interface ActionsProps {
  view: MonolythView;
  own: number;
  play: Play;
  yours: boolean;
  /** A guest: there is nothing to play. */
  readOnly: boolean;
  prompt: string;
  /** Buttons for what is rarely there: take back, see the result. */
  more: ReactNode;
  onPick(site: number): void;
  onFlip(): void;
  onConfirm(): void;
  onProphesy(): void;
}

function usePrompt({ play, yours, prompt, view }: ActionsProps): string {
  const say = useWords();
  if (!yours || view.phase !== "act") return prompt;
  const stuck = [...play.menu.reached.values()].some((reached) => reached.discard !== null);
  if (stuck) return say(play.menu.prophecies.size > 0 ? "mono-prompt-discard" : "mono-prompt-discard-only");
  return say(play.menu.prophecies.size > 0 ? "mono-prompt-act" : "mono-prompt-stone");
}

function ProphecyButton({ play, onProphesy }: Pick<ActionsProps, "play" | "onProphesy">) {
  const say = useWords();
  if (play.menu.prophecies.size === 0) return null;
  return (
    <button type="button" className={base.button} aria-keyshortcuts="p" onClick={onProphesy}>
      <Icon name="eye" /> {say("mono-prophecy")} <Key>P</Key>
    </button>
  );
}

/** The bar of the wide table. */
export function Actions(props: ActionsProps) {
  const { view, own, play, yours, onPick, onFlip, onConfirm, onProphesy } = props;
  const prompt = usePrompt(props);
  if (play.mode.kind === "prophecy")
    return (
      <div className={styles.bar} data-place="bar">
        <ProphecyPanel view={view} own={own} play={play} onConfirm={onConfirm} />
      </div>
    );
  if (play.menu.burns.size > 0)
    return (
      <div className={styles.bar} data-place="bar">
        <BurnPanel play={play} onConfirm={onConfirm} />
      </div>
    );
  return (
    <div className={styles.bar} data-place="bar">
      <StoneStrip view={view} play={play} onPick={onPick} />
      {play.held ? (
        <HeldPanel {...{ view, own, play, yours, onFlip, onConfirm }} held={play.held} />
      ) : (
        <div className={styles.ask}>
          <Prompt>{prompt}</Prompt>
          {props.more}
          <ProphecyButton play={play} onProphesy={onProphesy} />
        </div>
      )}
    </div>
  );
}

export const TABS = ["place", "walls", "prophecy", "ring", "stock"] as const;
/** What only players need. */
const PLAYING: ReadonlySet<TabName> = new Set(["place", "prophecy"]);
export type TabName = (typeof TABS)[number];
const ICONS: Record<TabName, IconName> = {
  place: "place",
  walls: "walls",
  prophecy: "eye",
  ring: "ring",
  stock: "box",
};

interface SheetProps extends ActionsProps {
  tab: TabName;
  seat: SeatView;
  /** Whether there is room for the ring below. */
  tall: boolean;
  others: ReactNode;
  ring: () => ReactNode;
  onTab(tab: TabName): void;
}

export function Sheet(props: SheetProps) {
  const { view, own, play, yours, seat, tall, readOnly, onPick, onFlip, onConfirm, onProphesy, onTab } = props;
  const say = useWords();
  const prompt = usePrompt(props);
  const buttons = useRef(new Map<TabName, HTMLButtonElement>());
  const tabs = TABS.filter((one) => !(readOnly && PLAYING.has(one)) && !(tall && one === "ring"));
  const tab = tabs.includes(props.tab) ? props.tab : (tabs[0] ?? "walls");
  const burning = play.menu.burns.size > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next);
    buttons.current.get(next)?.focus();
  };

  return (
    <div className={styles.sheet} data-place="sheet" data-tab={tab}>
      <StoneStrip view={view} play={play} onPick={onPick} />
      {!tall && props.others}
      {readOnly && <Prompt>{prompt}</Prompt>}
      <div className={styles.tabs} role="tablist" aria-label={say("mono-tabs")}>
        {tabs.map((one) => (
          <button
            key={one}
            ref={(node) => {
              if (node) buttons.current.set(one, node);
            }}
            type="button"
            role="tab"
            id={`mono-tab-${one}`}
            aria-selected={one === tab}
            aria-controls="mono-sheet-body"
            tabIndex={one === tab ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onTab(one)}
          >
            <Icon name={ICONS[one]} />
            <span>{say(`mono-tab-${one}`)}</span>
          </button>
        ))}
      </div>
      <div
        className={styles.body}
        data-place="body"
        id="mono-sheet-body"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by the keyboard.
        tabIndex={0}
        aria-labelledby={`mono-tab-${tab}`}
      >
        {tab === "place" && burning && <BurnPanel play={play} onConfirm={onConfirm} />}
        {tab === "place" && !burning && play.held && (
          <HeldPanel {...{ view, own, play, yours, onFlip, onConfirm }} held={play.held} />
        )}
        {tab === "place" && !burning && !play.held && (
          <div className={styles.ask}>
            <Prompt>{prompt}</Prompt>
            {props.more}
            <ProphecyButton play={play} onProphesy={onProphesy} />
          </div>
        )}
        {tab === "walls" && <Walls seat={seat} change={heldChange(play.held)} />}
        {tab === "prophecy" && <ProphecyPanel view={view} own={own} play={play} onConfirm={onConfirm} />}
        {tab === "ring" && props.ring()}
        {tab === "stock" && (
          <div className={styles.stockBody}>
            <StructureCard view={view} seat={seat} change={heldChange(play.held)} />
            <Tokens view={view} />
            <Lid view={view} />
          </div>
        )}
      </div>
      {tall && (
        <div className={styles.below} data-place="below">
          {props.ring()}
          {props.others}
        </div>
      )}
    </div>
  );
}

/** What is left, over the ring of the wide table. */
export function StockPanel({ view, onClose }: { view: MonolythView; onClose(): void }) {
  const say = useWords();
  return (
    <section className={styles.stock} data-place="stock" aria-label={say("mono-stock")}>
      <header>
        <h2>{say("mono-stock")}</h2>
        <button
          type="button"
          className={`${base.button} ${base.icon}`}
          aria-label={say("mono-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.stockBody}>
        <Lid view={view} />
        <Tokens view={view} />
      </div>
    </section>
  );
}
