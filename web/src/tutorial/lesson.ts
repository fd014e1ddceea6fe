// A guided first game as data: scenes made by lesson.py of each game, and where a learner stands in them.
// No rule is written here: every position and every event was computed by the real game.

import type { ChoiceGroup, Step } from "../protocol.gen";
import type { WordSet } from "../words";

interface Answer {
  /** Its number among the offers. */
  pick: number;
  told: Step[];
  /** The number of choices played. */
  n: number;
  /** What the answer changes in the scene's view, where the outcome is looked at. */
  view: unknown;
}

export interface Scene {
  /** What is taught. Several scenes of one name in a row are parts of one task. */
  id: string;
  /** Begins somewhere else: nothing tells how the table came there. */
  leaps: boolean;
  /** The outcome is looked at before the lesson goes on. */
  after: boolean;
  told: Step[];
  n: number;
  /** What is different from the view of the scene before. */
  view: unknown;
  /** What the table offers: the answers, and choices that only get a hint. */
  offers: ChoiceGroup[];
  answers: Answer[];
  /** What the table may ask here, each as a change of what was answered to it before. */
  asked: Record<string, unknown>;
  /** Values for the scene's texts. */
  say: Record<string, string | number>;
}

export type View = Record<string, unknown>;

/** A whole lesson: its scenes, and the view and the answers with which each begins. */
export interface Lesson {
  scenes: readonly Scene[];
  views: readonly View[];
  answers: readonly Record<string, unknown>[];
  /** The names of its tasks, each once: what progress counts. */
  tasks: readonly string[];
}

/** What a question of the table gets: an answer, or none, and what the learner is told for asking. */
export interface Heard {
  answer: unknown;
  deed: Deed | null;
}

/** The lesson of a game: how its texts are named, and what its table may ask. */
export interface Course extends Lesson {
  game: string;
  words: readonly WordSet[];
  /** Whether the learner goes by a name: some tables speak of everybody in the third person. */
  named: boolean;
  /** The message of a part of a scene: its title, text, task, outcome or hint. */
  message(scene: string, part: string): string;
  /** Scenes that offer more than their answer have a hint of their own for it. */
  hints: ReadonlySet<string>;
  hear(place: Place, query: string, about: object): Heard;
}

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

/** Unfolds the data of a lesson. */
export function makeLesson(data: unknown): Lesson {
  const scenes = data as Scene[];
  let view: View = {};
  const known: Record<string, unknown> = {};
  const views = scenes.map((scene) => {
    view = patched(view, scene.view) as View;
    return view;
  });
  const answers = scenes.map((scene) => {
    const here = Object.entries(scene.asked).map(([name, change]) => [name, patched(known[name], change)] as const);
    Object.assign(known, Object.fromEntries(here));
    return Object.fromEntries(here);
  });
  return { scenes, views, answers, tasks: [...new Set(scenes.map(({ id }) => id))] };
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

export function sceneAt({ scenes }: Lesson, { scene }: Place): Scene {
  const found = scenes[scene];
  if (!found) throw new Error(`there is no scene ${scene}`);
  return found;
}

/** Whether something is to be done now; else there is something to read. */
export function asks(lesson: Lesson, place: Place): boolean {
  return place.answer === null && sceneAt(lesson, place).answers.length > 0;
}

function enter({ scenes }: Lesson, place: Place, told: Step[]): Place {
  const scene = place.scene + 1;
  const next = scenes[scene];
  if (!next) return place;
  return next.leaps
    ? { ...START, scene, epoch: place.epoch + 1 }
    : { ...START, scene, epoch: place.epoch, told: [...told, ...next.told] };
}

/** The scene with which a task begins. */
function beginning({ scenes }: Lesson, scene: number): number {
  let first = scene;
  while (first > 0 && scenes[first - 1]?.id === scenes[scene]?.id) first -= 1;
  return first;
}

/** The whole state machine: what a deed makes of a place. */
export function act(lesson: Lesson, place: Place, deed: Deed): Place {
  const scene = sceneAt(lesson, place);
  switch (deed.do) {
    case "move": {
      const answer = asks(lesson, place) ? scene.answers.findIndex(({ pick }) => pick === deed.pick) : -1;
      const given = scene.answers[answer];
      // What was begun is put back, so that the task can be tried again.
      if (!given) return { ...place, told: [], epoch: place.epoch + 1, hint: "task" };
      return scene.after ? { ...place, answer, told: given.told, hint: null } : enter(lesson, place, given.told);
    }
    case "next":
      return asks(lesson, place) ? place : enter(lesson, place, []);
    case "back": {
      // From the midst of a task to its beginning, from there to the task before.
      const first = beginning(lesson, place.scene);
      const begun = place.answer !== null || first < place.scene;
      const to = begun ? first : beginning(lesson, Math.max(0, place.scene - 1));
      return { ...START, scene: to, epoch: place.epoch + 1 };
    }
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
export function momentAt(lesson: Lesson, place: Place): Moment {
  const scene = sceneAt(lesson, place);
  const view = lesson.views[place.scene] ?? {};
  const given = place.answer === null ? undefined : scene.answers[place.answer];
  return given
    ? { view: patched(view, given.view) as View, at: [place.epoch, given.n], choices: NOTHING }
    : { view, at: [place.epoch, scene.n], choices: scene.offers };
}
