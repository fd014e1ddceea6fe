// What happened, as sentences: equal things are said once, and what everybody sees anyway is left out.

import type { Event } from "../monumental.gen";
import { figureWord, type Names, type Thing } from "./names";

const SILENT = new Set(["activated", "turn", "hidden", "revealed", "shuffled", "site"]);
/** Told only to the seat itself. */
const OWN = new Set(["dealt", "discarded", "drawn"]);
const GOODS = new Set(["gained", "paid", "lost"]);
const LISTS: Record<string, "card" | "hero"> = {
  dealt: "card",
  discarded: "card",
  drawn: "card",
  archived: "card",
  reinforced: "card",
  displayed: "card",
  swept: "card",
  acquired: "card",
  appeared: "hero",
};

type Data = Record<string, unknown> & { kind: string };

interface Merged {
  data: Data;
  goods?: Record<string, number>;
  list?: string[];
  units?: Record<string, number>;
}

/** To whom something is told: the seats' names and lands, and the seats of who hears it. */
export interface Hearer {
  people: readonly string[];
  lands: readonly string[];
  /** What is left is counted in rounds, not in turns. */
  rounds: boolean;
  you: readonly number[];
}

function merged(events: readonly Event[], you: readonly number[]): Merged[] {
  const found = new Map<string, Merged>();
  const gaining = new Set(events.flatMap((event) => (event.kind === "gained" ? [event.seat] : [])));
  events.forEach((event, n) => {
    const data = event as unknown as Data;
    const { kind } = data;
    const seat = data.seat as number | undefined;
    if (SILENT.has(kind)) return;
    if (OWN.has(kind) && (seat === undefined || !you.includes(seat))) return;
    if (kind === "benefit" && seat !== undefined && gaining.has(seat)) return;
    const part = LISTS[kind];
    const key = GOODS.has(kind)
      ? `${kind} ${seat} ${data.for}`
      : part
        ? `${kind} ${seat}`
        : kind === "marched"
          ? `${kind} ${seat} ${data.tile} ${data.from}`
          : `${n}`;
    const one: Merged = found.get(key) ?? { data };
    found.set(key, one);
    if (GOODS.has(kind)) {
      one.goods ??= {};
      const resource = String(data.resource);
      one.goods[resource] = (one.goods[resource] ?? 0) + Number(data.count);
    } else if (part) {
      one.list ??= [];
      one.list.push(String(data[part]));
    } else if (kind === "marched") {
      one.units ??= {};
      const figure = String(data.figure);
      one.units[figure] = (one.units[figure] ?? 0) + 1;
    }
  });
  return [...found.values()];
}

/** Tell the events of a choice, or of several, one sentence each. */
export function tellEvents(names: Names, to: Hearer, events: readonly Event[]): string[] {
  return merged(events, to.you).map((one) => sentence(names, to, one));
}

function sentence(names: Names, to: Hearer, one: Merged): string {
  const { data } = one;
  let { kind } = data;
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data))
    if (key !== "kind" && (typeof value === "string" || typeof value === "number")) said[key] = value;
  const seat = typeof data.seat === "number" ? data.seat : null;
  const land = seat === null ? "" : (to.lands[seat] ?? "");
  if (seat !== null) {
    said.who = to.you.length === 1 && to.you[0] === seat ? "you" : "other";
    said.name = to.people[seat] ?? "";
    if (typeof data.figure === "string") said.figure = figureWord(data.figure, land);
  }
  if (typeof data.card === "string" && kind !== "automa") said.card = names.card(data.card);
  if (typeof data.kept === "string" && kind === "removed") said.kept = names.card(data.kept);
  const namers = {
    policy: names.policy,
    hero: names.hero,
    monster: names.monster,
    market: names.market,
    city: names.city,
  };
  for (const [key, name] of Object.entries(namers)) {
    const value = data[key];
    if (typeof value === "string") said[key] = name(value);
  }
  if (typeof data.what === "string") said.thing = names.thing(data as unknown as Thing);
  Object.assign(said, more(names, to, one, land));
  if (kind === "gained" && data.for) kind = "gained-for";
  return names.say(`monumental-event-${kind}`, said);
}

function more(names: Names, to: Hearer, { data, goods, list, units }: Merged, land: string) {
  const { kind } = data;
  const text = (key: string) => String(data[key]);
  if (goods) return { amounts: names.amounts(goods) };
  if (list) {
    const heroes = kind === "appeared";
    return { [heroes ? "heroes" : "cards"]: names.together(list.map(heroes ? names.hero : names.card)) };
  }
  switch (kind) {
    case "marched":
      return marched(names, units ?? {}, land);
    case "conquered": {
      const victim = typeof data.from === "number" ? data.from : null;
      const yours = victim !== null && to.you.length === 1 && to.you[0] === victim;
      const from = victim === null ? "nobody" : yours ? "you" : "other";
      return { from, victim: victim === null ? "" : (to.people[victim] ?? "") };
    }
    case "looked":
      return {
        tokens: `${(data.tokens as string[]).map((token) => names.token(text("market"), token)).join("; ")}.`,
      };
    case "kept":
      return { token: `${names.token(text("market"), text("token"))}.` };
    case "benefit":
      return { effect: names.benefit(text("what") as "barbarian" | "city", text("id"), Number(data.benefit)) };
    case "automa":
      return { effect: names.automa(text("card"), land) };
    case "ending":
      return { unit: to.rounds ? "rounds" : "turns" };
    case "exchanged":
      return { first: names.amount(text("resource"), 1), second: names.amount(text("into"), 1) };
    default:
      return {};
  }
}

function marched(names: Names, units: Record<string, number>, land: string): Record<string, string | number> {
  const leaders = ["warlord", "hero"].filter((figure) => figure in units);
  const told = leaders.map((figure) => names.say("monumental-a-figure", { figure: figureWord(figure, land) }));
  if (units.soldier) told.push(names.say("monumental-soldiers", { n: units.soldier }));
  const figures = names.listed(told);
  const n = Object.values(units).reduce((sum, count) => sum + count, 0);
  return { figures: figures.slice(0, 1).toUpperCase() + figures.slice(1), n };
}
