// How a game went: a sample of its moments, about one for each turn, and what was gained in every round, from the log.

import { useEffect, useState } from "react";
import { api } from "../../api";
import type { View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import { groupTurns } from "../turns";

/** What can be read off a view. */
export type Stock = "score" | "gold" | "culture";
/** What a chart can show: "gained" comes from what happened. */
export type Measure = Stock | "gained";
export const MEASURES: readonly Measure[] = ["score", "gained", "gold", "culture"];

export interface Sample {
  n: number;
  /** The number of turns that had been played. */
  turns: number;
  seats: Record<Stock, number>[];
}

/** A point of every line of a chart. */
export interface Row {
  x: number;
  values: number[];
}

const MOST_SAMPLES = 30;
const AT_ONCE = 3;

/** Which moments to ask for: from the first turn to the last, evenly, not more than there are turns. */
export function momentsWanted(total: number, turns: number): number[] {
  const count = Math.max(1, Math.min(MOST_SAMPLES, turns, total));
  const wanted = Array.from({ length: count }, (_, i) => Math.round(((i + 1) * total) / (count + 1)));
  return [...new Set(wanted)].filter((n) => n > 0 && n < total);
}

export function sampleOf(n: number, view: View): Sample {
  return {
    n,
    turns: view.turns,
    seats: view.seats.map((player) => ({
      score: player.score,
      gold: player.resources.gold,
      culture: player.resources.culture,
    })),
  };
}

/** In order, one for each number of turns played: the later one counts. */
export function inOrder(samples: readonly Sample[]): Sample[] {
  const byTurn = new Map<number, Sample>();
  for (const sample of [...samples].sort((a, b) => a.n - b.n)) byTurn.set(sample.turns, sample);
  return [...byTurn.values()];
}

export function rowsOf(samples: readonly Sample[], stock: Stock): Row[] {
  return samples.map(({ turns, seats }) => ({ x: turns, values: seats.map((seat) => seat[stock]) }));
}

/** All that each seat has gained, round by round. */
export function gainsOf(steps: readonly Step[], seats: number): Row[] {
  const rounds = new Map<number, number[]>();
  let round = 1;
  for (const turn of groupTurns(steps)) {
    round = turn.round ?? round;
    const sums = rounds.get(round) ?? Array.from({ length: seats }, () => 0);
    rounds.set(round, sums);
    for (const event of turn.deeds.flatMap(({ events }) => events))
      if (event.kind === "gained") sums[event.seat] = (sums[event.seat] ?? 0) + event.count;
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([x, values]) => ({ x, values }));
}

const SPAN = 64;

/** The whole log up to `n`: what is known, and what is missing before it. */
export function useWholeLog(id: string, n: number, known: readonly Step[], wanted: boolean) {
  const [found, setFound] = useState<Step[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const first = Math.min(n, known[0]?.n ?? n);
  const steps = found.length > 0 ? [...found, ...known.filter((step) => step.n >= found.length)] : known;
  const whole = (steps[0]?.n ?? n) === 0 && steps.length >= n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again.
  useEffect(() => {
    if (!wanted || whole) return;
    let left = true;
    const load = async () => {
      const made: Step[] = [];
      for (let from = 1; from <= first && left; from += SPAN) {
        const { moments } = await api.steps(id, from, Math.min(from + SPAN - 1, first), false);
        made.push(...moments.flatMap((moment) => (moment.step ? [moment.step] : [])));
      }
      if (left) setFound(made);
    };
    setError(null);
    load().catch((fault: unknown) => left && setError(fault));
    return () => {
      left = false;
    };
  }, [id, first, wanted, whole, round]);
  return { steps, whole, error, again: () => setRound((last) => last + 1) };
}

export interface Course {
  samples: Sample[];
  /** How much of it has come, from 0 to 1. */
  done: number;
  error: unknown;
  again(): void;
}

/** Fetch how a game went up to the moment `n`, a few moments at a time; the chart grows as they come. */
export function useCourse(id: string, n: number, view: View): Course {
  const [samples, setSamples] = useState<Sample[]>([]);
  const [done, setDone] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const { turns } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again.
  useEffect(() => {
    let left = true;
    const queue = momentsWanted(n, turns);
    const all = Math.max(queue.length, 1);
    setError(null);
    setDone(queue.length === 0 ? 1 : 0);
    let come = 0;
    const work = async () => {
      for (let next = queue.shift(); next !== undefined && left; next = queue.shift()) {
        const moment = await api.step(id, next);
        if (!left) return;
        const sample = sampleOf(moment.n, moment.view as unknown as View);
        come += 1;
        setSamples((before) => [...before.filter((one) => one.n !== sample.n), sample]);
        setDone(come / all);
      }
    };
    Promise.all(Array.from({ length: AT_ONCE }, work)).catch((fault: unknown) => left && setError(fault));
    return () => {
      left = false;
    };
  }, [id, n, turns, round]);
  return { samples: inOrder([...samples, sampleOf(n, view)]), done, error, again: () => setRound((last) => last + 1) };
}
