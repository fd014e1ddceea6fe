// What is drawn on the tablet of a component: every part has the same face, so that one component draws them all.

import type { Era } from "../../monumental.gen";
import { type CardData, type Content, found, type IconRow } from "../content";
import type { SignName } from "../drawings";
import type { Names, Resource, Thing } from "../names";
import type { Amount } from "./icons";
import { yielded } from "./pieces";

/** A sentence and the icons that say the same. */
export interface Line {
  icons: IconRow | null;
  text: string;
  /** It is taken instead of the line before. */
  or?: boolean;
}

export interface Face {
  thing: Thing;
  name: string;
  sign: SignName;
  /** What it is: kind, Era, how it comes into the game. */
  tags: string[];
  /** How the tablet is tinted. */
  tint: "building" | "knowledge" | "wonder" | "policy" | "hero" | "monster" | "token";
  era: Era | null;
  land: string | null;
  yields: [Resource, number][];
  /** The price; a Wonder has two sections. */
  prices: Amount[];
  lines: Line[];
  origin: string;
}

const ERAS: readonly string[] = ["I", "II", "R", "III"] satisfies Era[];

export function eraOf(deck: string): Era | null {
  return ERAS.includes(deck) ? (deck as Era) : null;
}

/** Which resource a card is paid with. */
export function paidIn(card: CardData): "science" | "production" {
  return card.kind === "knowledge" ? "science" : "production";
}

/** Pair sentences with rows of icons; what has no icons comes first or last, as it is printed. */
function paired(texts: readonly string[], rows: readonly IconRow[], before = 0): Line[] {
  return texts.map((text, n) => ({ text, icons: rows[n - before] ?? null }));
}

function cardFace({ content, say, land }: Names, thing: Thing): Face {
  const card = found(content.cards, thing.id);
  const era = eraOf(card.deck);
  const rows = card.icons?.effect ?? [];
  const tags = [say("monumental-kind", { kind: card.kind, era: era ?? "none" })];
  if (!era) tags.push(say("city-deck", { deck: card.deck }));
  if (card.alternative) tags.push(say("components-alternative"));
  if (card.civilization) tags.push(land(card.civilization));
  return {
    thing,
    name: card.name,
    sign: card.kind,
    tint: card.kind,
    tags,
    era,
    land: card.civilization,
    yields: yielded(rows),
    prices: card.price.map((n) => ({ [paidIn(card)]: n })),
    lines: paired(card.text ?? [], rows),
    origin: card.origin,
  };
}

function heroFace({ content, say }: Names, thing: Thing): Face {
  const hero = found(content.heroes, thing.id);
  const rows = [...(hero.icons.effect ?? []), ...(hero.icons.returns ?? [])];
  return {
    thing,
    name: hero.name,
    sign: "hero",
    tint: "hero",
    tags: [say("monumental-part", { part: "heroes" }), say("components-era", { era: hero.era })],
    era: eraOf(hero.era),
    land: null,
    yields: [],
    prices: [{ gold: hero.price }],
    lines: paired(hero.text, rows, hero.text.length - rows.length),
    origin: hero.origin,
  };
}

function monsterFace({ content, say }: Names, thing: Thing): Face {
  const { name, text, icons, origin, front } = found(content.monsters, thing.id);
  const rows = ["ongoing", "attack", "defeat", "reward"].flatMap((part) => icons[part] ?? []);
  return {
    thing,
    name,
    sign: "monster",
    tint: "monster",
    tags: [say("monumental-part", { part: "monsters" }), say("components-front", { n: front })],
    era: null,
    land: null,
    yields: [],
    prices: [],
    lines: paired(text, rows),
    origin,
  };
}

function marketFace(names: Names, thing: Thing): Face {
  const { content, say } = names;
  const market = found(content.markets, thing.id);
  const origins = [...new Set(market.tokens.map(({ origin }) => origin))];
  return {
    thing,
    name: market.name,
    sign: "market",
    tint: "token",
    tags: [say("monumental-part", { part: "markets" })],
    era: null,
    land: null,
    yields: [],
    prices: [],
    lines: market.tokens.map(({ id, icons }) => ({
      text: names.token(thing.id, id),
      icons: icons.effect?.[0] ?? null,
    })),
    origin: origins.join(", "),
  };
}

function tokenFace(names: Names, thing: Thing): Face {
  const { content, say } = names;
  const city = thing.what === "city" ? found(content.cities, thing.id) : null;
  const token = city ?? found(content.barbarians, thing.id);
  const benefits = token.benefits.map(({ text, icons }, n) => ({ text, icons, or: n > 0 }));
  const asked = paired(city ? city.text.slice(0, 1) : [], city?.icons.asks ?? []);
  const worth = { text: say("city-token-gold", { n: token.gold }), icons: null };
  return {
    thing,
    name: names.thing(thing),
    sign: city ? "free-city" : "barbarian",
    tint: "token",
    tags: city ? [say("monumental-part", { part: "cities" })] : [],
    era: null,
    land: null,
    yields: [],
    prices: [],
    lines: [...asked, ...benefits, worth],
    origin: token.origin,
  };
}

function warlordFace({ content, say, land }: Names, thing: Thing): Face {
  for (const leader of content.warlords.values()) {
    if (leader.civilization !== thing.id && leader.id !== thing.id) continue;
    return {
      thing,
      name: leader.name,
      sign: "warlord",
      tint: "hero",
      tags: [
        say("monumental-part", { part: "warlords" }),
        land(leader.civilization),
        say("effect-type", { type: leader.kind }),
      ],
      era: null,
      land: leader.civilization,
      yields: [],
      prices: [],
      lines: paired(leader.text, leader.icons.effect ?? []),
      origin: leader.origin,
    };
  }
  throw new Error(`there is no Warlord of ${thing.id}`);
}

function automaFace(names: Names, thing: Thing): Face {
  const { base_text, special_text, icons, civilization, kind, origin } = found(names.content.automa, thing.id);
  const lines: Line[] = [{ text: base_text, icons: (icons.base ?? []).flat() }];
  if (special_text) lines.push({ text: special_text, icons: (icons.special ?? []).flat() });
  const tags = kind ? [names.say("effect-type", { type: kind })] : [];
  return {
    thing,
    name: names.thing(thing),
    sign: "special",
    tint: "monster",
    tags: civilization ? [names.land(civilization)] : tags,
    era: null,
    land: civilization,
    yields: [],
    prices: [],
    lines,
    origin,
  };
}

function policyFace({ content, say, land }: Names, thing: Thing): Face {
  const policy = found(content.policies, thing.id);
  return {
    thing,
    name: policy.name,
    sign: "policy",
    tint: "policy",
    tags: [say("monumental-part", { part: "policies" }), land(policy.civilization)],
    era: null,
    land: policy.civilization,
    yields: [],
    prices: [],
    lines: paired(policy.text, policy.icons.effect ?? []),
    origin: policy.origin,
  };
}

export function faceOf(names: Names, thing: Thing): Face {
  switch (thing.what) {
    case "card":
      return cardFace(names, thing);
    case "policy":
      return policyFace(names, thing);
    case "hero":
      return heroFace(names, thing);
    case "monster":
      return monsterFace(names, thing);
    case "market":
      return marketFace(names, thing);
    case "city":
    case "barbarian":
      return tokenFace(names, thing);
    case "warlord":
      return warlordFace(names, thing);
    case "automa":
      return automaFace(names, thing);
  }
}

/** Whether there is such a component: a view may name one of a file that this content does not know. */
export function isThere(content: Content, { what, id }: Thing): boolean {
  if (what === "warlord") return content.civilizations.has(id) || content.warlords.has(id);
  const part = {
    card: content.cards,
    policy: content.policies,
    hero: content.heroes,
    monster: content.monsters,
    market: content.markets,
    city: content.cities,
    barbarian: content.barbarians,
    automa: content.automa,
  }[what];
  return part.has(id);
}

export const ORIGINS = ["rulebook", "public", "reconstructed"] as const;

/** Where what is printed comes from: "name rulebook, rest reconstructed" names two sources. */
export function originsOf(origin: string): (typeof ORIGINS)[number][] {
  return ORIGINS.filter((one) => origin.includes(one));
}
