// Names of people, tables and lists in the words of a language.

import { botName } from "./levels";
import type { SeatInfo, Table } from "./protocol.gen";
import type { Say } from "./words";

export function seatName(t: Say, seat: SeatInfo | undefined): string {
  if (!seat) return t("chance");
  if (seat.kind === "open") return t("free-seat");
  return (seat.kind === "bot" ? botName(t, seat.name) : seat.name) || t("default-name", { n: seat.seat + 1 });
}

/** The seats with a name for everybody: who gave none is called so in the viewer's own language. */
export function namedSeats(t: Say, seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => (seat.name && seat.kind !== "bot" ? seat : { ...seat, name: seatName(t, seat) }));
}

/** Who has a seat of a table; the Automa has the one after all others. */
export function playerName(t: Say, table: Table, seat: number): string {
  return seat === table.seats.length && table.setup.automa === true ? t("automa") : seatName(t, table.seats[seat]);
}

export function gameName(t: Say, game: string): string {
  return t("game-name", { game });
}

/** "Ana, Bea and Cem": joined as the language does it. */
export function listNames(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** A table's own name, else who sits there. */
export function tableName(t: Say, language: string, table: Table): string {
  if (table.name) return table.name;
  const names = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seatName(t, seat));
  return names.length > 0 ? listNames(language, names) : gameName(t, table.game);
}

/** How a game ended, in one sentence. */
export function outcome(t: Say, language: string, table: Table): string {
  const result = table.result;
  if (!result) return "";
  const who = (seat: number) => (table.you.length === 1 && table.you[0] === seat ? "you" : "other");
  const name = (seat: number) => playerName(t, table, seat) || t("default-name", { n: seat + 1 });
  const by = result.by ?? null;
  const [first = 0] = result.winners;
  const wins = () =>
    result.winners.length > 1
      ? t("shared-win", { names: listNames(language, result.winners.map(name)) })
      : t("wins", { who: who(first), name: name(first) });
  if (result.ended === "stopped") return t("ended-stopped");
  if (result.ended && by !== null) {
    const ended = t(`ended-${result.ended}`, { who: who(by), name: name(by) });
    return result.scores.length > 1 && result.winners.length > 0 ? `${ended} ${wins()}` : ended;
  }
  if (result.scores.length === 1) return t("solo-result", { n: result.scores[0] ?? 0 });
  if (result.winners.length > 1) return wins();
  const best = result.scores[first] ?? 0;
  const next = Math.max(...result.scores.filter((_, seat) => seat !== first));
  return t("wins-by", { who: who(first), name: name(first), n: best - next });
}
