import { expect, test } from "vitest";
import type { Choice, CrossAnswer, Space, View } from "../../monumental.gen";
import type { Act } from "../say";
import { actsBySlot, counted, crossAt, pairsOf, slotOf, slotsOf } from "./layout";

const SPACE: Space = { card: "fort", knowledge: null, active: false, stays: false };
const CITY = [
  [SPACE, SPACE, SPACE],
  [SPACE, { ...SPACE, card: null }, SPACE],
  [SPACE, SPACE, SPACE],
];

function acts(...choices: Choice[]): Act[] {
  return choices.map((choice, pick) => ({ choice: { ...choice, pick }, pick, label: "", note: "", group: "other" }));
}

const asked = (question: unknown) => ({ question }) as View;

test("spaces are counted along the rows, and know which of the next cards they get", () => {
  expect(slotOf(2, 3)).toBe(6);
  const slots = slotsOf(CITY, [5, 7]);
  expect(slots.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(slots.filter(({ lands }) => lands > 0).map(({ slot, lands }) => [slot, lands])).toEqual([
    [5, 1],
    [7, 2],
  ]);
});

test("all nine pairs can be chosen while the row is asked", () => {
  const rows = acts({ do: "row", row: 1 }, { do: "row", row: 2 }, { do: "row", row: 3 });
  expect(pairsOf(asked({ kind: "row", about: {} }), rows)).toHaveLength(9);
});

test("only those of the row that was taken can be chosen while the column is asked", () => {
  const columns = acts({ do: "column", column: 1 }, { do: "column", column: 3 });
  expect(pairsOf(asked({ kind: "column", about: { row: 2 } }), columns)).toEqual([
    { row: 2, column: 1 },
    { row: 2, column: 3 },
  ]);
  expect(pairsOf(asked({ kind: "actions", about: {} }), acts({ do: "end" }))).toEqual([]);
});

test("the answer about a pair is found", () => {
  const cross = { row: 2, column: 3, slots: [3, 4, 5, 6, 9] } as CrossAnswer;
  expect(crossAt([cross], { row: 2, column: 3 })).toBe(cross);
  expect(crossAt([cross], { row: 3, column: 3 })).toBeNull();
  expect(crossAt(null, { row: 2, column: 3 })).toBeNull();
});

test("acts lie at their spaces; those without one lie nowhere", () => {
  const found = actsBySlot(
    acts(
      { do: "archive", card: "fort", slot: 4 },
      { do: "archive", card: "mine", slot: 6 },
      { do: "copy", what: "card", id: "mine" },
      { do: "stop" },
    ),
  );
  expect([...found.keys()]).toEqual([4, 6]);
});

test("known cards of a deck come first and are counted with the rest", () => {
  expect(counted({ fort: 2, mine: 1 }, ["mine"])).toEqual([
    ["mine", 2],
    ["fort", 2],
  ]);
});
