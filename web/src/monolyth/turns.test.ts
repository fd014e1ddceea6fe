import { expect, test } from "vitest";
import type { Step } from "../protocol.gen";
import { groupTurns, lastTurns, pointsOf } from "./turns";

const step = (n: number, seat: number, ...events: object[]): Step => ({ n, seat, text: "", events }) as unknown as Step;
const drawn = (n: number, site: number, ...more: object[]) =>
  step(n, -1, { kind: "refilled", site, shape: "L4", colour: "blue" }, ...more);
const placed = (seat: number) => [
  { kind: "moved", seat, from: 0, to: 1, steps: 1 },
  { kind: "taken", seat, site: 1, shape: "L4", colour: "blue" },
  { kind: "placed", seat, shape: "L4", colour: "blue", cells: ["a1/1"] },
];

test("dealing is one turn of nobody, and what nature does goes with the turn before", () => {
  const steps = [
    drawn(0, 1),
    drawn(1, 2),
    step(2, 0, ...placed(0)),
    drawn(
      3,
      0,
      { kind: "level", seat: 0, level: 1, points: 7 },
      { kind: "structure", seat: 0, points: 8, symmetry: 0 },
    ),
    step(4, 1, { kind: "prophecy", seat: 1, value: 9, side: "S" }),
  ];
  const turns = groupTurns(steps);
  expect(turns.map(({ n, seat, end }) => [n, seat, end])).toEqual([
    [0, null, 2],
    [2, 0, 4],
    [4, 1, 5],
  ]);
  expect(turns[0]?.drawn).toHaveLength(2);
  expect(turns[1]?.deeds.map(({ kind }) => kind)).toEqual(["placed"]);
  expect(turns.map(pointsOf)).toEqual([0, 15, 0]);
  expect(lastTurns(turns).get(1)?.deeds[0]?.kind).toBe("prophecy");
});

test("a token that is given up belongs to the turn before", () => {
  const turns = groupTurns([step(5, 0, ...placed(0)), drawn(6, 0), step(7, 0, { kind: "burnt", seat: 0, value: 4 })]);
  expect(turns).toHaveLength(1);
  expect(turns[0]?.deeds.map(({ kind }) => kind)).toEqual(["placed", "burnt"]);
});
