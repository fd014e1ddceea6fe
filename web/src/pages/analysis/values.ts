// What the chart of an analysis shows: a line of values for each seat, over the number of choices.

import type { Analysis, AnalysisStep, TurningPoint } from "../../protocol.gen";
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
    ? say("analysis-value-points", { n: tenths(value) / 10 })
    : say("analysis-value-win", { n: hundredths(value) });
}

/** What a choice cost: the difference of the two values as they are shown, so that the numbers add up. */
export function lostOf({ got, kept }: Pick<TurningPoint, "got" | "kept">, alone: boolean): number {
  const shown = alone ? tenths : hundredths;
  return Math.max(0, shown(kept) - shown(got)) / (alone ? 10 : 1);
}

const tenths = (points: number) => Math.round(points * 10);
const hundredths = (share: number) => Math.round(share * 100);

/** What a choice cost, in short. */
export function sayLost(say: Say, point: Pick<TurningPoint, "got" | "kept">, alone: boolean): string {
  return say(alone ? "analysis-lost-points" : "analysis-lost-win", { n: lostOf(point, alone) });
}

/** The same as a part of a sentence. */
export function sayCost(say: Say, point: Pick<TurningPoint, "got" | "kept">, alone: boolean): string {
  return say(alone ? "analysis-lost-points-long" : "analysis-lost-win-long", { n: lostOf(point, alone) });
}
