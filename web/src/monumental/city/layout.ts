// How a City is laid out for choosing: which acts belong to which space, which pairs of row and column can be chosen.

import type { Choice, CrossAnswer, Space, View } from "../../monumental.gen";
import type { Act } from "../say";

export interface Pair {
  row: number;
  column: number;
}

export const SIDE = [1, 2, 3] as const;

/** The number of a space, counted along the rows from 1. */
export function slotOf(row: number, column: number): number {
  return (row - 1) * SIDE.length + column;
}

export interface Slot {
  slot: number;
  row: number;
  column: number;
  space: Space;
  /** The next cards come here, as the first, the second …; 0: none does. */
  lands: number;
}

/** The nine spaces of a City along its rows. */
export function slotsOf(city: readonly (readonly Space[])[], lands: readonly number[]): Slot[] {
  return city.flatMap((spaces, i) =>
    spaces.map((space, k) => {
      const slot = slotOf(i + 1, k + 1);
      return { slot, row: i + 1, column: k + 1, space, lands: lands.indexOf(slot) + 1 };
    }),
  );
}

const AT_SLOTS: ReadonlySet<string> = new Set([
  "activate",
  "reinforce",
  "archive",
  "discard",
  "give_up",
  "copy",
  "pick",
  "use",
] satisfies Choice["do"][]);

/** The acts that are done with a space, by its number. */
export function actsBySlot(acts: readonly Act[]): Map<number, Act[]> {
  const found = new Map<number, Act[]>();
  for (const act of acts) {
    const { choice } = act;
    if (!AT_SLOTS.has(choice.do) || !("slot" in choice) || choice.slot === undefined) continue;
    found.set(choice.slot, [...(found.get(choice.slot) ?? []), act]);
  }
  return found;
}

/** The pairs that can be chosen now: all of them, or those of the row that was taken before. */
export function pairsOf(view: View, acts: readonly Act[]): Pair[] {
  const rows = acts.flatMap(({ choice }) => (choice.do === "row" ? [choice.row] : []));
  const columns = acts.flatMap(({ choice }) => (choice.do === "column" ? [choice.column] : []));
  if (rows.length > 0) return rows.flatMap((row) => SIDE.map((column) => ({ row, column })));
  const question = view.question;
  const row = question?.kind === "column" ? question.about.row : undefined;
  return row === undefined ? [] : columns.map((column) => ({ row, column }));
}

/** The pair that a hint advises: a row with the column that goes with it. */
export function advisedPair(choice: Choice | null, next: Record<string, unknown> | null | undefined): Pair | null {
  if (choice?.do !== "row" || typeof next?.column !== "number") return null;
  return { row: choice.row, column: next.column };
}

export function isPair(a: Pair | null, b: Pair | null): boolean {
  return a !== null && b !== null && a.row === b.row && a.column === b.column;
}

/** What the rules said about a pair. */
export function crossAt(crosses: readonly CrossAnswer[] | null, pair: Pair | null): CrossAnswer | null {
  return crosses?.find((cross) => isPair(cross, pair)) ?? null;
}

/** Cards with their numbers, those that are known on top first. */
export function counted(cards: Readonly<Record<string, number>>, top: readonly string[] = []): [string, number][] {
  const all = new Map<string, number>();
  for (const card of top) all.set(card, (all.get(card) ?? 0) + 1);
  for (const [card, n] of Object.entries(cards)) all.set(card, (all.get(card) ?? 0) + n);
  return [...all];
}
