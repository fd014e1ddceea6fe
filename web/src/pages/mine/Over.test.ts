import { expect, test } from "vitest";
import { signOf } from "./Over";

test("a game that was won, lost or given up is told apart by its sign, and only a mere end is ticked off", () => {
  const signs = ["won", "lost", "resigned", "time", "stopped", "alone"].map(signOf);
  expect(new Set(signs).size).toBe(signs.length);
  expect(["shared", "they-resigned", "they-time"].map(signOf)).toEqual(["crown", "crown", "crown"]);
  expect(["alone", "together"].map(signOf)).toEqual(["check", "check"]);
});
