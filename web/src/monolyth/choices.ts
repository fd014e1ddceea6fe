// Reads the choices that the server offers. No rule is written here: what is not among them cannot be played.

import type { Choice } from "../monolyth.gen";
import type { ChoiceGroup } from "../protocol.gen";
import { readColumns } from "../table/choices";
import { type Cell, parseCell, poseKey, settled, turned } from "./cells";
import type { Blocked, Change, Side, Tried } from "./types";

export interface Placement {
  cells: Cell[];
  names: string[];
  /** The number of the choice to place it here; null where it is only tried. */
  pick: number | null;
  /** What it would change there, as the game answered; null as long as that is not known. */
  change: Change | null;
}

/** One way a stone can lie, with every place where it may lie so. */
export interface Pose {
  key: string;
  cells: Cell[];
  fits: Placement[];
  blocked: Blocked[];
}

/** What can be done with the stone that so many steps reach. */
export interface Reached {
  steps: number;
  poses: Pose[];
  swaps: Placement[];
  /** The number of the choice to discard it. */
  discard: number | null;
}

/** All that can be chosen, each with its number. */
export interface Menu {
  size: number;
  reached: Map<number, Reached>;
  prophecies: Map<number, Map<Side, number>>;
  burns: Map<number, number>;
}

const LISTS = new Set(["cells"]);

function placement(names: readonly string[], pick: number | null, change: Change | null = null): Placement {
  return { cells: names.map(parseCell), names: [...names].sort(), pick, change };
}

function addFit(poses: Pose[], fit: Placement): void {
  const key = poseKey(fit.cells);
  const pose = poses.find((known) => known.key === key);
  if (pose) pose.fits.push(fit);
  else poses.push({ key, cells: settled(fit.cells), fits: [fit], blocked: [] });
}

function reach(menu: Menu, steps: number): Reached {
  const reached = menu.reached.get(steps) ?? { steps, poses: [], swaps: [], discard: null };
  menu.reached.set(steps, reached);
  return reached;
}

function foretell(menu: Menu, value: number): Map<Side, number> {
  const sides = menu.prophecies.get(value) ?? new Map<Side, number>();
  menu.prophecies.set(value, sides);
  return sides;
}

export function readChoices(groups: readonly ChoiceGroup[]): Menu {
  const choices = readColumns<Choice>(groups, LISTS);
  const menu: Menu = { size: choices.length, reached: new Map(), prophecies: new Map(), burns: new Map() };
  for (const choice of choices) {
    switch (choice.do) {
      case "place":
        addFit(reach(menu, choice.steps).poses, placement(choice.cells, choice.pick));
        break;
      case "swap":
        reach(menu, choice.steps).swaps.push(placement([choice.cell], choice.pick));
        break;
      case "discard":
        reach(menu, choice.steps).discard = choice.pick;
        break;
      case "prophecy":
        foretell(menu, choice.value).set(choice.side, choice.pick);
        break;
      case "burn":
        menu.burns.set(choice.value, choice.pick);
        break;
    }
  }
  return menu;
}

/** The walls for which a prophecy can be made: of this value, or of any. */
export function openSides({ prophecies }: Menu, value: number | null): Side[] {
  const found = value === null ? [...prophecies.values()] : [prophecies.get(value)];
  return [...new Set(found.flatMap((sides) => [...(sides?.keys() ?? [])]))];
}

/** A stone that was tried: all its poses, those that fit nowhere included. */
export interface TriedStone {
  shape: string;
  poses: Pose[];
}

/** What a fit says besides its cells; the game leaves out what stays as it is. */
function changeOf({ cells: _, ...change }: Tried["poses"][number]["fits"][number]): Change {
  return change;
}

export function triedStone(answer: Tried): TriedStone {
  const poses = answer.poses.map(({ pose, fits, blocked }) => {
    const cells = settled(pose.map(([x = 0, y = 0, z = 0]) => ({ x, y, z })));
    const places = fits.map((fit) => placement(fit.cells, null, changeOf(fit)));
    return { key: poseKey(cells), cells, fits: places, blocked };
  });
  return { shape: answer.shape, poses };
}

/** Keep of a tried stone's placements those that are offered: the choices have the last word. */
export function offered(tried: readonly Pose[], offers: readonly Pose[]): Pose[] {
  const lies = (fit: Placement) => fit.names.join(" ");
  const known = new Map(offers.flatMap((pose) => pose.fits.map((fit) => [lies(fit), fit.pick])));
  const keep = (fit: Placement) => (known.has(lies(fit)) ? [{ ...fit, pick: known.get(lies(fit)) ?? null }] : []);
  return tried.map((pose) => ({ ...pose, fits: pose.fits.flatMap(keep) }));
}

/** The way to lie with which a stone is first shown: the flattest of those that fit in most places. */
export function firstPose(poses: readonly Pose[]): Pose | undefined {
  const height = (pose: Pose) => Math.max(...pose.cells.map((cell) => cell.z));
  return [...poses].sort(
    (a, b) =>
      Number(b.fits.length > 0) - Number(a.fits.length > 0) || height(a) - height(b) || b.fits.length - a.fits.length,
  )[0];
}

/** The next pose that fits somewhere, in the order given, round and round. */
export function nextFitting(poses: readonly Pose[], key: string): Pose | undefined {
  const at = poses.findIndex((pose) => pose.key === key);
  return poses.map((_, i) => poses[(at + 1 + i) % poses.length]).find((pose) => pose && pose.fits.length > 0);
}

/** The ways to lie among which a stone is turned: those that fit somewhere, and all if none does. */
function worthTurning(poses: readonly Pose[]): readonly Pose[] {
  const fitting = poses.filter((pose) => pose.fits.length > 0);
  return fitting.length > 0 ? fitting : poses;
}

type Turn = (cells: readonly Cell[]) => Cell[];

/** Follows a turn of the stone, quarter by quarter, to the first way to lie that differs and is worth it. */
export function cycled(poses: readonly Pose[], key: string, turn: Turn): Pose | undefined {
  const known = worthTurning(poses);
  let cells: readonly Cell[] | undefined = poses.find((pose) => pose.key === key)?.cells;
  for (let quarter = 0; cells && quarter < 4; quarter++) {
    cells = turn(cells);
    const met = poseKey(cells);
    const pose = met === key ? undefined : known.find((one) => one.key === met);
    if (pose) return pose;
  }
  return undefined;
}

/** Tips the stone over until it lies in a way worth it, by itself or with a turn after; first the one way, then another. */
export function flipped(poses: readonly Pose[], key: string, tips: readonly Turn[]): Pose | undefined {
  const around: Turn[] = [turned, (cells) => turned(turned(cells)), (cells) => turned(cells, true)];
  const straight = tips.map((tip) => cycled(poses, key, tip)).find((pose) => pose !== undefined);
  if (straight) return straight;
  for (const turn of around)
    for (const tip of tips) {
      const pose = cycled(poses, key, (cells) => turn(tip(cells)));
      if (pose) return pose;
    }
  return undefined;
}

/** A point over the board, in columns: the middle of b3 is (1.5, 2.5). */
export interface Point {
  x: number;
  y: number;
}

export const middle = (cell: { x: number; y: number }): Point => ({ x: cell.x + 0.5, y: cell.y + 0.5 });

function away(fit: Placement, to: Point): number {
  const near = Math.min(...fit.cells.map((cell) => Math.hypot(cell.x + 0.5 - to.x, cell.y + 0.5 - to.y)));
  const mean = (axis: "x" | "y") => fit.cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / fit.cells.length;
  // The nearest cube decides; among placements that all cover the pointed column, the one whose middle is nearest.
  return Math.max(near, 0.5) + 0.3 * Math.hypot(mean("x") - to.x, mean("y") - to.y);
}

export function nearest(fits: readonly Placement[], to: Point): Placement | undefined {
  let best: Placement | undefined;
  for (const fit of fits) if (!best || away(fit, to) < away(best, to)) best = fit;
  return best;
}

/** Why a pose cannot lie around a point: the answer for the anchor whose stone would cover it. */
export function blockedAt(pose: Pose, to: Point): Blocked | undefined {
  const column = { x: Math.floor(to.x), y: Math.floor(to.y) };
  if (pose.fits.some((fit) => fit.cells.some((cell) => cell.x === column.x && cell.y === column.y))) return undefined;
  const mean = (axis: "x" | "y") => pose.cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / pose.cells.length;
  const [mx, my] = [mean("x"), mean("y")];
  const distance = (blocked: Blocked) => {
    const at = parseCell(blocked.at);
    return Math.hypot(at.x + mx - to.x, at.y + my - to.y);
  };
  return [...pose.blocked].sort((a, b) => distance(a) - distance(b))[0];
}
