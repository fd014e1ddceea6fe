import { describe, expect, it } from "vitest";
import type { Choice } from "../monolyth.gen";
import type { ChoiceGroup } from "../protocol.gen";
import { readColumns } from "../table/choices";
import { type Cell, cellName, parseCell, poseKey, shapeCells, tipped, turned } from "./cells";
import {
  blockedAt,
  cycled,
  firstPose,
  flipped,
  middle,
  nearest,
  nextFitting,
  offered,
  openSides,
  readChoices,
  triedStone,
} from "./choices";
import burn from "./fixtures/burn.json";
import discard from "./fixtures/discard.json";
import four from "./fixtures/four.json";
import two from "./fixtures/two.json";
import type { Tried } from "./types";

/** A stone that can be placed in these ways. */
const places = (...cells: string[]): ChoiceGroup[] => [
  { do: "place", n: cells.length, all: { steps: 1, shape: "D2" }, each: { cells } },
];
const posesOf = (groups: ChoiceGroup[]) => readChoices(groups).reached.get(1)?.poses ?? [];

describe("reading choices", () => {
  it.each([
    ["two", two],
    ["four", four],
    ["burn", burn],
    ["discard", discard],
  ])("finds every choice of %s again, and no other", (_, fixture) => {
    const groups = fixture.choices as unknown as ChoiceGroup[];
    const menu = readChoices(groups);
    const made: unknown[] = [...menu.burns].map(([value, pick]) => ({ do: "burn", value, pick }));
    for (const [value, sides] of menu.prophecies)
      for (const [side, pick] of sides) made.push({ do: "prophecy", value, side, pick });
    for (const { steps, poses, swaps, discard } of menu.reached.values()) {
      if (discard !== null) made.push({ do: "discard", steps, pick: discard });
      for (const { names, pick } of swaps) made.push({ do: "swap", steps, cell: names[0], pick });
      for (const { names, pick } of poses.flatMap((pose) => pose.fits))
        made.push({ do: "place", steps, shape: expect.any(String), cells: names, pick });
    }
    const choices = readColumns<Choice>(groups, new Set(["cells"]));
    expect(menu.size).toBe(choices.length);
    expect(made).toHaveLength(choices.length);
    expect(choices).toEqual(expect.arrayContaining(made));
  });

  it("knows for which walls a prophecy can be made", () => {
    const menu = readChoices([
      { do: "prophecy", n: 2, all: { value: 7 }, each: { side: ["N", "W"] } },
      { do: "prophecy", n: 1, all: { value: 8, side: "W" }, each: {} },
    ]);
    expect(openSides(menu, null)).toEqual(["N", "W"]);
    expect(openSides(menu, 8)).toEqual(["W"]);
    expect(openSides(menu, 9)).toEqual([]);
  });

  it("groups placements that lie alike", () => {
    const poses = posesOf(places("a1/1 b1/1", "a2/1 b2/1", "a1/1 a2/1"));
    expect(poses.map((pose) => pose.fits.length)).toEqual([2, 1]);
  });
});

describe("a stone that is tried", () => {
  const answer = triedStone(two.placements["0 L3"] as Tried).poses;

  it("knows every way a corner can lie", () => {
    expect(answer).toHaveLength(12);
    expect(new Set(answer.map((pose) => pose.key)).size).toBe(12);
  });

  it("can be placed only where that is offered", () => {
    const fit = answer.flatMap((pose) => pose.fits)[0];
    const kept = offered(answer, posesOf(places(fit?.names.join(" ") ?? "", "a1/9 b1/9")));
    expect(kept).toHaveLength(12);
    expect(kept.flatMap((pose) => pose.fits)).toEqual([{ ...fit, pick: 0 }]);
  });

  it("says why a pose does not fit", () => {
    const blocked = answer.filter((pose) => pose.blocked.length > 0)[0];
    const at = parseCell(blocked?.blocked[0]?.at ?? "");
    const why = blocked && blockedAt({ ...blocked, fits: [] }, middle(at));
    expect(["gap", "high"]).toContain(why?.why);
  });

  it("gives no reason where the pose fits", () => {
    const pose = answer.find((one) => one.fits.length > 0);
    const cell = pose?.fits[0]?.cells[0];
    expect(pose && cell && blockedAt(pose, middle(cell))).toBeUndefined();
  });

  it("starts with a pose that fits and goes round those that do", () => {
    const start = firstPose(answer);
    expect(start?.fits.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (let key = start?.key ?? ""; !seen.has(key); key = nextFitting(answer, key)?.key ?? "") seen.add(key);
    expect(seen.size).toBe(answer.filter((pose) => pose.fits.length > 0).length);
  });
});

describe("turning", () => {
  it("comes back after four quarter turns", () => {
    const cells = shapeCells("L4");
    const four = [turned, turned, turned, turned].reduce((now, turn) => turn(now), cells);
    expect(poseKey(four)).toBe(poseKey(cells));
    expect(poseKey(turned(turned(cells), true))).toBe(poseKey(cells));
    expect(poseKey(tipped(tipped(cells), false, true))).toBe(poseKey(cells));
    expect(poseKey(tipped(tipped(cells, true), true, true))).toBe(poseKey(cells));
  });

  it("turns clockwise as seen from above", () => {
    // A corner that points to the north-west points to the north-east after it.
    expect(poseKey(turned(shapeCells("L3")))).toBe("000 100 110");
  });

  it("reaches all 24 ways of an L by turning and tipping", () => {
    const seen = new Map([[poseKey(shapeCells("L4")), shapeCells("L4")]]);
    for (const cells of seen.values())
      for (const next of [turned(cells), tipped(cells)]) if (!seen.has(poseKey(next))) seen.set(poseKey(next), next);
    expect(seen.size).toBe(24);
  });

  it("never turns or flips into a way to lie that fits nowhere, while another fits", () => {
    const tried = triedStone(two.placements["0 L3"] as Tried).poses;
    const some = tried.map((pose, i) => (i % 3 ? { ...pose, fits: [] } : pose));
    const fitting = some.filter((pose) => pose.fits.length > 0);
    expect(fitting.length).toBeGreaterThan(2);
    const tips = [(cells: readonly Cell[]) => tipped(cells), (cells: readonly Cell[]) => tipped(cells, true)];
    const seen = new Set<string>();
    for (const { key } of fitting)
      for (const next of [cycled(some, key, turned), flipped(some, key, tips)]) {
        if (next) expect(next.fits.length).toBeGreaterThan(0);
        if (next) seen.add(next.key);
      }
    expect(seen.size).toBeGreaterThan(1);
    // A stone that fits nowhere may still be turned and looked at.
    const none = tried.map((pose) => ({ ...pose, fits: [] }));
    expect(cycled(none, none[0]?.key ?? "", turned)).toBeDefined();
    expect(flipped(none, none[0]?.key ?? "", tips)).toBeDefined();
  });

  it("passes over ways to lie that are not known", () => {
    const poses = posesOf(places("a1/1 a2/1 b1/1", "a2/1 b1/1 b2/1"));
    expect(cycled(poses, "000 010 100", turned)?.key).toBe("010 100 110");
    expect(cycled(poses, "nothing", turned)).toBeUndefined();
  });
});

describe("snapping", () => {
  const poses = posesOf(places("a1/1 b1/1", "b1/1 c1/1", "c4/1 d4/1"));
  const fits = poses[0]?.fits ?? [];

  it("takes the placement nearest the pointer", () => {
    expect(nearest(fits, { x: 0.2, y: 0.5 })?.names).toEqual(["a1/1", "b1/1"]);
    expect(nearest(fits, { x: 1.9, y: 0.5 })?.names).toEqual(["b1/1", "c1/1"]);
    expect(nearest(fits, { x: 3.5, y: 3.0 })?.names).toEqual(["c4/1", "d4/1"]);
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });

  it("names cells as the notation does", () => {
    expect(["a1/2", "d4/1"].map(parseCell).map(cellName)).toEqual(["a1/2", "d4/1"]);
  });
});
