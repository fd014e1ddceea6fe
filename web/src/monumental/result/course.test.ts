import { describe, expect, test } from "vitest";
import type { View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import { gainsOf, inOrder, momentsWanted, rowsOf, type Sample, sampleOf } from "./course";

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
