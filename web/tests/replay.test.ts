import { expect, test } from "vitest";
import { type Film, nextTurn } from "../src/pages/replay";
import type { Moment } from "../src/protocol.gen";

/** A film from the seats on turn after each choice; -1 is nature. */
function film(turns: (number | null)[], rounds: number[] = []): Film {
  const moments: Moment[] = turns.map((turn, n) => ({ n, step: null, turn, view: { round: rounds[n] ?? 1 } }));
  return { length: turns.length - 1, at: (n) => moments[n], error: null, again: () => undefined };
}

test("a turn ends when another seat decides", () => {
  const two = film([-1, -1, 0, -1, 1, 0, -1, 1, null]);
  expect(nextTurn(two, 0, true)).toBe(2);
  expect(nextTurn(two, 2, true)).toBe(4);
  expect(nextTurn(two, 4, true)).toBe(5);
  expect(nextTurn(two, 7, true)).toBe(8);
  expect(nextTurn(two, 4, false)).toBe(2);
  expect(nextTurn(two, 2, false)).toBe(0);
});

test("alone, a turn is a round", () => {
  const solo = film([0, -1, 0, 0, -1, 0], [1, 1, 1, 2, 2, 2]);
  expect(nextTurn(solo, 0, true)).toBe(3);
});
