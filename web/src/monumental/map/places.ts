// What the map has to know about the position: which tile is where, whose border is where, which acts belong to a tile.

import type { Choice, ConquestAnswer, Tile, View } from "../../monumental.gen";
import { type Act, CLOSING, tileOf } from "../say";
import { around, key } from "./hex";

export type TileMap = ReadonlyMap<string, Tile>;

export function tilesByName(tiles: readonly Tile[]): TileMap {
  return new Map(tiles.map((tile) => [tile.name, tile]));
}

/** Tells which edges of each tile are a border: the tile beyond is somebody else's, nobody's, or not there. */
export function bordersOf(tiles: readonly Tile[]): Map<string, boolean[]> {
  const owners = new Map(tiles.map((tile) => [key(tile), tile.owner]));
  return new Map(
    tiles.flatMap((tile) =>
      tile.owner === null ? [] : [[tile.name, around(tile).map((place) => owners.get(key(place)) !== tile.owner)]],
    ),
  );
}

/** Whose Explorers a choice is about. */
function actor(view: View): number {
  if (view.question?.kind === "automa_step" && view.automa) return view.automa.seat;
  return view.question?.seat ?? view.turn ?? 0;
}

function explorerAt(view: View, explorer: number): string | null {
  return view.seats[actor(view)]?.explorers[explorer - 1]?.tile ?? null;
}

/** The tile where a choice sets out, if it leads elsewhere. */
function startOf(view: View, choice: Choice): string | null {
  const walks = choice.do === "explore" || choice.do === "sail" || choice.do === "defeat";
  return walks ? explorerAt(view, choice.explorer) : null;
}

/** The acts of one tile: those done there, and those that set out from there. */
export interface Place {
  here: Act[];
  out: Act[];
}

export interface Targets {
  places: ReadonlyMap<string, Place>;
  /** Whether the question is which tile: nothing else can be chosen, but perhaps to stop. */
  asking: boolean;
}

const NONE: Place = { here: [], out: [] };

export function targetsOf(view: View, acts: readonly Act[]): Targets {
  const places = new Map<string, Place>();
  const at = (tile: string): Place => {
    const known = places.get(tile) ?? { here: [], out: [] };
    places.set(tile, known);
    return known;
  };
  let asking = acts.length > 0 && view.question?.kind !== "actions";
  for (const act of acts) {
    const [goal, start] = [tileOf(act.choice, view), startOf(view, act.choice)];
    if (goal) at(goal).here.push(act);
    else if (!CLOSING.has(act.choice.do)) asking = false;
    if (start && start !== goal) at(start).out.push(act);
  }
  return { places, asking: asking && places.size > 0 };
}

export function actsAt(targets: Targets, tile: string): Place {
  return targets.places.get(tile) ?? NONE;
}

/** Where a choice leads, and the other tile where it sets out. */
export interface Route {
  goal: string | null;
  start: string | null;
}

export function routeOf(view: View, choice: Choice): Route {
  const [tile, subject] = [tileOf(choice, view), subjectOf(view)];
  switch (choice.do) {
    case "move":
      return { goal: null, start: tile };
    case "march":
      return { goal: subject, start: tile };
    case "to":
    case "shelter":
    case "walk":
      return { goal: tile, start: subject };
    default: {
      const start = startOf(view, choice);
      return { goal: tile, start: start === tile ? null : start };
    }
  }
}

/** The one act that a second tap on a tile plays: when only the tile is asked, and it leaves no doubt. */
export function onlyAct(targets: Targets, tile: string): Act | null {
  const { here } = actsAt(targets, tile);
  return targets.asking && here.length === 1 ? (here[0] ?? null) : null;
}

/** Who would march from one tile. */
export interface Marching {
  tile: string;
  soldiers: number;
  warlord: boolean;
  hero: boolean;
}

/** Who would march to a conquest, by the tiles they come from. */
export function marching(conquest: ConquestAnswer | undefined): Marching[] {
  const from = new Map<string, Marching>();
  for (const { tile, figure } of conquest?.march ?? []) {
    const known = from.get(tile) ?? { tile, soldiers: 0, warlord: false, hero: false };
    if (figure === "soldier") known.soldiers += 1;
    else known[figure] = true;
    from.set(tile, known);
  }
  return [...from.values()];
}

/** The tile that the question is about, besides those it may be answered with. */
export function subjectOf(view: View): string | null {
  const about = view.question?.about;
  if (!about) return null;
  if ("tile" in about) return about.tile;
  if ("from" in about) return about.from;
  if ("monster" in about) return view.monsters.find(({ id }) => id === about.monster)?.tile ?? null;
  return null;
}
