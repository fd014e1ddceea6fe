// What is worth a mark on the scrubber of a replay, such as a level or the last round: each game says what.

import { useEffect, useState } from "react";
import { api } from "../api";
import type { Step } from "../protocol.gen";

export interface MarkAt {
  /** The moment at which it has happened. */
  n: number;
  kind: string;
  step: Step;
}

const SPAN = 64;

export function marksOf(kinds: ReadonlySet<string> | undefined, steps: readonly Step[]): MarkAt[] {
  if (!kinds?.size) return [];
  return steps.flatMap((step) =>
    step.events
      .map((event) => String((event as { kind?: unknown }).kind))
      .filter((kind) => kinds.has(kind))
      .map((kind) => ({ n: step.n + 1, kind, step })),
  );
}

/** Fetch the steps of a game that is over, without views; null until all are there. */
export function useSteps(id: string, length: number, wanted: boolean): readonly Step[] | null {
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const load = async () => {
      const found: Step[] = [];
      for (let from = 1; from <= length && !left; from += SPAN) {
        const { moments } = await api.steps(id, from, Math.min(length, from + SPAN - 1), false);
        for (const { step } of moments) if (step) found.push(step);
      }
      if (!left && found.length === length) setSteps(found);
    };
    // Without them the replay has no marks, and a shorter log.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [id, length, wanted]);
  return steps;
}
