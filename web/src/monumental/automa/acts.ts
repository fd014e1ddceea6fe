// The Automa's turn, card by card: what it turned up, and what came of it.

import type { Event } from "../../monumental.gen";
import type { Pace } from "../../settings";
import type { IconRow } from "../content";
import type { Deed, Turn } from "../turns";

export interface AutomaAct {
  card: string;
  /** The cards that it made the Automa turn up. */
  drew: string[];
  deeds: Deed[];
}

/** Cut a turn of the Automa into its cards; what comes before the first belongs to none. */
export function automaActs(turn: Turn): AutomaAct[] {
  const acts: AutomaAct[] = [];
  for (const deed of turn.deeds) {
    const shown = deed.events.find((event) => event.kind === "automa");
    if (shown?.kind === "automa") acts.push({ card: shown.card, drew: [], deeds: [] });
    const act = acts.at(-1);
    if (!act) continue;
    act.drew.push(...deed.events.flatMap((event) => (event.kind === "revealed" ? [event.card] : [])));
    const rest = deed.events.filter((event) => event !== shown && event.kind !== "revealed");
    const [first] = rest;
    if (first) act.deeds.push({ ...deed, head: shown ? first.kind : deed.head, events: rest });
  }
  return acts;
}

/** The Automa's latest turn; null before its first. */
export function automaTurn(turns: readonly Turn[], seat: number): Turn | null {
  return turns.findLast((turn) => turn.seat === seat && turn.deeds.some(({ head }) => head === "automa")) ?? null;
}

/** Which part of a card counts: the special one alone, or the other one twice, where another card says so. */
export type Mode = "plain" | "special" | "twice";

const SAYS: Record<string, Mode> = { "draw-special": "special", "draw-twice": "twice" };

export function modeOf(acts: readonly AutomaAct[], at: number, icons: (card: string) => readonly IconRow[]): Mode {
  const card = acts[at]?.card;
  const by = acts.slice(0, at).findLast((act) => card !== undefined && act.drew.includes(card));
  const words = by
    ? icons(by.card).flatMap((row) => row.map((part) => (Array.isArray(part) ? String(part[0]) : "")))
    : [];
  return words.map((word) => SAYS[word]).find((mode) => mode !== undefined) ?? "plain";
}

/** What of a turn is said where there is room for a line. */
const MAIN: ReadonlySet<Event["kind"]> = new Set<Event["kind"]>([
  "conquered",
  "acquired",
  "begun",
  "completed",
  "developed",
  "recruited",
  "defeated",
  "destroyed",
]);

export function mainEvents(acts: readonly AutomaAct[]): Event[] {
  return acts.flatMap(({ deeds }) => deeds.flatMap(({ events }) => events.filter(({ kind }) => MAIN.has(kind))));
}

/** How long what is folded stays when all of it has happened, in milliseconds. */
export const FOLDED = 8000;

/** How long a card with so much to read stays, in milliseconds; null: it does not go on by itself, all is shown. */
export function lasts(pace: Pace, deeds: number): number | null {
  const rate = { slow: 2, normal: 1, fast: 0.45, once: null }[pace];
  return rate === null ? null : Math.round((3200 + 1400 * deeds) * rate);
}
