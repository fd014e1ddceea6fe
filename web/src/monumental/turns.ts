// The log cut into turns, and a turn into deeds: what was done, with all that came of it.

import type { Event } from "../monumental.gen";
import type { Step } from "../protocol.gen";

/** Something that was done: the event that it is about comes with what it cost and brought. */
export interface Deed {
  /** The number of choices before it: the replay shows it one moment later. */
  n: number;
  seat: number | null;
  head: Event["kind"];
  events: Event[];
}

export interface Turn {
  /** The number of the first step of the turn. */
  n: number;
  /** Whose turn it is; null for the set-up, and where all play at once. */
  seat: number | null;
  round: number | null;
  /** The Era that begins with this turn. */
  era: string | null;
  deeds: Deed[];
  /** What everybody expects: cards are dealt, the display is filled. */
  upkeep: Event[];
  /** Whether the turn after it has begun. */
  over: boolean;
}

type Kind = Event["kind"];

const kinds = (...all: Kind[]): ReadonlySet<Kind> => new Set(all);

/** What every turn ends with, and what lies there from the beginning. */
const UPKEEP = kinds("dealt", "displayed", "swept", "shuffled", "appeared", "stall", "city");
/** What a deed is about. */
const HEADS = kinds(
  "cross",
  "acquired",
  "begun",
  "completed",
  "developed",
  "conquered",
  "outpost",
  "stepped",
  "moved",
  "used",
  "copied",
  "redeemed",
  "recruited",
  "defeated",
  "monster",
  "attacked",
  "settled",
  "passed",
  "reinforced",
  "failed",
  "automa",
  "ending",
  "over",
);
/** What comes before the event that it is for. */
const FIRST = kinds("paid", "marched", "home");
/** One after the other these are one deed. */
const GOES_ON = kinds("stepped", "moved", "reinforced");
/** Cards that leave at the end of a turn, if nothing else happens with it. */
const END = kinds(...UPKEEP, "discarded", "reinforced", "turn", "round", "era", "revealed");

const seatOf = (event: Event): number | null => ("seat" in event ? event.seat : null);
const eventsOf = (step: Step) => step.events as unknown as Event[];

function newTurn(n: number, seat: number | null, round: number | null): Turn {
  return { n, seat, round, era: null, deeds: [], upkeep: [], over: false };
}

/** Cut a log into turns; what comes before the first turn that is told of has no seat. */
export function groupTurns(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  let turn = newTurn(steps[0]?.n ?? 0, null, null);
  // What was paid, or who marched, for something that is told of next.
  let waiting: Event[] = [];
  // An Era begins with a card that ends a turn: it is the next turn's.
  let era: string | null = null;
  const begin = (n: number, seat: number | null, round: number | null) => {
    turn.deeds.at(-1)?.events.push(...waiting);
    waiting = [];
    turn.over = true;
    if (turn.deeds.length > 0 || turn.upkeep.length > 0) turns.push(turn);
    turn = { ...newTurn(n, seat, round), era };
    era = null;
  };
  for (const step of steps) {
    const events = eventsOf(step);
    const ending = events.every(({ kind }) => END.has(kind));
    let headed = false;
    for (const event of events) {
      const { kind } = event;
      const last = turn.deeds.at(-1);
      if (kind === "turn" || kind === "round") {
        begin(step.n + 1, kind === "turn" ? event.seat : null, event.round);
        headed = false;
      } else if (kind === "era") era = event.era;
      // A card that the Automa turns up because another one says so belongs to that one.
      else if (kind === "revealed") last?.events.push(event);
      else if (UPKEEP.has(kind) || (kind === "discarded" && (ending || last?.head === "passed")))
        turn.upkeep.push(event);
      else if (FIRST.has(kind) && !(kind === "home" && headed && last)) waiting.push(event);
      else if (HEADS.has(kind)) {
        if (last && GOES_ON.has(kind) && last.head === kind && last.seat === seatOf(event))
          last.events.push(...waiting, event);
        else turn.deeds.push({ n: step.n, seat: seatOf(event), head: kind, events: [...waiting, event] });
        waiting = [];
        headed = true;
      } else {
        // Cards that were paid for and drawn are something new.
        const fresh = kind === "drawn" && !headed && waiting.length > 0;
        const own = fresh ? null : last;
        if (own) own.events.push(...waiting, event);
        else turn.deeds.push({ n: step.n, seat: seatOf(event), head: kind, events: [...waiting, event] });
        waiting = [];
      }
    }
    if (headed) {
      turn.deeds.at(-1)?.events.push(...waiting);
      waiting = [];
    }
  }
  turn.deeds.at(-1)?.events.push(...waiting);
  if (turn.deeds.length > 0 || turn.upkeep.length > 0 || turn.seat !== null) turns.push(turn);
  return turns;
}

/** What the others have done since the viewer's own last turn, at most the last turn of each; a guest sees everybody's. */
export function turnsOfOthers(turns: readonly Turn[], you: readonly number[]): Turn[] {
  const found: Turn[] = [];
  const seen = new Set<number>();
  for (const turn of turns.toReversed()) {
    if (turn.seat === null || turn.deeds.length === 0) continue;
    if (you.includes(turn.seat)) {
      // The own turn that runs now is no end: what was done before it is what one wants to see.
      if (turn.over || found.length > 0) break;
      continue;
    }
    if (seen.has(turn.seat)) break;
    seen.add(turn.seat);
    found.unshift(turn);
  }
  return found;
}

/** Where Explorers walk step by step, only where each of them arrives; all else as it is. */
export function arrivals(events: readonly Event[]): Event[] {
  const last = new Map<string, Event>();
  for (const event of events) if (event.kind === "stepped") last.set(`${event.seat} ${event.explorer}`, event);
  const kept = new Set(last.values());
  return events.filter((event) => event.kind !== "stepped" || kept.has(event));
}

/** What a seat has gained and paid, added up: what was paid is negative. */
export function balance(events: readonly Event[], seat: number | null): Map<string, number> {
  const sum = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== "gained" && event.kind !== "paid" && event.kind !== "lost") continue;
    if (seat !== null && event.seat !== seat) continue;
    const n = event.kind === "gained" ? event.count : -event.count;
    sum.set(event.resource, (sum.get(event.resource) ?? 0) + n);
  }
  return sum;
}
