// What the encyclopedia lists, and how it is searched and filtered.

import type { View } from "../../monumental.gen";
import type { Names, Thing } from "../names";
import { type Face, faceOf } from "./face";
import { ownersOf, placesOf } from "./whereabouts";

export const PARTS = [
  "card",
  "policy",
  "hero",
  "monster",
  "warlord",
  "city",
  "market",
  "barbarian",
  "automa",
] as const satisfies Thing["what"][];
export type Part = (typeof PARTS)[number];

export const KINDS = ["building", "knowledge", "wonder"] as const;
/** The Eras, and what is there from the start. */
export const DECKS = ["start", "basic", "I", "II", "R", "III"] as const;
/** Prices as people think of them. */
export const PRICES = ["0", "1-3", "4-5", "6-7", "8+"] as const;

export interface Filters {
  text: string;
  part: Part | "";
  kind: (typeof KINDS)[number] | "";
  deck: (typeof DECKS)[number] | "";
  land: string;
  price: (typeof PRICES)[number] | "";
  /** At a table: only what is on offer, or what somebody owns. */
  where: "" | "offer" | "owned";
}

export const ALL: Filters = { text: "", part: "", kind: "", deck: "", land: "", price: "", where: "" };

export interface Entry {
  face: Face;
  part: Part;
  kind: string;
  deck: string;
  /** What it costs together; null where there is no price. */
  price: number | null;
  /** Everything that is searched, folded. */
  words: string;
}

/** Fold letters for a search: no capitals, no accents. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** List all components. */
export function entriesOf(names: Names): Entry[] {
  const { content } = names;
  const ids: Record<Part, Iterable<string>> = {
    card: content.cards.keys(),
    policy: content.policies.keys(),
    hero: content.heroes.keys(),
    monster: content.monsters.keys(),
    warlord: content.civilizations.keys(),
    city: content.cities.keys(),
    market: content.markets.keys(),
    barbarian: content.barbarians.keys(),
    automa: content.automa.keys(),
  };
  return PARTS.flatMap((part) =>
    [...ids[part]].map((id): Entry => {
      const face = faceOf(names, { what: part, id });
      const card = part === "card" ? content.cards.get(id) : undefined;
      const sums = face.prices.map((amount) => Object.values(amount).reduce((sum, n) => sum + n, 0));
      const said = [face.name, ...face.tags, ...face.lines.map(({ text }) => text)];
      return {
        face,
        part,
        kind: card?.kind ?? "",
        deck: face.era ?? (card ? (card.deck === "basic" ? "basic" : "start") : ""),
        price: card || part === "hero" ? sums.reduce((sum, n) => sum + n, 0) : null,
        words: folded(said.join(" ")),
      };
    }),
  );
}

function costs(price: number | null, wanted: Filters["price"]): boolean {
  if (wanted === "") return true;
  if (price === null) return false;
  const [from = 0, to = wanted.endsWith("+") ? Number.POSITIVE_INFINITY : from] = wanted
    .split(/[-+]/)
    .filter(Boolean)
    .map(Number);
  return price >= from && price <= to;
}

function isWhere(view: View | null, thing: Thing, where: Filters["where"]): boolean {
  if (where === "" || !view) return true;
  if (where === "owned") return ownersOf(view, thing).length > 0;
  return placesOf(view, thing).some((place) => ["display", "pile", "offer"].includes(place.where));
}

/** Keep what fits: every word of the search, and every filter that is set. */
export function filtered(entries: readonly Entry[], filters: Filters, view: View | null): Entry[] {
  const words = folded(filters.text).split(/\s+/).filter(Boolean);
  const { part, kind, deck, land, price, where } = filters;
  return entries.filter(
    (entry) =>
      (part === "" || entry.part === part) &&
      (kind === "" || entry.kind === kind) &&
      (deck === "" || entry.deck === deck) &&
      (land === "" || entry.face.land === land) &&
      costs(entry.price, price) &&
      isWhere(view, entry.face.thing, where) &&
      words.every((word) => entry.words.includes(word)),
  );
}
