// Acts that take several choices in a row, such as a row and then a column: what comes next is played by itself, as long
// as it is among the choices.

import { useCallback, useEffect, useRef } from "react";
import type { Choice, ConquestAnswer } from "../monumental.gen";
import { advisedPair } from "./city/layout";
import type { Act } from "./say";

/** Recognises the next choice of a plan. */
export type Wish = (choice: Choice) => boolean;

/**
 * Plays choices. `begin` plays the first act that the first wish recognises and remembers the others; each is played when
 * a position offers it. A position that does not offer it ends the plan, and so does any other act.
 */
export function useIntent(acts: readonly Act[], moment: string, onMove: (pick: number) => void) {
  const plan = useRef<Wish[]>([]);
  const played = useRef("");
  const move = useRef(onMove);
  move.current = onMove;

  const held = useRef(false);
  const [epoch] = moment.split(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was planned before an undo is meant no more.
  useEffect(() => {
    plan.current = [];
  }, [epoch]);
  useEffect(() => {
    // While a choice is under way nothing is offered; offered again at the same moment, it was refused.
    if (acts.length === 0) held.current = true;
    else if (held.current) {
      held.current = false;
      if (played.current === moment) plan.current = [];
    }
    if (plan.current.length === 0 || acts.length === 0 || played.current === moment) return;
    const [wish, ...rest] = plan.current;
    const act = acts.find(({ choice }) => wish?.(choice));
    plan.current = act ? rest : [];
    if (act) {
      played.current = moment;
      move.current(act.pick);
    }
  }, [acts, moment]);

  const act = useCallback((pick: number) => {
    plan.current = [];
    move.current(pick);
  }, []);
  const begin = useCallback(
    (wishes: readonly Wish[]) => {
      const [wish, ...rest] = wishes;
      const first = acts.find(({ choice }) => wish?.(choice));
      if (!first) return;
      plan.current = rest;
      played.current = moment;
      move.current(first.pick);
    },
    [acts, moment],
  );
  const stop = useCallback(() => {
    plan.current = [];
  }, []);
  return { act, begin, stop };
}

/** The wishes of a pair of row and column. */
export function crossWishes(row: number, column: number): Wish[] {
  return [
    (choice) => choice.do === "row" && choice.row === row,
    (choice) => choice.do === "column" && choice.column === column,
  ];
}

/** The wishes of the whole act that a hint begins: a row with its column, a conquest with the Units that the map shows;
 * null: one choice is all of it. */
export function hintWishes(
  choice: Choice | undefined,
  next: Record<string, unknown> | null | undefined,
  conquests: readonly ConquestAnswer[] | null,
): Wish[] | null {
  const pair = advisedPair(choice ?? null, next);
  if (pair) return crossWishes(pair.row, pair.column);
  if (choice?.do !== "conquer") return null;
  const march = conquests?.find(({ tile }) => tile === choice.tile)?.march ?? [];
  return march.length > 0 ? conquestWishes(choice.tile, march) : null;
}

/** The wishes of a conquest with just these Units. */
export function conquestWishes(tile: string, march: readonly { tile: string; figure: string }[]): Wish[] {
  return [
    (choice) => choice.do === "conquer" && choice.tile === tile,
    ...march.map(
      (unit): Wish =>
        (choice) =>
          choice.do === "march" && choice.tile === unit.tile && choice.figure === unit.figure,
    ),
  ];
}
