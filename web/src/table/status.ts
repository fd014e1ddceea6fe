// Where a game stands, in a few words for its header.

import type { Link } from "../link";
import { playerName } from "../names";
import type { Table } from "../protocol.gen";
import type { Say } from "../words";

/** What there is to say about the line, in place of whose turn it is. */
export function linkLine(t: Say, link: Link): string | null {
  return link === "good" ? null : t("line-is", { link });
}

export function roundLine(t: Say, view: Record<string, unknown>): string | null {
  // Where a round is finished and one more is played, the game says how many turns are left.
  const more = typeof view.left === "number" && Array.isArray(view.seats) && view.left >= view.seats.length;
  if (view.ending === true && view.turn !== null && !more) return t("last-round");
  const round = view.round;
  // What is done before the first round is part of none.
  return typeof round === "number" && round > 0 ? t("round-number", { n: round }) : null;
}

/** Whether the Automa plays, and somebody decides for it, or because of it. */
function automaAsks({ automa, seat }: Record<string, unknown>, turn: number): boolean {
  return typeof automa === "object" && automa !== null && "seat" in automa && automa.seat === seat && seat !== turn;
}

/** Whether a bot is to decide: one that sits there, or one that stands in. */
export function thinks(table: Table, turn: number | null): boolean {
  const seat = turn === null ? undefined : table.seats[turn];
  return seat !== undefined && (seat.kind === "bot" || seat.standIn);
}

export function turnLine(
  t: Say,
  table: Table,
  turn: number | null,
  running: boolean,
  view: Record<string, unknown> = {},
): string {
  if (!running || turn === null) return t("over");
  if (turn < 0) return t("chance-draws");
  const name = playerName(t, table, turn);
  const standIn = table.seats[turn]?.standIn ?? false;
  const yours = table.you.includes(turn) && !standIn && table.you.length === 1;
  if (automaAsks(view, turn)) return t("turn-of-automa", { who: yours ? "you" : "other", name });
  if (yours) return t("your-turn");
  if (thinks(table, turn)) return t("thinking", { name });
  return t("turn-of", { name });
}
