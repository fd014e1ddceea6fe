// A tile and its conquest in words: for the sheet that opens on a tap, and for those who listen.

import type { ConquestAnswer, Tile, View } from "../../monumental.gen";
import type { Say } from "../../words";
import { figureWord, type Names, type Thing } from "../names";
import { marching } from "./places";
import type { SignName } from "./signs";

/** Something that is on a tile. */
export interface Fact {
  key: string;
  sign: SignName;
  text: string;
  /** Whose it is, to be drawn in its colour. */
  land?: string;
  /** What can be read about it. */
  thing?: Thing;
}

export interface Telling {
  t: Say;
  names: Names;
  view: View;
  /** The viewer's seat. */
  viewer: number | null;
}

export function title({ t, names }: Telling, tile: Tile): string {
  return t("monumental-map-tile", { terrain: names.terrain(tile.kind), tile: tile.name });
}

/** Whose a tile is. */
export function ownerText({ t, names, view, viewer }: Telling, tile: Tile): string {
  if (tile.kind === "water") return "";
  const land = tile.owner === null ? undefined : view.seats[tile.owner]?.civilization;
  if (!land) return t("monumental-map-unowned");
  return t("monumental-map-owner", { who: tile.owner === viewer ? "you" : "other", name: names.land(land) });
}

function waiting({ t, names }: Telling, tile: Tile): Fact[] {
  const { waits } = tile;
  if (!waits) return [];
  if (waits.what === "barbarian") {
    return [{ key: "waits", sign: "barbarian", text: t("monumental-tile-barbarian", { n: waits.number }) }];
  }
  if (!waits.id) return [{ key: "waits", sign: "city", text: t("monumental-map-sign", { sign: "city" }) }];
  const text = t("monumental-tile-city", { name: names.city(waits.id), amounts: names.amounts({ ...waits.asks }) });
  return [{ key: "waits", sign: "city", text, thing: { what: "city", id: waits.id } }];
}

function held({ t, names, view }: Telling, tile: Tile): Fact[] {
  const land = (seat: number | null) => (seat === null ? "" : (view.seats[seat]?.civilization ?? ""));
  const facts: Fact[] = [];
  if (tile.soldiers) {
    const text = t("monumental-soldiers", { n: tile.soldiers });
    facts.push({ key: "soldiers", sign: "soldier", text, land: land(tile.owner) });
  }
  for (const seat of tile.warlords) {
    const thing: Thing = { what: "warlord", id: land(seat) };
    facts.push({ key: `warlord ${seat}`, sign: "warlord", text: names.thing(thing), land: land(seat), thing });
  }
  for (const seat of tile.heroes) {
    const hero = view.seats[seat]?.hero;
    if (!hero) continue;
    const thing: Thing = { what: "hero", id: hero.id };
    facts.push({ key: `hero ${seat}`, sign: "hero", text: names.thing(thing), land: land(seat), thing });
  }
  if (tile.outpost) {
    const text = t("monumental-map-sign", { sign: "outpost" });
    facts.push({ key: "outpost", sign: "outpost", text, land: land(tile.owner) });
  }
  return facts;
}

function found({ t, names, view, viewer }: Telling, tile: Tile): Fact[] {
  const facts: Fact[] = [];
  for (const id of tile.wonders) {
    facts.push({ key: id, sign: "wonder", text: names.card(id), thing: { what: "card", id } });
  }
  for (const id of tile.monsters) {
    const attacks = view.monsters.find((beast) => beast.id === id)?.attacks ?? 0;
    const text = t("monumental-map-monster", { name: names.monster(id), n: attacks });
    facts.push({ key: id, sign: "monster", text, thing: { what: "monster", id } });
  }
  if (tile.market) {
    const text = t("monumental-tile-market", { name: names.market(tile.market), n: tile.tokens });
    facts.push({ key: "market", sign: "market", text, thing: { what: "market", id: tile.market } });
  }
  if (tile.production) {
    facts.push({ key: "production", sign: "production", text: t("monumental-map-sign", { sign: "production" }) });
  }
  for (const seat of new Set(tile.explorers)) {
    const land = view.seats[seat]?.civilization ?? "";
    const n = tile.explorers.filter((other) => other === seat).length;
    const who = seat === viewer ? "you" : "other";
    const text = t("monumental-map-explorers", { who, n, name: names.land(land) });
    facts.push({ key: `explorers ${seat}`, sign: "explorer", text, land });
  }
  return facts;
}

/** Everything that is on a tile. */
export function factsOf(telling: Telling, tile: Tile): Fact[] {
  return [...waiting(telling, tile), ...held(telling, tile), ...found(telling, tile)];
}

/** Terrain value and defense; only a Province has them. */
export function numbersText({ t }: Telling, tile: Tile): string[] {
  if (tile.defense === null) return [];
  return [t("monumental-map-defense", { n: tile.defense }), t("monumental-map-value", { n: tile.terrain ?? 0 })];
}

/** What a conquest takes and who would march, or why it cannot be. */
export interface ConquestText {
  possible: boolean;
  text: string;
  /** What Gold stands in for, and what a discount takes off. */
  extra: string;
  march: string;
}

export function conquestText(telling: Telling, conquest: ConquestAnswer | undefined): ConquestText | null {
  if (!conquest) return null;
  const { t, names } = telling;
  const { why, needs = 0, reach = 0, units = 0, cost, gold = 0, less = 0, lacks = 0 } = conquest;
  const amounts = cost ? names.amounts({ ...cost }) : "";
  const no = (text: string): ConquestText => ({ possible: false, text, extra: "", march: "" });
  switch (why) {
    case "own":
    case "water":
    case "capital":
      return no(t(`monumental-map-why-${why}`));
    case "far":
      return no(`${t("monumental-map-why-far")} ${needs ? t("monumental-map-would", { n: needs }) : ""}`.trim());
    case "units":
      return no(t("monumental-map-why-units", { needs, reach }));
    case "pay":
      return { ...no(t("monumental-map-why-pay", { amounts, n: lacks })), march: marchText(telling, conquest) };
    case null: {
      const extra = [
        gold ? t("monumental-map-gold-for", { n: gold }) : "",
        less ? t("monumental-map-less", { n: less }) : "",
      ].filter(Boolean);
      const text = t("monumental-map-conquest-costs", { n: units, amounts });
      return {
        possible: true,
        text: extra.length > 0 ? `${text} (${extra.join(", ")})` : text,
        extra: extra.join(", "),
        march: marchText(telling, conquest),
      };
    }
  }
}

function marchText({ t, names, view, viewer }: Telling, conquest: ConquestAnswer): string {
  const seat = viewer ?? view.turn ?? 0;
  const land = view.seats[seat]?.civilization ?? "";
  const parts = marching(conquest).flatMap(({ tile, soldiers, warlord, hero }) => [
    ...(soldiers ? [t("monumental-map-march-soldiers", { n: soldiers, tile })] : []),
    ...(warlord ? [t("monumental-map-march-figure", { figure: figureWord("warlord", land), tile })] : []),
    ...(hero ? [t("monumental-map-march-figure", { figure: "hero", tile })] : []),
  ]);
  return parts.length > 0 ? t("monumental-map-march", { who: names.listed(parts) }) : "";
}

/** All of it in one sentence, and what of a hint is there. */
export function labelOf(
  telling: Telling,
  tile: Tile,
  conquest: ConquestAnswer | undefined,
  acts: number,
  advised: "goal" | "start" | null = null,
): string {
  const { t } = telling;
  const taking = conquest && tile.owner !== telling.viewer && tile.defense !== null && conquestText(telling, conquest);
  const parts = [
    title(telling, tile),
    ...numbersText(telling, tile),
    ownerText(telling, tile),
    ...factsOf(telling, tile).map(({ text }) => text),
    acts ? t("monumental-map-can", { n: acts }) : "",
  ];
  const sentence = `${parts.filter(Boolean).join(", ")}.${advised ? ` ${t("monumental-advised", { end: advised })}` : ""}`;
  if (!taking) return sentence;
  return `${sentence} ${t("monumental-map-conquest")}: ${taking.text.replace(/\.$/, "")}.`;
}
