import { expect, test } from "vitest";
import words from "../fixtures/icon-words.json";
import { effectRows, isKnown, isOnce, pieces, yielded } from "./pieces";

test("every word that the components use has a drawing", () => {
  const between = new Set(["→", "×"]);
  expect(words.filter((word) => !between.has(word) && !isKnown(word))).toEqual([]);
});

test("a word that nobody knows is drawn as something special", () => {
  expect(pieces([["conjure", 2]])).toEqual([
    { is: "sign", sign: "special" },
    { is: "text", text: "2" },
  ]);
});

test("goods that are gained and paid have their sign, their number and their mark", () => {
  expect(pieces([["once"], ["pay", "gold", 1], "→", ["gain-any", 2, "different"]])).toEqual([
    { is: "sign", sign: "once" },
    { is: "goods", of: "gold", n: 1, mark: "−" },
    { is: "sign", sign: "arrow" },
    { is: "goods", of: "any", n: 2, mark: "+" },
    { is: "text", text: "≠" },
  ]);
});

test("a choice holds its ways", () => {
  expect(pieces([["choose", [["gain", "production", 1]], [["destroy", 2]]]])).toEqual([
    {
      is: "ways",
      by: "or",
      ways: [
        [{ is: "goods", of: "production", n: 1, mark: "+" }],
        [
          { is: "sign", sign: "destroy" },
          { is: "text", text: "2" },
        ],
      ],
    },
  ]);
});

test("limits, uses and discounts are numbers beside their signs", () => {
  const drawn = (row: Parameters<typeof pieces>[0]) =>
    pieces(row).map((piece) => (piece.is === "sign" ? piece.sign : piece.is === "text" ? piece.text : piece.is));
  expect(drawn([["draw", 3, "use", 1]])).toEqual(["draw", "3", "arrow", "1", "check"]);
  expect(drawn([["take", "knowledge", "max-cost", 6]])).toEqual(["take", "knowledge", "≤6"]);
  expect(drawn([["take", "knowledge", "max-cost", "any"]])).toEqual(["take", "knowledge"]);
  expect(drawn([["discount", "conquest", 2, "free-city"]])).toEqual(["discount", "province", "−2", "free-city"]);
  expect(drawn([["discount", "progress", 1, "max", 1]])).toEqual(["discount", "progress", "−1", "≤1"]);
  expect(drawn([["rout", 1, "near1", "guarded"]])).toEqual(["destroy", "unit", "1", "near", "1", "defense"]);
});

test("yields stand apart from the effects, which keep their numbers", () => {
  const rows = [
    [
      ["gives", "production", 1],
      ["gives", "gold", 2],
    ],
    [["once"], ["exchange", 1]],
    [["reinforce-self"]],
  ];
  expect(yielded(rows)).toEqual([
    ["production", 1],
    ["gold", 2],
  ]);
  expect(effectRows(rows)).toHaveLength(2);
  expect(effectRows(rows).map(isOnce)).toEqual([true, false]);
});
