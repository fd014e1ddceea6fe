import { describe, expect, it } from "vitest";
import { cellNames, parseCell, poseKey, shapeCells, tipped, turned } from "./cells";
import {
  blockedAt,
  cycled,
  firstPose,
  middle,
  nearest,
  nextFitting,
  placeMove,
  readChoices,
  swapMove,
  trialPoses,
} from "./choices";
import burn from "./fixtures/burn.json";
import discard from "./fixtures/discard.json";
import four from "./fixtures/four.json";
import two from "./fixtures/two.json";
import type { TrialPose } from "./types";

const lines = (fixture: { choices: string }) => fixture.choices.split("; ");

describe("reading choices", () => {
  it.each([
    ["two", two],
    ["four", four],
    ["burn", burn],
    ["discard", discard],
  ])("finds every choice of %s again, and no other", (_, fixture) => {
    const menu = readChoices(lines(fixture));
    const made: string[] = menu.burns.map((value) => `burn ${value}`);
    for (const [value, sides] of menu.prophecies) for (const side of sides) made.push(`prophecy ${value} ${side}`);
    for (const { steps, shape, poses, swaps, discard } of menu.reached.values()) {
      if (discard) made.push(`${steps} discard`);
      for (const fit of swaps) made.push(swapMove(steps, fit));
      for (const pose of poses) for (const fit of pose.fits) made.push(placeMove(steps, shape ?? "", fit));
    }
    expect(made.sort()).toEqual(lines(fixture).sort());
  });

  it("groups placements that lie alike", () => {
    const { poses } = readChoices(["1 D2 a1/1 b1/1", "1 D2 a2/1 b2/1", "1 D2 a1/1 a2/1"]).reached.get(1) ?? {
      poses: [],
    };
    expect(poses.map((pose) => pose.fits.length)).toEqual([2, 1]);
  });
});

describe("a trial", () => {
  const answer = trialPoses(two.trials["0 L3"] as TrialPose[]);

  it("knows every way a corner can lie", () => {
    expect(answer).toHaveLength(12);
    expect(new Set(answer.map((pose) => pose.key)).size).toBe(12);
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

  it("passes over ways to lie that fit nowhere", () => {
    const { poses } = readChoices(["1 L3 a1/1 a2/1 b1/1", "1 L3 a2/1 b1/1 b2/1"]).reached.get(1) ?? { poses: [] };
    expect(cycled(poses, "000 010 100", turned)?.key).toBe("010 100 110");
    expect(cycled(poses, "nothing", turned)).toBeUndefined();
  });
});

describe("snapping", () => {
  const { poses } = readChoices(["1 D2 a1/1 b1/1", "1 D2 b1/1 c1/1", "1 D2 c4/1 d4/1"]).reached.get(1) ?? { poses: [] };
  const fits = poses[0]?.fits ?? [];

  it("takes the placement nearest the pointer", () => {
    expect(nearest(fits, { x: 0.2, y: 0.5 })?.names).toEqual(["a1/1", "b1/1"]);
    expect(nearest(fits, { x: 1.9, y: 0.5 })?.names).toEqual(["b1/1", "c1/1"]);
    expect(nearest(fits, { x: 3.5, y: 3.0 })?.names).toEqual(["c4/1", "d4/1"]);
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });

  it("names cells as the notation does", () => {
    expect(cellNames([parseCell("b1/1"), parseCell("a1/2")])).toEqual(["a1/2", "b1/1"]);
  });
});
