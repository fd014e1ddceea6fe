// Where the copies of a component are: how many are left, and who has which.

import type { Player, View } from "../../monumental.gen";
import type { Thing } from "../names";

export type Where =
  | "city"
  | "deck"
  | "discard"
  | "archive"
  | "drawn"
  | "building"
  | "completed"
  | "developed"
  | "with"
  | "defeated"
  | "taken"
  | "display"
  | "pile"
  | "offer"
  | "map"
  | "gone";

export interface Place {
  where: Where;
  /** Whose it is; null: nobody's. */
  seat: number | null;
  n: number;
}

function cardPlaces(player: Player, id: string): [Where, number][] {
  const spaces = player.city.flat();
  const wonders = player.wonders.filter(({ card }) => card === id).length;
  const inCity = spaces.filter(({ card, knowledge }) => card === id || knowledge === id).length;
  return [
    ["city", inCity],
    ["deck", player.deck.top.filter((card) => card === id).length + (player.deck.rest[id] ?? 0)],
    ["discard", player.discard[id] ?? 0],
    ["drawn", player.drawn.filter((card) => card === id).length],
    ["archive", player.archive[id] ?? 0],
    ["building", player.wonder?.card === id ? 1 : 0],
    ["completed", wonders],
  ];
}

function owned(player: Player, { what, id }: Thing): [Where, number][] {
  const one = (where: Where, there: boolean): [Where, number][] => [[where, there ? 1 : 0]];
  switch (what) {
    case "card":
      return cardPlaces(player, id);
    case "policy":
      return one("developed", player.policies.includes(id));
    case "hero":
      return one("with", player.hero?.id === id);
    case "monster":
      return one("defeated", player.slain.includes(id));
    case "city":
      return one("taken", player.cities.includes(id));
    case "barbarian":
      return [["taken", player.looted[id] ?? 0]];
    case "market":
      return [["taken", player.market_tokens.filter(({ market }) => market === id).length]];
    default:
      return [];
  }
}

function common(view: View, { what, id }: Thing): [Where, number][] {
  switch (what) {
    case "card":
      return [
        ["display", view.display.flat().filter((offer) => offer?.card === id).length],
        ["pile", view.piles.find(({ card }) => card === id)?.left ?? 0],
        ["gone", view.swept.filter((card) => card === id).length],
      ];
    case "hero":
      return [["offer", view.hero_row.filter((hero) => hero.id === id).length]];
    case "monster":
      return [["map", view.monsters.filter((monster) => monster.id === id).length]];
    case "city":
      return [["map", view.map.filter(({ waits }) => waits?.id === id).length]];
    case "market":
      return [["map", view.markets.find((market) => market.id === id)?.left ?? 0]];
    default:
      return [];
  }
}

/** Where the copies of a component are: everybody's first, then nobody's. */
export function placesOf(view: View, thing: Thing): Place[] {
  const everybody = view.seats.flatMap((player, seat) =>
    owned(player, thing).map(([where, n]): Place => ({ where, seat, n })),
  );
  const nobody = common(view, thing).map(([where, n]): Place => ({ where, seat: null, n }));
  return [...everybody, ...nobody].filter(({ n }) => n > 0);
}

/** How many can still be had by anybody; null where nothing can be counted. */
export function leftOf(view: View, thing: Thing): number | null {
  if (thing.what !== "card" && thing.what !== "hero") return null;
  return common(view, thing).reduce((sum, [where, n]) => (where === "gone" ? sum : sum + n), 0);
}

/** Who owns a component. */
export function ownersOf(view: View, thing: Thing): number[] {
  return [...new Set(placesOf(view, thing).flatMap(({ seat }) => (seat === null ? [] : [seat])))];
}
