import { expect, test } from "vitest";
import { sayReason } from "../../table/reasons";
import { rowAt, sayLost } from "./values";

const say = (id: string, values?: Record<string, unknown>) => `${id} ${JSON.stringify(values)}`;

test("the decision of a moment is the last that is not after it", () => {
  const rows = [{ n: 12 }, { n: 14 }, { n: 17 }, { n: 20 }];
  expect([0, 12, 13, 14, 16, 17, 19, 20, 99].map((n) => rowAt(rows, n))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
});

test("what was lost is told in what counts", () => {
  expect(sayLost(say, 0.1234, false)).toBe('analysis-lost-win {"n":12}');
  expect(sayLost(say, 3.26, true)).toBe('analysis-lost-points {"n":3.3}');
});

test("a reason says which", () => {
  expect(sayReason(say, { kind: "prophecy", about: { side: "N" } }, [])).toContain('"side":"N"');
  expect(sayReason(say, { kind: "deny", about: { seat: 1 } }, ["Ada", "Ben"])).toContain('"name":"Ben"');
  expect(sayReason(say, { kind: "luck", about: {} }, [])).toContain('"side":"none","level":0,"name":"hint-others');
});
