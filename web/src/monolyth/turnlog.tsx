// The log by turn: who, the stone or the token, and what it brought. Each line leads to its moment.

import { useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { seatName } from "../names";
import type { LogProps } from "../table/games";
import { useLines } from "../table/useLines";
import { Button } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { DeedPictures, DeedPoints, turnSentence } from "./flat/Deed";
import { groupTurns, type Turn } from "./turns";
import "./log.css";

export default function TurnLog({ table, steps, onEarlier }: LogProps) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  const { seats, you, players } = table;
  const turns = useMemo(() => groupTurns(steps), [steps]);
  const names = useMemo(
    () =>
      Array.from({ length: players }, (_, i) => (seats[i] ? seatName(t, seats[i]) : t("default-name", { n: i + 1 }))),
    [seats, players, t],
  );
  const box = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const moment = `${last?.n} ${last?.end}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new scrolls into sight.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [moment]);
  const onKeyDown = useLines(box);
  // The table says aloud what happens; the log is there to be read. Its lines are gone through by arrow keys.
  return (
    <div
      className="ui-log mono-log"
      role="log"
      aria-live="off"
      aria-label={t("log")}
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {onEarlier && (steps[0]?.n ?? 0) > 0 && (
        <>
          <Button kind="quiet" disabled={busy} onClick={() => ask(onEarlier)}>
            {t("log-earlier")}
          </Button>
          {fault && <Notice kind="bad">{fault}</Notice>}
        </>
      )}
      {turns.length === 0 && <p className="ui-quiet">{t("log-empty")}</p>}
      <ol>
        {turns.map((turn) => (
          <Line key={turn.n} id={table.id} turn={turn} names={names} you={you} />
        ))}
      </ol>
    </div>
  );
}

/** The turn in a line, for those who see its picture. */
function Brief({ turn, name }: { turn: Turn; name: string }) {
  const t = useWords();
  const marks = turn.marks.map((mark) => {
    if (mark.kind === "level") return t("log-level", { level: mark.level });
    return t(mark.kind === "structure" ? "log-structure" : "last-round");
  });
  return (
    <span className="mono-log-brief" aria-hidden="true">
      <b>{name}</b>
      {turn.deeds.map((deed) => {
        if (deed.kind === "placed") return <span key={deed.kind}>{deed.cells.join(" ")}</span>;
        if (deed.kind === "prophecy") return <span key={deed.kind}>{t("mono-prophecy")}</span>;
        if (deed.kind === "discarded") return <span key={deed.kind}>{t("log-discarded")}</span>;
        return deed.kind === "swapped" ? <Icon key={deed.kind} name="swap" /> : null;
      })}
      {marks.length > 0 && <small>{marks.join(" · ")}</small>}
      {turn.over && <small>{t("over")}</small>}
    </span>
  );
}

function Line({ id, turn, names, you }: { id: string; turn: Turn; names: readonly string[]; you: readonly number[] }) {
  const t = useWords();
  const dealt = turn.seat === null;
  if (dealt && turn.drawn.length === 0) return null;
  return (
    <li className={dealt ? "ui-quiet" : undefined}>
      <Link to={`/table/${id}/replay?n=${turn.end}`} title={t("log-to-moment")} tabIndex={-1}>
        <span className="mono-log-picture" aria-hidden="true">
          {dealt ? <Icon name="ring" /> : <DeedPictures turn={turn} />}
        </span>
        {dealt ? (
          <span>{t("log-dealt", { n: turn.drawn.length })}</span>
        ) : (
          <>
            <span className="ui-unseen">{turnSentence(t, turn, names, you)}</span>
            <Brief turn={turn} name={names[turn.seat ?? 0] ?? ""} />
          </>
        )}
        <span aria-hidden="true">
          <DeedPoints turn={turn} />
        </span>
      </Link>
    </li>
  );
}
