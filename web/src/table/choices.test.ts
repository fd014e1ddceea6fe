import { expect, test } from "vitest";
import { grouped, readColumns } from "./choices";

test("a choice that nobody is offered any more is read as if it were", () => {
  const choice = { do: "place", steps: 2, cells: ["a1/1", "a2/1"] };
  expect(readColumns([grouped(choice)], new Set(["cells"]))).toEqual([{ ...choice, pick: 0 }]);
});
