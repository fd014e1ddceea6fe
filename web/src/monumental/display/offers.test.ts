import { expect, test } from "vitest";
import type { Choice, PricesAnswer, View } from "../../monumental.gen";
import { makeContent } from "../content";
import { Names } from "../names";
import type { Act } from "../say";
import { actsOn, cardTag, erasLeft, heroTag } from "./offers";

const content = makeContent({
  cards: [
    { id: "quarry", kind: "building" },
    { id: "writing", kind: "knowledge" },
  ],
});
const names = new Names(content, (id) => id, "en");
const NOTHING = { production: 0, science: 0, military: 0, any: 0, gold: 0, culture: 0 };
const prices = {
  cards: [{ card: "quarry", from: "display", cost: { ...NOTHING, production: 3 }, gold: 1, why: null, lacks: 0 }],
  heroes: [{ hero: "ashoka", cost: { ...NOTHING, gold: 3 }, gold: 0, why: "pay", lacks: 2 }],
} as unknown as PricesAnswer;

test("a price is what the viewer pays now; what is printed stands beside it if it is more", () => {
  expect(cardTag(names, { card: "quarry", price: [4], now: 4 }, "display", prices)).toMatchObject({
    cost: { production: 3 },
    printed: 4,
    gold: 1,
    why: null,
  });
});

test("without an answer a price is what the card says", () => {
  expect(cardTag(names, { card: "writing", price: [3], now: null }, "display", null)).toEqual({
    cost: { science: 3 },
    printed: null,
    gold: 0,
    lacks: 0,
    why: undefined,
  });
  expect(heroTag({ id: "ashoka", price: 3 }, null).cost).toEqual({ gold: 3 });
});

test("what lacks is told", () => {
  expect(heroTag({ id: "ashoka", price: 3 }, prices)).toMatchObject({ why: "pay", lacks: 2 });
});

test("acts lie at what they take, on the right shelf", () => {
  const choices: Choice[] = [
    { do: "acquire", cost: NOTHING, gold: 0, card: "quarry", from: "display" },
    { do: "acquire", cost: NOTHING, gold: 0, card: "quarry", from: "pile" },
    { do: "recruit", cost: NOTHING, gold: 0, hero: "ashoka" },
    { do: "archive", card: "quarry", slot: 1 },
  ];
  const acts: Act[] = choices.map((choice, pick) => ({
    choice: { ...choice, pick },
    pick,
    label: "",
    note: "",
    group: "other",
  }));
  expect(actsOn(acts, { what: "card", id: "quarry" }, "display").map(({ pick }) => pick)).toEqual([0]);
  expect(actsOn(acts, { what: "hero", id: "ashoka" }, null).map(({ pick }) => pick)).toEqual([2]);
});

test("the deck is told Era by Era, without those that are used up", () => {
  const development = {
    left: 5,
    era: "II",
    cards: { I: 0, II: 3, R: 0, III: 2 },
    heroes: { I: 0, II: 1, R: 0, III: 0 },
  };
  expect(erasLeft({ development } as unknown as View)).toEqual([
    { era: "II", n: 3, heroes: 1 },
    { era: "III", n: 2, heroes: 0 },
  ]);
});
