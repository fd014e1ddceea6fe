import { describe, expect, test } from "vitest";
import type { View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import { niceStep, path, scale, spread, ticks } from "./chart";
import { gainsOf, inOrder, momentsWanted, rowsOf, type Sample, sampleOf } from "./course";

describe("scales", () => {
  test("steps are round and whole", () => {
    expect([3, 7, 18, 37, 90, 240].map((most) => niceStep(most, 4))).toEqual([1, 2, 5, 10, 25, 100]);
  });

  test("lines reach to the greatest value", () => {
    expect(ticks(37)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0)).toEqual([0, 1]);
  });

  test("values become places, zero too", () => {
    const y = scale(40, 200, 0);
    expect([y(0), y(20), y(40)]).toEqual([200, 100, 0]);
    expect(scale(0, 10, 20)(0)).toBe(10);
  });

  test("a line goes from point to point", () => {
    expect(
      path([
        [1, 2],
        [3.26, 4],
      ]),
    ).toBe("M1 2L3.3 4");
    expect(path([])).toBe("");
  });

  test("labels do not cover each other and stay inside", () => {
    expect(spread([50, 52, 90], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([0, 0], 20, 0, 100)).toEqual([0, 20]);
  });
});

describe("how it went", () => {
  test("asks for about one moment a turn, between the first and the last", () => {
    expect(momentsWanted(100, 4)).toEqual([20, 40, 60, 80]);
    expect(momentsWanted(900, 300)).toHaveLength(30);
    expect(momentsWanted(3, 40)).toEqual([1, 2]);
    expect(momentsWanted(0, 0)).toEqual([]);
  });

  test("one sample for each number of turns, the later one", () => {
    const sample = (n: number, turns: number): Sample => ({ n, turns, seats: [] });
    expect(inOrder([sample(30, 3), sample(10, 1), sample(12, 1)]).map(({ n }) => n)).toEqual([12, 30]);
  });

  test("a sample is read off the view", () => {
    const seat = { score: 12, resources: { gold: 3, culture: 2 } };
    const sample = sampleOf(90, { turns: 7, seats: [seat] } as unknown as View);
    expect(sample).toEqual({ n: 90, turns: 7, seats: [{ score: 12, gold: 3, culture: 2 }] });
    expect(rowsOf([sample], "gold")).toEqual([{ x: 7, values: [3] }]);
  });

  test("gains are added up by round, for whoever has them", () => {
    const gained = (seat: number, count: number) => ({ kind: "gained", seat, resource: "gold", count });
    const turn = (seat: number, round: number) => ({ kind: "turn", seat, round });
    const steps: Step[] = [
      [turn(0, 1)],
      [gained(0, 3), gained(0, 1)],
      [gained(1, 2), turn(1, 1)],
      [gained(1, 5), turn(0, 2)],
      [gained(0, 7)],
    ].map((events, n) => ({ n, seat: 0, move: null, events }));
    expect(gainsOf(steps, 2)).toEqual([
      { x: 1, values: [4, 7] },
      { x: 2, values: [7, 0] },
    ]);
  });
});
