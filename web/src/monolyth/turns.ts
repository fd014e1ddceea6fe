// What was done, by turn: the stone that was placed, the prophecy that was made, and what either brought.

import type { Step } from "../protocol.gen";
import type { MonolythEvent, Stone } from "./types";

type Of<Kind extends MonolythEvent["kind"]> = Extract<MonolythEvent, { kind: Kind }>;
/** What a turn is about, as the event that tells it. */
export type Deed = Of<"placed"> | Of<"prophecy"> | Of<"burnt"> | Of<"taken" | "swapped" | "discarded">;
/** What came of it. */
export type Mark = Of<"level"> | Of<"structure"> | Of<"ending">;

export interface Turn {
  /** The number of choices before it. */
  n: number;
  /** Who played; null where stones were dealt before the first turn. */
  seat: number | null;
  deeds: Deed[];
  marks: Mark[];
  drawn: Stone[];
  /** Why the game is over, if it is with this turn. */
  over: Of<"over"> | null;
  /** How many choices there are when it is over. */
  end: number;
}

const eventsOf = (step: Step) => step.events as unknown as MonolythEvent[];

/** Cut a log into turns. A token that is given up in a solo game belongs to the turn before. */
export function groupTurns(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const events = eventsOf(step);
    const goesOn = step.seat < 0 || events.some(({ kind }) => kind === "burnt");
    let turn = turns.at(-1);
    if (!turn || !goesOn) {
      turn = {
        n: step.n,
        seat: step.seat < 0 ? null : step.seat,
        deeds: [],
        marks: [],
        drawn: [],
        over: null,
        end: step.n + 1,
      };
      turns.push(turn);
    }
    turn.end = step.n + 1;
    for (const event of events) add(turn, event);
  }
  return turns;
}

function add(turn: Turn, event: MonolythEvent): void {
  switch (event.kind) {
    case "placed":
    case "prophecy":
    case "burnt":
    case "discarded":
    case "swapped":
      turn.deeds.push(event);
      break;
    case "level":
    case "structure":
    case "ending":
      turn.marks.push(event);
      break;
    case "refilled":
      turn.drawn.push({ shape: event.shape, colour: event.colour });
      break;
    case "over":
      turn.over = event;
      break;
  }
}

/** The points of tokens that a turn has brought. */
export function pointsOf({ marks }: Turn): number {
  return marks.reduce((sum, mark) => sum + ("points" in mark ? mark.points : 0), 0);
}

/** The last turn of each seat. */
export function lastTurns(turns: readonly Turn[]): Map<number, Turn> {
  const found = new Map<number, Turn>();
  for (const turn of turns) if (turn.seat !== null) found.set(turn.seat, turn);
  return found;
}
