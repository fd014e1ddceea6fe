// What is on offer, with what it costs the viewer now and what can be done with it.

import type { CardPrice, Choice, Cost, Era, Offer, Pile, Price, PricesAnswer, View } from "../../monumental.gen";
import { paidIn } from "../cards/face";
import { found } from "../content";
import type { Names, Thing } from "../names";
import type { Act } from "../say";

export type Shelf = "display" | "pile";

/** What something costs; without an answer of the rules what is printed, or what it costs whose turn it is. */
export interface Tag {
  cost: Partial<Cost>;
  /** What is printed, if that is more. */
  printed: number | null;
  gold: number;
  lacks: number;
  /** null: it can be had; undefined: nobody was asked. */
  why: Price["why"] | undefined;
}

export function cardTag(names: Names, offer: Offer | Pile, from: Shelf, prices: PricesAnswer | null): Tag {
  const resource = paidIn(found(names.content.cards, offer.card));
  const asked = prices?.cards.find((price: CardPrice) => price.card === offer.card && price.from === from);
  const printed = offer.price[0] ?? 0;
  const now = asked ? asked.cost[resource] : (offer.now ?? printed);
  return {
    cost: asked?.cost ?? { [resource]: now },
    printed: printed > now ? printed : null,
    gold: asked?.gold ?? 0,
    lacks: asked?.lacks ?? 0,
    why: asked?.why,
  };
}

export function heroTag(hero: { id: string; price: number }, prices: PricesAnswer | null): Tag {
  const asked = prices?.heroes.find((price) => price.hero === hero.id);
  return {
    cost: asked?.cost ?? { gold: hero.price },
    printed: null,
    gold: asked?.gold ?? 0,
    lacks: asked?.lacks ?? 0,
    why: asked?.why,
  };
}

const TAKEN = new Set<Choice["do"]>(["acquire", "take", "section", "recruit", "keep", "pick"]);

/** The acts that are done with something on offer. */
export function actsOn(acts: readonly Act[], { what, id }: Thing, from: Shelf | null): Act[] {
  return acts.filter(({ choice }) => {
    if (!TAKEN.has(choice.do)) return false;
    if (what === "hero") return choice.do === "recruit" && choice.hero === id;
    if (!("card" in choice) || choice.card !== id) return false;
    return !("from" in choice) || choice.from === from;
  });
}

/** The acts by which a Monster is defeated. */
export function actsAgainst(acts: readonly Act[], monster: string): Act[] {
  return acts.filter(({ choice }) => choice.do === "defeat" && choice.monster === monster);
}

const ERAS: readonly Era[] = ["I", "II", "R", "III"];

/** What is left of the deck, Era by Era, Heroes among them; Eras that are used up are left out. */
export function erasLeft({ development: { cards, heroes } }: View): { era: Era; n: number; heroes: number }[] {
  return ERAS.map((era) => ({ era, n: cards[era], heroes: heroes[era] })).filter(({ n }) => n > 0);
}
