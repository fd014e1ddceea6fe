import { expect, test } from "vitest";
import { type Film, moverAt, nextTurn } from "../src/pages/replay";
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

test("the Automa has turns of its own, though only nature decides in them", () => {
  const seats = [0, 0, 1, 1, 0];
  const moments: Moment[] = seats.map((seat, n) => ({ n, step: null, turn: seat ? -1 : 0, view: { round: 1, seat } }));
  const automa: Film = { length: 4, at: (n) => moments[n], error: null, again: () => undefined };
  expect(nextTurn(automa, 0, true)).toBe(2);
  expect(nextTurn(automa, 2, true)).toBe(4);
  expect(nextTurn(automa, 4, false)).toBe(3);
});

test("the replay follows whoever moves", () => {
  const step = (seat: number) => ({ n: 0, seat, move: null, events: [] });
  const moments: (Moment | undefined)[] = [
    { n: 0, step: null, turn: 0, view: {} },
    { n: 1, step: step(1), turn: -1, view: {} },
    { n: 2, step: step(-1), turn: 0, view: {} },
    undefined,
    { n: 4, step: step(-1), turn: 0, view: {} },
    { n: 5, step: step(-1), turn: 0, view: { seat: 2 } },
  ];
  const told: Film = { length: 5, at: (n) => moments[n], error: null, again: () => undefined };
  expect(moverAt(told, 0)).toBeNull();
  expect(moverAt(told, 1)).toBe(1);
  expect(moverAt(told, 2)).toBe(1);
  expect(moverAt(told, 4)).toBeNull();
  expect(moverAt(told, 5)).toBe(2);
});
