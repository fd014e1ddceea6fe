import { api } from "../api";
import { botName } from "../levels";
import { seatName } from "../names";
import type { SeatInfo, Table } from "../protocol.gen";
import { actions, useTable } from "../store";
import { Button } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { clockFace, useTimeLeft } from "./clocks";
import { SeatBot } from "./SeatBot";
import styles from "./Seats.module.css";

/** A seat's points, where the game's view tells them. */
export function scoreOf(view: Record<string, unknown> | undefined, seat: number): number | null {
  const seats = view?.seats;
  if (!Array.isArray(seats)) return null;
  const score: unknown = seats[seat]?.score;
  return typeof score === "number" ? score : null;
}

interface SeatsProps {
  table: Table;
  view: Record<string, unknown> | undefined;
  turn: number | null;
  /** False in a replay: nobody is here or away. */
  live?: boolean;
}

export function Seats({ table, view, turn, live = true }: SeatsProps) {
  const t = useWords();
  const guests = useTable((data) => data.here.guests);
  const { busy, fault, ask } = useAsk();
  return (
    <section className={styles.seats} aria-label={t("seats")}>
      <ul>
        {table.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            table={table}
            seat={seat}
            score={scoreOf(view, seat.seat)}
            onTurn={turn === seat.seat}
            live={live}
            busy={busy}
            ask={ask}
          />
        ))}
        {table.setup.automa === true && (
          <Automa score={scoreOf(view, table.seats.length)} onTurn={turn === table.seats.length} />
        )}
      </ul>
      {live && table.hints === "all" && (
        <p className="ui-quiet">
          <Icon name="bulb" /> {t("hints-allowed")}
        </p>
      )}
      {live && guests > 0 && (
        <p className="ui-quiet">
          <Icon name="eye" /> {t("watching", { n: guests })}
        </p>
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
    </section>
  );
}

/** The Automa, which plays by cards and sits at no chair. */
function Automa({ score, onTurn }: { score: number | null; onTurn: boolean }) {
  const t = useWords();
  return (
    <li className={onTurn ? `${styles.seat} ${styles.onTurn}` : styles.seat} aria-current={onTurn ? "true" : undefined}>
      <Icon name="bot" />
      <span className={styles.name}>
        {t("automa")}
        <small>{onTurn && t("seat-on-turn")}</small>
      </span>
      <Score score={score} />
    </li>
  );
}

function Score({ score }: { score: number | null }) {
  const t = useWords();
  if (score === null) return null;
  return (
    <span className={styles.score}>
      <span aria-hidden="true">{score}</span>
      <span className="ui-unseen">{t("points", { n: score })}</span>
    </span>
  );
}

interface SeatRowProps {
  table: Table;
  seat: SeatInfo;
  score: number | null;
  onTurn: boolean;
  live: boolean;
  busy: boolean;
  ask(request: () => Promise<void>): Promise<void>;
}

function SeatRow({ table, seat, score, onTurn, live, busy, ask }: SeatRowProps) {
  const t = useWords();
  const connected = useTable((data) => data.here.seats.includes(seat.seat));
  const left = useTimeLeft(seat.seat);
  const offline = useTable((data) => data.link === "offline");
  const yours = table.you.includes(seat.seat);
  const running = live && table.status === "running";
  // The clock goes on at the server; here nobody knows since when it may have stopped.
  const unsure = offline && onTurn;
  const away = live && seat.kind === "person" && !connected;
  const { result } = table;
  const won = result !== null && result.scores.length > 1 && result.winners.includes(seat.seat);
  const botPlays = seat.kind === "bot" || seat.standIn;
  return (
    <li className={onTurn ? `${styles.seat} ${styles.onTurn}` : styles.seat} aria-current={onTurn ? "true" : undefined}>
      <Icon name={won ? "crown" : botPlays ? "bot" : live && seat.kind === "local" ? "screen" : "person"} />
      <span className={styles.name}>
        {seatName(t, seat)}
        <small>
          {[
            yours && table.you.length === 1 && t("you"),
            won && t("seat-won"),
            seat.standIn && t("seat-stand-in"),
            away && !seat.standIn && t("seat-away"),
            onTurn && !unsure && t("seat-on-turn"),
            seat.hints > 0 && t("seat-hints", { n: seat.hints }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
        {seat.playsAs !== null && live && <small>{t("level-stands-in", { name: botName(t, seat.bot ?? "") })}</small>}
      </span>
      {left !== null && running && (
        <span
          className={left < 10_000 && onTurn ? `${styles.clock} ${styles.short}` : styles.clock}
          role="timer"
          aria-label={t(unsure ? "time-left-unsure" : "time-left")}
          title={unsure ? t("time-left-unsure") : undefined}
        >
          {unsure && "≈\u202f"}
          {clockFace(left)}
        </span>
      )}
      <Score score={score} />
      {running && seat.standIn && yours && (
        <Button
          kind="main"
          disabled={busy}
          onClick={() => ask(async () => actions.show(await api.takeBack(table.id, seat.seat)))}
        >
          {t("take-back")}
        </Button>
      )}
      {running && table.host && away && !seat.standIn && !yours && (
        <SeatBot table={table} seat={seat.seat} label={t("seat-bot-instead")} />
      )}
    </li>
  );
}
