import { expect, test } from "vitest";
import { sayReason } from "../../table/reasons";
import { roomFor } from "./CourseChart";
import { rowAt, sayCost, sayLost } from "./values";

const say = (id: string, values?: Record<string, unknown>) => `${id} ${JSON.stringify(values)}`;

test("the decision of a moment is the last that is not after it", () => {
  const rows = [{ n: 12 }, { n: 14 }, { n: 17 }, { n: 20 }];
  expect([0, 12, 13, 14, 16, 17, 19, 20, 99].map((n) => rowAt(rows, n))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
});

test("what was lost is told in what counts, as the difference of the two values that are shown", () => {
  expect(sayLost(say, { got: 0.1663, kept: 0.3832 }, false)).toBe('analysis-lost-win {"n":21}');
  expect(sayCost(say, { got: 0.1663, kept: 0.3832 }, false)).toBe('analysis-lost-win-long {"n":21}');
  expect(sayLost(say, { got: 20.04, kept: 23.35 }, true)).toBe('analysis-lost-points {"n":3.4}');
});

test("a reason says which", () => {
  expect(sayReason(say, { kind: "prophecy", about: { side: "N" } }, [])).toContain('"side":"N"');
  expect(sayReason(say, { kind: "deny", about: { seat: 1 } }, ["Ada", "Ben"])).toContain('"name":"Ben"');
  expect(sayReason(say, { kind: "luck", about: {} }, [])).toContain('"side":"none","level":0,"name":"hint-others');
});

test("the chart leaves room for the longest figure beside it, in every language", () => {
  // In Inter at 12 px, 100 % with a space is 36 px wide, and there is a gap.
  expect(roomFor(["0\u202f%", "100\u202f%"])).toBeGreaterThanOrEqual(36 + 6);
  expect(roomFor(["0", "9"])).toBeLessThan(roomFor(["0", "120"]));
});
