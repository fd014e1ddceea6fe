// Reads the choices that the server offers. No rule is written here: what is not in the list cannot be played.

import { type Cell, cellNames, parseCell, poseKey, settled } from "./cells";
import type { Blocked, Side, TrialPose } from "./types";

export interface Placement {
  cells: Cell[];
  names: string[];
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
  shape: string | null;
  poses: Pose[];
  swaps: Placement[];
  discard: boolean;
}

export interface Menu {
  reached: Map<number, Reached>;
  prophecies: Map<number, Side[]>;
  burns: number[];
  all: ReadonlySet<string>;
}

export function placement(names: readonly string[]): Placement {
  return { cells: names.map(parseCell), names: [...names].sort() };
}

function addFit(poses: Pose[], fit: Placement): void {
  const key = poseKey(fit.cells);
  const pose = poses.find((known) => known.key === key);
  if (pose) pose.fits.push(fit);
  else poses.push({ key, cells: settled(fit.cells), fits: [fit], blocked: [] });
}

export function readChoices(choices: readonly string[]): Menu {
  const menu: Menu = { reached: new Map(), prophecies: new Map(), burns: [], all: new Set(choices) };
  for (const choice of choices) {
    const [first = "", second = "", ...rest] = choice.split(" ");
    if (first === "prophecy") {
      const value = Number(second);
      menu.prophecies.set(value, [...(menu.prophecies.get(value) ?? []), rest[0] as Side]);
    } else if (first === "burn") {
      menu.burns.push(Number(second));
    } else if (/^\d+$/.test(first)) {
      const steps = Number(first);
      const reached = menu.reached.get(steps) ?? { steps, shape: null, poses: [], swaps: [], discard: false };
      menu.reached.set(steps, reached);
      if (second === "discard") reached.discard = true;
      else if (second === "swap") reached.swaps.push(placement(rest));
      else {
        reached.shape = second;
        addFit(reached.poses, placement(rest));
      }
    }
  }
  return menu;
}

export function placeMove(steps: number, shape: string, fit: Placement): string {
  return `${steps} ${shape} ${cellNames(fit.cells).join(" ")}`;
}

export function swapMove(steps: number, fit: Placement): string {
  return `${steps} swap ${fit.names[0]}`;
}

/** All poses of a trial, those that fit nowhere included. */
export function trialPoses(answer: readonly TrialPose[]): Pose[] {
  return answer.map(({ pose, fits, blocked }) => {
    const cells = settled(pose.map(([x, y, z]) => ({ x, y, z })));
    return { key: poseKey(cells), cells, fits: fits.map(placement), blocked };
  });
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

/**
 * Follows a turn of the stone through the poses that are known, to the first that differs. Without a trial only those
 * are known that fit somewhere, so the turn goes on until it meets one.
 */
export function cycled(poses: readonly Pose[], key: string, turn: (cells: Cell[]) => Cell[]): Pose | undefined {
  let cells = poses.find((pose) => pose.key === key)?.cells;
  for (let quarter = 0; cells && quarter < 4; quarter++) {
    cells = turn(cells);
    const met = poseKey(cells);
    const pose = poses.find((known) => known.key === met);
    if (pose && met !== key) return pose;
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
