// Monumental's choices in words: what each says, and what it costs or would bring.

import type { Choice, Cost, Tile, View } from "../monumental.gen";
import type { ChoiceGroup } from "../protocol.gen";
import { type Numbered, readColumns } from "../table/choices";
import { figureWord, type Names } from "./names";

/** A choice as the table offers it: the button's words, a note, and the group under which it is listed. */
export interface Act {
  choice: Numbered<Choice>;
  pick: number;
  label: string;
  note: string;
  group: Group;
}

/** Groups of acts, in the order in which they are listed. */
export const GROUPS = [
  "acquire",
  "complete",
  "use",
  "conquer",
  "develop",
  "token",
  "recruit",
  "progress",
  "explore",
  "collect",
  "defeat",
  "move",
  "outpost",
  "other",
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<Choice["do"], Group>> = { sail: "explore", use_token: "token", use_production: "token" };
const BASIC = ["production", "science", "military"] as const;
const LISTS = new Set(["tokens"]);
const SPARED: Partial<Record<Choice["do"], "against_barbarians" | "for_wonders">> = {
  conquer: "against_barbarians",
  complete: "for_wonders",
};

/** The choices that end something rather than do something. */
export const CLOSING: ReadonlySet<string> = new Set(["end", "pass", "stop"] satisfies Choice["do"][]);

export function groupOf(deed: Choice["do"]): Group {
  const own = GROUP_OF[deed] ?? deed;
  return (GROUPS as readonly string[]).includes(own) ? (own as Group) : "other";
}

/** The tile at which an act happens, if it happens at one. */
export function tileOf(choice: Choice, view: View): string | null {
  if ("tile" in choice && choice.tile) return choice.tile;
  const own = view.seats[view.question?.seat ?? -1];
  if (choice.do === "collect") return own?.explorers[choice.explorer - 1]?.tile ?? null;
  if (choice.do === "defeat") return view.monsters.find(({ id }) => id === choice.monster)?.tile ?? null;
  return null;
}

interface Priced {
  do: Choice["do"];
  cost: Partial<Cost>;
  gold: number;
}

/** Says the choices of one position; `people` are the seats' names. */
export class Speech {
  private readonly tiles: Map<string, Tile>;

  constructor(
    readonly names: Names,
    readonly view: View,
    readonly seat: number,
    readonly people: readonly string[],
  ) {
    this.tiles = new Map(view.map.map((tile) => [tile.name, tile]));
  }

  acts(groups: readonly ChoiceGroup[]): Act[] {
    return readColumns<Choice>(groups, LISTS).map((choice) => {
      const [label, note] = this.choice(choice);
      return { choice, pick: choice.pick, label, note, group: groupOf(choice.do) };
    });
  }

  /** Everything that is on a tile; Barbarians are told with its defense. */
  private contents(tile: Tile): string {
    const { names, view } = this;
    const { say } = names;
    const parts: string[] = [];
    const { waits } = tile;
    if (waits?.what === "city" && waits.id)
      parts.push(
        say("monumental-tile-city", { name: names.city(waits.id), amounts: names.amounts({ ...waits.asks }) }),
      );
    else if (waits?.what === "city") parts.push(say("monumental-map-sign", { sign: "city" }));
    if (tile.soldiers) parts.push(say("monumental-soldiers", { n: tile.soldiers }));
    for (const seat of tile.warlords) parts.push(names.warlord(view.seats[seat]?.civilization ?? ""));
    for (const seat of tile.heroes) {
      const hero = view.seats[seat]?.hero;
      if (hero) parts.push(names.hero(hero.id));
    }
    if (tile.outpost) parts.push(say("monumental-map-sign", { sign: "outpost" }));
    parts.push(...tile.wonders.map(names.card), ...tile.monsters.map(names.monster));
    if (tile.market) parts.push(say("monumental-tile-market", { name: names.market(tile.market), n: tile.tokens }));
    if (tile.production) parts.push(say("monumental-map-sign", { sign: "production" }));
    for (const seat of [...new Set(tile.explorers)].sort()) {
      const n = tile.explorers.filter((one) => one === seat).length;
      parts.push(say("monumental-tile-explorers", { name: this.people[seat] ?? "", n }));
    }
    return parts.join(", ");
  }

  /** The whole defense of a Province, and how much of it Barbarians are. */
  private defense({ defense, waits }: Tile): string {
    const { say } = this.names;
    if (defense === null) return "";
    const whole = say("monumental-map-defense", { n: defense });
    return waits?.what === "barbarian" ? `${whole} (${say("monumental-tile-barbarian", { n: waits.number })})` : whole;
  }

  /** A tile in a line: its terrain, its defense, whose it is, and what is there. */
  about(name: string): string {
    const tile = this.tiles.get(name);
    if (!tile) return "";
    const owner = tile.owner === null ? "" : (this.people[tile.owner] ?? "");
    return [this.names.terrain(tile.kind), this.defense(tile), owner, this.contents(tile)].filter(Boolean).join(", ");
  }

  /** What something costs, and how much Gold pays for it where something lacks. */
  cost({ do: deed, cost, gold }: Priced, asked: Partial<Record<string, number>> = cost): string {
    const said = this.names.amounts(asked);
    if (!gold) return said;
    const goods = this.view.seats[this.seat]?.resources;
    const spared = SPARED[deed];
    const own = (spared && goods?.[spared]) || BASIC.some((name) => (asked[name] ?? 0) > 0 && (goods?.[name] ?? 0) > 0);
    const amounts = this.names.amount("gold", gold);
    return this.do("paid-with", { cost: said, amounts, part: own ? "some" : "all" });
  }

  /** Whether the question is whether to use an effect. */
  private get yesNo(): boolean {
    return this.view.question?.kind === "effects";
  }

  private do(what: string, values?: Record<string, string | number>): string {
    return this.names.say(`monumental-do-${what}`, values);
  }

  private figure(kind: string, tile: string): string {
    const owner = this.tiles.get(tile)?.warlords[0] ?? this.seat;
    return figureWord(kind, this.view.seats[owner]?.civilization ?? "");
  }

  private slot(card: string, slot: number): string {
    return this.names.say("monumental-slot", { name: this.names.card(card), slot });
  }

  /** The card on a space of the City. */
  private lies(slot: number | undefined): string | null {
    return (slot && this.view.seats[this.seat]?.city.flat()[slot - 1]?.card) || null;
  }

  /** What is lost when the turn ends. */
  private lapsing(): string {
    const goods = this.view.seats[this.seat]?.resources;
    const { lapses, unit } = this.view.outlook;
    const amounts = this.names.amounts(Object.fromEntries(lapses.map((name) => [name, goods?.[name] ?? 0])));
    return amounts && this.do("lapse", { unit, amounts });
  }

  private card(what: string, id: string, price?: Priced): [string, string] {
    const text = this.names.text({ what: "card", id });
    const note = price ? `${this.cost(price)}. ${text}` : text;
    return [this.do(what, { name: this.names.card(id) }), note];
  }

  private tile(what: string, tile: string): [string, string] {
    return [this.do(what, { tile }), this.about(tile)];
  }

  /** A conquest's Military and Units; what a Free City asks is said with the Province. */
  private conquest(choice: Priced & { tile: string; units: number }): string {
    const asks = this.tiles.get(choice.tile)?.waits?.asks?.military ?? 0;
    const military = (choice.cost.military ?? 0) - asks;
    return this.do("conquest", { cost: this.cost(choice, { military }), n: choice.units });
  }

  private source(choice: Choice & { do: "use" | "resolve" }): [string, string] {
    const thing = { what: choice.what, id: choice.id };
    const name = this.names.thing(thing);
    const placed = choice.slot === undefined ? name : this.names.say("monumental-slot", { name, slot: choice.slot });
    const told = choice.effect === undefined ? this.names.text(thing) : this.names.effect(thing, choice.effect);
    return [placed, told];
  }

  private choice(choice: Choice): [string, string] {
    const { names } = this;
    switch (choice.do) {
      case "capital":
        return [this.do("capital", { tile: choice.tile }), ""];
      case "row":
        return [this.do("row", { n: choice.row }), ""];
      case "column":
        return [this.do("column", { n: choice.column }), ""];
      case "acquire":
      case "complete":
        return this.card(choice.do, choice.card, choice);
      case "keep":
      case "take":
      case "section":
        return this.card(choice.do, choice.card);
      case "place":
      case "to":
      case "deploy":
      case "walk":
      case "shelter":
      case "province":
        return this.tile(choice.do, choice.tile);
      case "develop":
        return [
          this.do("develop", { name: names.policy(choice.policy) }),
          `${this.cost(choice)}. ${names.text({ what: "policy", id: choice.policy })}`,
        ];
      case "recruit":
        return [
          this.do("recruit", { name: names.hero(choice.hero) }),
          `${this.cost(choice)}. ${names.text({ what: "hero", id: choice.hero })}`,
        ];
      case "progress":
        return [this.do("progress"), this.do("progress-note", { cost: this.cost(choice) })];
      case "conquer":
        return [this.do("conquer", { tile: choice.tile }), `${this.conquest(choice)} · ${this.about(choice.tile)}`];
      case "march":
        return [this.do("from", { figure: this.figure(choice.figure, choice.tile), tile: choice.tile }), ""];
      case "move":
        return [
          this.do("move", { figure: this.figure(choice.figure, choice.tile), tile: choice.tile }),
          this.cost(choice),
        ];
      case "destroy":
      case "lose":
        return [this.do(choice.do, { figure: this.figure(choice.figure, choice.tile), tile: choice.tile }), ""];
      case "outpost": {
        const note = choice.units ? this.do("outpost-note") : "";
        return [this.do("outpost", { tile: choice.tile }), [note, this.about(choice.tile)].filter(Boolean).join(" · ")];
      }
      case "with": {
        const land = this.view.seats[this.seat]?.civilization ?? "";
        return [this.do("with", { who: choice.who, figure: figureWord("warlord", land) }), ""];
      }
      case "explore":
      case "sail": {
        const label = this.do(choice.do, { n: choice.explorer, tile: choice.tile });
        return [label, [this.cost(choice), this.about(choice.tile)].filter(Boolean).join(" · ")];
      }
      case "collect": {
        const tile = this.view.seats[this.seat]?.explorers[choice.explorer - 1]?.tile ?? "";
        return [this.do("collect", { n: choice.explorer, tile }), ""];
      }
      case "defeat":
        return [
          this.do("defeat", { n: choice.explorer, name: names.monster(choice.monster) }),
          `${this.cost(choice)} · ${names.text({ what: "monster", id: choice.monster })}`,
        ];
      case "keep_token":
        return [names.token(choice.market, choice.token), ""];
      case "activate":
      case "reinforce":
      case "archive":
      case "discard":
        return [
          this.do(choice.do, { name: this.slot(choice.card, choice.slot) }),
          names.text({ what: "card", id: choice.card }),
        ];
      case "give_up":
        return [this.do("give-up", { name: this.slot(choice.card, choice.slot) }), ""];
      case "use_token":
        return [this.do("use-token", { name: names.market(choice.market) }), names.token(choice.market, choice.token)];
      case "use_production":
        return [this.do("use-production"), names.amount("production", 1)];
      case "use": {
        const [name, told] = this.source(choice);
        return [
          this.do(this.yesNo ? "use-effect" : "use", { name }),
          choice.gold ? `${this.cost(choice)}. ${told}` : told,
        ];
      }
      case "resolve": {
        const [name, told] = this.source(choice);
        return [this.do("next", { name }), told];
      }
      case "use_drawn": {
        const text = names.text({ what: "card", id: choice.card });
        const note = choice.state === "fresh" ? text : `${this.do("spent-before")} ${text}`;
        return [this.do("use", { name: names.card(choice.card) }), note];
      }
      case "copy": {
        const thing = { what: choice.what, id: choice.id };
        const name = choice.slot === undefined ? names.thing(thing) : this.slot(choice.id, choice.slot);
        return [this.do("copy", { name }), names.text(thing)];
      }
      case "pick": {
        if (choice.seat !== undefined) return [this.people[choice.seat] ?? "", ""];
        if (choice.tile !== undefined) return [choice.tile, this.about(choice.tile)];
        const card = choice.card ?? this.lies(choice.slot);
        if (!card) return [String(choice.slot ?? choice.count ?? ""), ""];
        const name = choice.slot === undefined ? names.card(card) : this.slot(card, choice.slot);
        return [name, names.text({ what: "card", id: card })];
      }
      case "choose":
        return [names.phrase(choice.effect), ""];
      case "loot":
        return [names.benefit(choice.what, choice.id, choice.benefit), ""];
      case "pay":
        return [this.paid(choice), ""];
      case "less":
        return [this.do("less", { amounts: names.amounts(basics(choice)) }), ""];
      case "gain":
        return [this.do("gain", { amounts: names.amount(choice.resource, 1) }), ""];
      case "exchange": {
        const given = choice.resource;
        const first = given === "double_gold" ? this.do("double", { n: 1 }) : names.amount(given, 1);
        return [this.do("exchange", { first, second: names.amount(choice.into, 1) }), ""];
      }
      case "trade":
        return [this.do("trade", { n: choice.count }), choice.count ? this.cost(choice) : ""];
      case "stop":
        return [this.do(this.yesNo ? "decline" : "stop"), ""];
      case "end":
      case "pass":
        return [this.do(choice.do), this.lapsing()];
      default:
        return [choice.do, ""]; // nature's choices are offered to nobody
    }
  }

  private paid(choice: Choice & { do: "pay" }): string {
    const parts = BASIC.flatMap((name) => (choice[name] ? [this.names.amount(name, choice[name])] : []));
    if (choice.double_gold) parts.push(this.do("double", { n: choice.double_gold }));
    if (choice.gold) parts.push(this.names.amount("gold", choice.gold));
    return this.do("pay", { amounts: this.names.listed(parts) });
  }
}

function basics(choice: Record<(typeof BASIC)[number], number>): Record<string, number> {
  return Object.fromEntries(BASIC.map((name) => [name, choice[name]]));
}

/** What the position asks, as a sentence. */
export function questionText(names: Names, view: View, seat: number): string {
  const asked = view.question;
  if (!asked) return "";
  const about = asked.about as Record<string, unknown>;
  if (asked.kind === "word") return names.phrase(asked.about.effect);
  const said: Record<string, string | number> = { n: asked.count ?? 1 };
  for (const key of ["tile", "from", "explorer"]) {
    const value = about[key];
    if (typeof value === "string" || typeof value === "number") said[key] = value;
  }
  if (typeof about.figure === "string") said.figure = figureWord(about.figure, view.seats[seat]?.civilization ?? "");
  const namers = { card: names.card, market: names.market, hero: names.hero, monster: names.monster };
  for (const [key, name] of Object.entries(namers)) {
    const value = about[key];
    if (typeof value === "string") said[key] = name(value);
  }
  if (asked.by) said.thing = names.thing(asked.by);
  return names.say(`monumental-ask-${view.phase.replaceAll("_", "-")}`, said);
}
