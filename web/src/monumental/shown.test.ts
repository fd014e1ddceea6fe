import { expect, test } from "vitest";
import { shownIn } from "./shown";

test("before the first turn a replay shows the City of whoever settles, then of whom it follows", () => {
  expect(shownIn({ round: 0, turn: 1 }, 0)).toBe(1);
  expect(shownIn({ round: 1, turn: 1 }, 0)).toBe(0);
  expect(shownIn({ round: 0, turn: -1 }, 0)).toBe(0);
  expect(shownIn({ round: 1, turn: 1 }, null)).toBeNull();
});

test("a table that is played follows nobody", () => {
  expect(shownIn({ round: 0, turn: 1 }, undefined)).toBeNull();
});
