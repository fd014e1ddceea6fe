import { describe, expect, test } from "vitest";
import { niceStep, path, scale, spread, ticks } from "./chart";

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
