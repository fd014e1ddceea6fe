// What the chart of an analysis shows: a line of values for each seat, over the number of choices.

import type { Analysis, AnalysisStep } from "../../protocol.gen";
import type { Say } from "../../words";

/** What counts for a seat: the chance to win, alone the points. */
export const valuesOf = (step: AnalysisStep, alone: boolean): readonly number[] => (alone ? step.points : step.win);

/** Every decision, and the end. */
export function rowsOf({ steps, end, alone }: Analysis): { n: number; values: readonly number[] }[] {
  return [...steps, end].map((step) => ({ n: step.n, values: valuesOf(step, alone) }));
}

/** The last decision that is not after the moment `n`. */
export function rowAt(rows: readonly { n: number }[], n: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.n ?? 0) <= n) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function sayValue(say: Say, value: number, alone: boolean): string {
  return alone
    ? say("analysis-value-points", { n: Math.round(value * 10) / 10 })
    : say("analysis-value-win", { n: Math.round(value * 100) });
}

/** What a choice cost, in short. */
export function sayLost(say: Say, lost: number, alone: boolean): string {
  return alone
    ? say("analysis-lost-points", { n: Math.round(lost * 10) / 10 })
    : say("analysis-lost-win", { n: Math.round(lost * 100) });
}

/** The same as a part of a sentence. */
export function sayCost(say: Say, lost: number, alone: boolean): string {
  return alone
    ? say("analysis-lost-points-long", { n: Math.round(lost * 10) / 10 })
    : say("analysis-lost-win-long", { n: Math.round(lost * 100) });
}
