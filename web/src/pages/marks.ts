// What is worth a mark on the scrubber of a replay, such as a level or the last round: each game says what.

import { useEffect, useState } from "react";
import { api } from "../api";
import { gameOf } from "../games";
import type { Step } from "../protocol.gen";

export interface MarkAt {
  /** The moment at which it has happened. */
  n: number;
  kind: string;
  step: Step;
}

const NONE: ReadonlySet<string> = new Set();
const SPAN = 64;

export function marksOf(kinds: ReadonlySet<string>, steps: readonly Step[]): MarkAt[] {
  return steps.flatMap((step) =>
    step.events
      .map((event) => String((event as { kind?: unknown }).kind))
      .filter((kind) => kinds.has(kind))
      .map((kind) => ({ n: step.n + 1, kind, step })),
  );
}

/** Fetch the steps of a game that is over, without views, and pick what is marked. */
export function useMarks(id: string, game: string, length: number, wanted: boolean): MarkAt[] {
  const [marks, setMarks] = useState<MarkAt[]>([]);
  useEffect(() => {
    const { marked = NONE } = gameOf(game) ?? {};
    if (!wanted || marked.size === 0) return;
    let left = false;
    const load = async () => {
      const steps: Step[] = [];
      for (let from = 1; from <= length && !left; from += SPAN) {
        const { moments } = await api.steps(id, from, Math.min(length, from + SPAN - 1), false);
        for (const { step } of moments) if (step) steps.push(step);
      }
      if (!left) setMarks(marksOf(marked, steps));
    };
    // Without marks the replay is as good as before.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [id, game, length, wanted]);
  return marks;
}
