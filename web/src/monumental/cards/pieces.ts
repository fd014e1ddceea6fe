// How an effect is drawn: its words, as the server gives them, become signs, goods and numbers. No language is in it.

import type { IconPart, IconRow } from "../content";
import { DRAWINGS, type SignName } from "../drawings";
import { RESOURCES, type Resource } from "../names";

/** A resource, or basic ones of whatever kind. */
export type Goods = Resource | "any";

export type Piece =
  | { is: "sign"; sign: SignName }
  | { is: "text"; text: string }
  | { is: "goods"; of: Goods; n: number | null; mark: "" | "+" | "−" }
  | { is: "ways"; ways: Piece[][]; by: "or" | "else" };

export function isResource(name: unknown): name is Resource {
  return (RESOURCES as readonly unknown[]).includes(name);
}

const sign = (name: SignName): Piece => ({ is: "sign", sign: name });
const text = (said: string | number): Piece => ({ is: "text", text: String(said) });
const goods = (of: Goods, n: number | null, mark: "" | "+" | "−" = ""): Piece => ({ is: "goods", of, n, mark });

// What stands for a word of an effect that has no drawing of its own name.
const WORDS: Record<string, readonly SignName[]> = {
  "activate-more": ["activate"],
  "all-knowledge": ["take", "knowledge"],
  "archive-self": ["archive"],
  "both-benefits": ["both"],
  building: ["take", "building"],
  "closes-coast": ["water", "no-conquest"],
  "complete-section": ["section"],
  conquer: ["province"],
  "draw-more": ["draw", "cards"],
  "draw-special": ["draw", "special"],
  "draw-twice": ["draw", "repeat"],
  "draw-use": ["draw", "check"],
  "each-near": ["all", "near"],
  "else-draw": ["condition", "draw"],
  explore: ["explorer", "move"],
  "find-kind": ["find", "special"],
  "gain-hoard": ["hoard"],
  "give-up": ["archive"],
  "gold-per-coast": ["gold", "water"],
  "gold-per-policy": ["gold", "policy"],
  hoards: ["hoard"],
  "if-active": ["condition", "activate"],
  "if-done": ["condition"],
  "if-fewer": ["condition", "low"],
  "if-gained": ["condition"],
  know: ["take", "knowledge"],
  "move-explorer": ["explorer", "move"],
  "move-units": ["unit", "move"],
  "on-water": ["water"],
  "place-outpost": ["outpost"],
  policy: ["policy"],
  regroup: ["unit", "shuffle"],
  "reinforce-self": ["reinforce"],
  "repeat-one-offs": ["repeat", "one-off"],
  reshuffle: ["shuffle"],
  rout: ["destroy", "unit"],
  "sail-explorer": ["explorer", "sail"],
  "send-home": ["explorer", "home"],
  shelter: ["home", "unit"],
  slows: ["slows"],
  wonder: ["wonder"],
};

// What a word is about; nothing is drawn for those that are empty: the words below the icons say it.
const ABOUT: Record<string, readonly (SignName | "½" | "≠" | "3")[]> = {
  acquired: ["cards"],
  adjacent: ["near"],
  all: ["all"],
  any: [],
  "archived-self": ["archive"],
  attacks: ["monster"],
  barbarian: ["barbarian"],
  basic: ["building"],
  "bordered-opponent-province": ["player", "province"],
  coast: ["water"],
  coastal: ["water"],
  collected: ["token"],
  "completed-wonder": ["wonder", "check"],
  conquered: ["province"],
  conquest: ["province"],
  "controlled-province": ["province"],
  "developed-policy": ["policy"],
  different: ["≠"],
  "free-city": ["free-city"],
  guarded: ["defense"],
  half: ["½"],
  here: [],
  "hero-province-lost": ["hero", "province-lost"],
  "no-gold": ["no-gold"],
  only: [],
  "other-active-military-card": ["activate", "military"],
  "other-city": ["player", "city"],
  "other-than-hero": ["hero"],
  "own-city": ["city"],
  "own-policy": ["policy"],
  player: ["player"],
  "player-with-more-provinces": ["player", "high"],
  policies: ["policy"],
  provinces: ["province"],
  "swamp-or-coast": ["water"],
  "three-controlled-provinces": ["3", "province"],
  "turn-ended": ["until"],
  "with-hero": ["hero"],
  "without-conquest": ["no-conquest"],
  "without-conquest-by-hero": ["no-conquest", "hero"],
  "wonder-completed": ["wonder", "check"],
  "wonder-section": ["section"],
};

const isSign = (name: string): name is SignName => Object.hasOwn(DRAWINGS, name);

/** Whether a word of an effect, or what it is about, has a drawing. */
export function isKnown(name: string): boolean {
  return SPECIAL.has(name) || Object.hasOwn(WORDS, name) || isAbout(name);
}

const SPECIAL = new Set(["gain", "gain-any", "gives", "lose", "pay", "pay-any", "trade", "gold-as", "half"]);
const WAYS = new Set(["choose", "or-else", "if-terrain"]);
const RANGE = /^(near|biggest|lonely)(\d+)$/;
const OPTIONS = new Set(["max", "max-cost", "rate", "use"]);

function isAbout(name: string): boolean {
  return (
    WAYS.has(name) ||
    OPTIONS.has(name) ||
    name === "per" ||
    name === "each" ||
    RANGE.test(name) ||
    isSign(name) ||
    Object.hasOwn(ABOUT, name)
  );
}

function about(name: string): Piece[] {
  if (name === "each") return [goods("any", null)];
  if (isResource(name)) return [goods(name, null)];
  const range = RANGE.exec(name);
  if (range) return [sign("near"), text(range[2] ?? "")];
  const drawn = ABOUT[name];
  if (drawn) return drawn.map((one) => (isSign(one) ? sign(one) : text(one)));
  return isSign(name) ? [sign(name)] : [sign("special")];
}

/** What stands behind a word: names, numbers, and options with their number. */
function details(parts: readonly IconPart[]): Piece[] {
  const drawn: Piece[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (typeof part === "number") drawn.push(text(part));
    else if (typeof part !== "string") continue;
    else if (part === "use") drawn.push(sign("arrow"), text(Number(parts[++i])), sign("check"));
    else if (OPTIONS.has(part)) {
      const most = parts[++i];
      if (typeof most === "number") drawn.push(text(`≤${most}`));
    } else drawn.push(...about(part));
  }
  return drawn;
}

const numbers = (parts: readonly IconPart[]): number[] => parts.filter((part) => typeof part === "number");
const names = (parts: readonly IconPart[]): string[] => parts.filter((part) => typeof part === "string");

/** Goods that come or go: +2 Gold, −1 basic resource. */
function moved(word: string, parts: readonly IconPart[]): Piece[] {
  const mark = word === "gives" ? "" : word.startsWith("gain") ? "+" : "−";
  const [first, ...rest] = names(parts);
  const resource = isResource(first) ? first : null;
  const n = numbers(parts)[0] ?? null;
  const more = (resource || first === undefined ? rest : [first, ...rest]).flatMap(about);
  return [goods(resource ?? "any", n, mark), ...more];
}

function icon(parts: readonly IconPart[]): Piece[] {
  const [word, ...rest] = parts;
  if (typeof word !== "string") return details(parts);
  const [n = 0, most = 0] = numbers(rest);
  if (WAYS.has(word)) {
    const ways = rest.filter((part): part is IconRow => Array.isArray(part)).map(pieces);
    const asked = names(rest).flatMap(about);
    return [...asked, { is: "ways", ways, by: word === "choose" ? "or" : "else" }];
  }
  switch (word) {
    case "gives":
    case "gain":
    case "gain-any":
    case "pay":
    case "pay-any":
    case "lose":
      return moved(word, rest);
    case "gold":
      return [goods("gold", n, "+")];
    case "gold-as":
      return [goods("gold", 1), text("="), goods("any", n), text(`≤${most}`)];
    case "half":
      return [sign("discount"), text("½"), ...details(rest)];
    case "discount": {
      const at = rest.indexOf(n);
      return [sign("discount"), ...details(rest.slice(0, at)), text(`−${n}`), ...details(rest.slice(at + 1))];
    }
    case "trade": {
      const [paid, gained] = names(rest).filter(isResource);
      return [goods(paid ?? "any", 1, "−"), sign("arrow"), goods(gained ?? "any", n, "+"), text(`≤${most}`)];
    }
    case "per":
      return details(rest);
    case "if-gained":
      return [sign("condition"), goods(isResource(rest[0]) ? rest[0] : "any", n)];
    default: {
      const signs = WORDS[word] ?? (isSign(word) ? [word] : ["special" as const]);
      return [...signs.map(sign), ...details(rest)];
    }
  }
}

/** Draw a row of an effect. */
export function pieces(row: IconRow): Piece[] {
  return row.flatMap((part): Piece[] => {
    if (Array.isArray(part)) return icon(part);
    return part === "→" ? [sign("arrow")] : [text(part)];
  });
}

/** What a card yields: the goods of its first rows. */
export function yielded(rows: readonly IconRow[]): [Resource, number][] {
  return rows
    .flat()
    .flatMap((part): [Resource, number][] =>
      Array.isArray(part) && part[0] === "gives" && isResource(part[1]) && typeof part[2] === "number"
        ? [[part[1], part[2]]]
        : [],
    );
}

/** The rows of an effect without the yields, in the order of the effects' numbers. */
export function effectRows(rows: readonly IconRow[]): IconRow[] {
  return rows.filter((row) => !(Array.isArray(row[0]) && row[0][0] === "gives"));
}

/** Whether a row is an effect that can be used once a turn. */
export function isOnce(row: IconRow): boolean {
  return Array.isArray(row[0]) && row[0][0] === "once";
}
