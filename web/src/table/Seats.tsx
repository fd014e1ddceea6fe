import { api } from "../api";
import { seatName } from "../names";
import type { SeatInfo, Table } from "../protocol.gen";
import { actions, useTable } from "../store";
import { Button } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { clockFace, useTimeLeft } from "./clocks";

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
    <section className="seats" aria-label={t("seats")}>
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
      </ul>
      {live && guests > 0 && (
        <p className="quiet">
          <Icon name="eye" /> {t("watching", { n: guests })}
        </p>
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
    </section>
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
  const yours = table.you.includes(seat.seat);
  const running = live && table.status === "running";
  const away = live && seat.kind === "person" && !connected;
  const won = table.result?.winners.includes(seat.seat) ?? false;
  const botPlays = seat.kind === "bot" || seat.standIn;
  const seatBot = () =>
    ask(async () => {
      const games = await api.games();
      const bot = games.find((game) => game.name === table.game)?.bots.at(-1);
      if (bot) actions.show(await api.seatBot(table.id, seat.seat, { bot }));
    });
  return (
    <li className={onTurn ? "seat on-turn" : "seat"} aria-current={onTurn ? "true" : undefined}>
      <Icon name={won ? "crown" : botPlays ? "bot" : live && seat.kind === "local" ? "screen" : "person"} />
      <span className="seat-name">
        {seatName(t, seat)}
        <small>
          {[
            yours && table.you.length === 1 && t("you"),
            won && t("seat-won"),
            seat.standIn && t("seat-stand-in"),
            away && !seat.standIn && t("seat-away"),
            onTurn && t("seat-on-turn"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      {left !== null && running && (
        <span
          className={left < 10_000 && onTurn ? "clock-face short" : "clock-face"}
          role="timer"
          aria-label={t("time-left")}
        >
          {clockFace(left)}
        </span>
      )}
      {score !== null && (
        <span className="seat-score">
          <span aria-hidden="true">{score}</span>
          <span className="unseen">{t("points", { n: score })}</span>
        </span>
      )}
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
        <Button icon="bot" disabled={busy} onClick={seatBot}>
          {t("seat-bot-instead")}
        </Button>
      )}
    </li>
  );
}
