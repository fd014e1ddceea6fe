// The guided first game as data: scenes made by src/cairn/server/lesson.py, and where a learner stands in them.
// No rule is written here: every position and every event was computed by the real game.

import { cellName, parseCell } from "../monolyth/cells";
import type { Blocked, Tried } from "../monolyth/types";
import type { ChoiceGroup, Step } from "../protocol.gen";
import scenes from "./lesson.gen.json";

interface Answer {
  told: Step[];
  /** The number of choices played. */
  n: number;
  /** What the answer changes in the scene's view. */
  view: unknown;
}

/** A pose of a stone that can be tried: its cells, the corners where it may lie, and why not elsewhere. */
interface ShortPose {
  pose: string;
  fits: string;
  blocked: string;
}

export interface Scene {
  id: string;
  /** Begins somewhere else: nothing tells how the table came there. */
  leaps: boolean;
  /** The outcome is looked at before the lesson goes on. */
  after: boolean;
  told: Step[];
  n: number;
  /** What is different from the view of the scene before. */
  view: unknown;
  /** What the table offers: first the answers, then choices that only get a hint. */
  offers: ChoiceGroup[];
  answers: Answer[];
  /** Every stone that is offered, by its shape; the 1-cube stone under "swap". */
  placements: Record<string, { shape: string; poses: ShortPose[] }>;
  /** Values for the scene's texts. */
  say: Record<string, string | number>;
}

export const SCENES = scenes as unknown as Scene[];

/** Applies a change: objects merge, in lists by place; `{"=": x}` and everything else replace. */
export function patched(old: unknown, change: unknown): unknown {
  if (typeof change !== "object" || change === null || Array.isArray(change)) return change;
  if ("=" in change) return change["="];
  if (Array.isArray(old))
    return old.map((one, i) => (String(i) in change ? patched(one, Reflect.get(change, i)) : one));
  if (typeof old !== "object" || old === null) return change;
  const merged: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(change)) merged[key] = patched(merged[key], value);
  return merged;
}

export type View = Record<string, unknown>;

/** The view with which each scene begins. */
export const VIEWS: readonly View[] = unfolded(SCENES);

function unfolded(all: readonly Scene[]): View[] {
  let view: View = {};
  return all.map((scene) => {
    view = patched(view, scene.view) as View;
    return view;
  });
}

export type Hint = "stone" | "next" | "task";

/** Where a learner stands. */
export interface Place {
  scene: number;
  /** The answer that was given and is now looked at. */
  answer: number | null;
  /** What led here. */
  told: Step[];
  /** Rises with every step that is not a move of the game, so that the table starts afresh. */
  epoch: number;
  hint: Hint | null;
}

export const START: Place = { scene: 0, answer: null, told: [], epoch: 0, hint: null };

export type Deed =
  | { do: "move"; pick: number }
  | { do: "next" | "back" | "again" | "hush" }
  | { do: "hint"; hint: Hint };

export function sceneAt({ scene }: Place): Scene {
  const found = SCENES[scene];
  if (!found) throw new Error(`there is no scene ${scene}`);
  return found;
}

/** Whether something is to be done now; else there is something to read. */
export function asks(place: Place): boolean {
  return place.answer === null && sceneAt(place).answers.length > 0;
}

function enter(place: Place, told: Step[]): Place {
  const scene = place.scene + 1;
  const next = SCENES[scene];
  if (!next) return place;
  return next.leaps
    ? { ...START, scene, epoch: place.epoch + 1 }
    : { ...START, scene, epoch: place.epoch, told: [...told, ...next.told] };
}

/** The whole state machine: what a deed makes of a place. */
export function act(place: Place, deed: Deed): Place {
  const scene = sceneAt(place);
  switch (deed.do) {
    case "move": {
      const given = asks(place) ? scene.answers[deed.pick] : undefined;
      // The stone in hand is put back, so that the task can be tried again.
      if (!given) return { ...place, told: [], epoch: place.epoch + 1, hint: "task" };
      return scene.after ? { ...place, answer: deed.pick, told: given.told, hint: null } : enter(place, given.told);
    }
    case "next":
      return asks(place) ? place : enter(place, []);
    case "back":
      if (place.answer !== null) return { ...START, scene: place.scene, epoch: place.epoch + 1 };
      return { ...START, scene: Math.max(0, place.scene - 1), epoch: place.epoch + 1 };
    case "again":
      return { ...START, epoch: place.epoch + 1 };
    case "hush":
      return place.hint === null ? place : { ...place, hint: null };
    case "hint":
      return { ...place, told: [], epoch: place.epoch + 1, hint: deed.hint };
  }
}

export interface Moment {
  view: View;
  at: [number, number];
  choices: ChoiceGroup[];
}

const NOTHING: ChoiceGroup[] = [];

/** What the table shows at a place. */
export function momentAt(place: Place): Moment {
  const scene = sceneAt(place);
  const view = VIEWS[place.scene] ?? {};
  const given = place.answer === null ? undefined : scene.answers[place.answer];
  return given
    ? { view: patched(view, given.view) as View, at: [place.epoch, given.n], choices: NOTHING }
    : { view, at: [place.epoch, scene.n], choices: scene.offers };
}

/** Where a stone may lie in this scene and why not elsewhere, as the server would answer; null for other stones. */
export function placementsOf(scene: Scene, shape: string, swap = false): Tried | null {
  const found = scene.placements[swap ? "swap" : shape];
  if (!found) return null;
  const words = (text: string, by: string) => (text ? text.split(by) : []);
  return {
    shape: found.shape,
    poses: found.poses.map(({ pose, fits, blocked }) => {
      const cells = words(pose, " ").map((digits) => [...digits].map(Number));
      return {
        pose: cells,
        fits: words(fits, " ").map((corner) => ({ cells: cells.map((cell) => moved(cell, corner)).sort() })),
        blocked: words(blocked, ",").map((one) => {
          const [at = "", why = "", cell = ""] = one.split(" ");
          return { at, why, cell } as Blocked;
        }),
      };
    }),
  };
}

function moved([x = 0, y = 0, z = 0]: number[], corner: string): string {
  const at = parseCell(corner);
  return cellName({ x: at.x + x, y: at.y + y, z: at.z + z });
}
