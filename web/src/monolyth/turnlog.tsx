// The log by turn: who, the stone or the token, and what it brought. Each line leads to its moment.

import { useMemo } from "react";
import { Link } from "wouter";
import { seatName } from "../names";
import { LogBox } from "../table/LogBox";
import type { LogProps } from "../table/types";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { DeedPictures, DeedPoints, turnSentence } from "./flat/Deed";
import styles from "./turnlog.module.css";
import { groupTurns, type Turn } from "./turns";

export default function TurnLog({ table, steps, onEarlier }: LogProps) {
  const t = useWords();
  const { seats, you, players } = table;
  const turns = useMemo(() => groupTurns(steps), [steps]);
  const names = useMemo(
    () =>
      Array.from({ length: players }, (_, i) => (seats[i] ? seatName(t, seats[i]) : t("default-name", { n: i + 1 }))),
    [seats, players, t],
  );
  const last = turns.at(-1);
  return (
    <LogBox
      steps={steps}
      moment={`${last?.n} ${last?.end}`}
      earlier={t("log-earlier")}
      onEarlier={onEarlier}
      classes={{ box: `ui-log ${styles.log}`, quiet: "ui-quiet" }}
    >
      {turns.map((turn) => (
        <Line key={turn.n} id={table.id} turn={turn} names={names} you={you} />
      ))}
    </LogBox>
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
    <span className={styles.brief} aria-hidden="true">
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
        <span className={styles.picture} aria-hidden="true">
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
