import { expect, test } from "vitest";
import { shift } from "./bring";

test("what is seen stays where it is, with some room around it", () => {
  expect(shift(10, 90, 0, 100)).toBe(0);
  expect(shift(20, 120, 0, 100)).toBeGreaterThan(0);
  expect(shift(-20, 30, 0, 100)).toBeLessThan(-20);
  expect(shift(70, 120, 0, 100)).toBeGreaterThan(20);
});

test("what is too large begins where the view begins", () => {
  const by = shift(40, 240, 0, 100);
  expect(shift(40 - by, 240 - by, 0, 100)).toBe(0);
  expect(40 - by).toBeGreaterThan(0);
  expect(40 - by).toBeLessThan(10);
});
