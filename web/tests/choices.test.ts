import { expect, test } from "vitest";
import { grouped, readColumns } from "../src/table/choices";

const LISTS = new Set(["cells"]);

test("columns become choices, numbered through all groups", () => {
  const groups = [
    { do: "place", n: 2, all: { steps: 1, shape: "D2" }, each: { cells: ["a1/1 b1/1", "a1/1 a2/1"] } },
    { do: "swap", n: 1, all: { steps: 1, cell: "a1/1" }, each: {} },
    { do: "place", n: 1, all: { steps: 2, shape: "D2", cells: "c1/1 d1/1" }, each: {} },
  ];
  expect(readColumns(groups, LISTS)).toEqual([
    { do: "place", pick: 0, steps: 1, shape: "D2", cells: ["a1/1", "b1/1"] },
    { do: "place", pick: 1, steps: 1, shape: "D2", cells: ["a1/1", "a2/1"] },
    { do: "swap", pick: 2, steps: 1, cell: "a1/1" },
    { do: "place", pick: 3, steps: 2, shape: "D2", cells: ["c1/1", "d1/1"] },
  ]);
});

test("only parts that are lists are taken apart, and a list may be empty", () => {
  const groups = [{ do: "say", n: 1, all: { text: "a b", cells: "", cost: { gold: 1 } }, each: {} }];
  expect(readColumns(groups, LISTS)).toEqual([{ do: "say", pick: 0, text: "a b", cells: [], cost: { gold: 1 } }]);
});

test("no groups are no choices", () => {
  expect(readColumns([], LISTS)).toEqual([]);
});

test("a choice that nobody is offered any more is read as if it were", () => {
  const choice = { do: "place", steps: 2, cells: ["a1/1", "a2/1"] };
  expect(readColumns([grouped(choice)], LISTS)).toEqual([{ ...choice, pick: 0 }]);
});
