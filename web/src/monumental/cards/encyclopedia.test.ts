import { expect, test } from "vitest";
import type { Player, View } from "../../monumental.gen";
import { makeContent } from "../content";
import { Names } from "../names";
import { ALL, entriesOf, type Filters, filtered, folded } from "./encyclopedia";
import { originsOf } from "./face";
import { leftOf, ownersOf, placesOf } from "./whereabouts";

const printed = { origin: "reconstructed", text: ["Yield: 1 Gold."], icons: { effect: [[["gives", "gold", 1]]] } };
const card = { ...printed, civilization: null, count: 1, price: [4], alternative: false, effect: "", effects: [] };
const content = makeContent({
  civilizations: [{ id: "china", name: "China" }],
  warlords: [{ ...printed, id: "hua-mulan", name: "Hua Mulan", civilization: "china", kind: "technological" }],
  cards: [
    { ...card, id: "market", name: "Marché", kind: "building", deck: "I" },
    { ...card, id: "eiffel-tower", name: "Tour Eiffel", kind: "wonder", deck: "III", price: [6, 8] },
    { ...card, id: "workshop", name: "Atelier", kind: "building", deck: "basic", price: [3] },
    {
      ...card,
      id: "paper-maker",
      name: "Moulin à papier",
      kind: "building",
      deck: "special",
      civilization: "china",
      price: [],
    },
  ],
  policies: [{ ...printed, id: "guilds", name: "Guildes", civilization: "china", effects: [] }],
  heroes: [{ ...printed, id: "ashoka", name: "Ashoka", era: "I", price: 3, attack: 0, defense: 0, effects: [] }],
});
const names = new Names(content, (id) => id, "fr");
const entries = entriesOf(names);

const found = (filters: Partial<Filters>, view: View | null = null) =>
  filtered(entries, { ...ALL, ...filters }, view).map(({ face }) => face.thing.id);

const player = {
  civilization: "china",
  city: [[{ card: "market", knowledge: null, active: false, stays: false }]],
  deck: { size: 2, top: ["market"], rest: { workshop: 1 } },
  discard: { workshop: 2 },
  archive: {},
  drawn: [],
  wonders: [],
  wonder: { card: "eiffel-tower", price: [6, 8], now: 8 },
  policies: ["guilds"],
  hero: null,
  slain: [],
  cities: [],
  looted: {},
  market_tokens: [],
} as unknown as Player;

const view = {
  seats: [player],
  display: [[null]],
  piles: [{ card: "workshop", price: [3], now: 3, left: 7 }],
  swept: [],
  hero_row: [{ id: "ashoka", price: 3 }],
  monsters: [],
  markets: [],
  map: [],
} as unknown as View;

test("everything is listed once", () => {
  expect(entries).toHaveLength(7);
  expect(found({})).toHaveLength(7);
});

test("a search folds capitals and accents, and wants every word", () => {
  expect(folded("Été À")).toBe("ete a");
  expect(found({ text: "MARCHE" })).toEqual(["market"]);
  expect(found({ text: "tour yield" })).toEqual(["eiffel-tower"]);
  expect(found({ text: "tour papier" })).toEqual([]);
});

test("filters: part, kind, Era, civilization, price", () => {
  expect(found({ part: "hero" })).toEqual(["ashoka"]);
  expect(found({ kind: "wonder" })).toEqual(["eiffel-tower"]);
  expect(found({ deck: "I" })).toEqual(["market", "ashoka"]);
  expect(found({ deck: "start" })).toEqual(["paper-maker"]);
  expect(found({ deck: "basic" })).toEqual(["workshop"]);
  expect(found({ land: "china" })).toEqual(["paper-maker", "guilds", "china"]);
  expect(found({ price: "4-5" })).toEqual(["market"]);
  expect(found({ price: "1-3" })).toEqual(["workshop", "ashoka"]);
  expect(found({ price: "8+" })).toEqual(["eiffel-tower"]);
  expect(found({ price: "0" })).toEqual(["paper-maker"]);
});

test("at a table it says what is left and who owns what", () => {
  expect(found({ where: "offer" }, view)).toEqual(["workshop", "ashoka"]);
  expect(found({ where: "owned" }, view)).toEqual(["market", "eiffel-tower", "workshop", "guilds"]);
  expect(leftOf(view, { what: "card", id: "workshop" })).toBe(7);
  expect(ownersOf(view, { what: "policy", id: "guilds" })).toEqual([0]);
  expect(placesOf(view, { what: "card", id: "workshop" })).toEqual([
    { where: "deck", seat: 0, n: 1 },
    { where: "discard", seat: 0, n: 2 },
    { where: "pile", seat: null, n: 7 },
  ]);
});

test("an origin may name several sources", () => {
  expect(originsOf("name rulebook, rest reconstructed")).toEqual(["rulebook", "reconstructed"]);
});
