// The lesson of Monolyth: where its stones may lie, and hints for those that the scene is not about.

import type { Queries } from "../../monolyth.gen";
import { asks, type Course, makeLesson, type Place, sceneAt } from "../../tutorial/lesson";
import { cellName, parseCell } from "../cells";
import type { Blocked, Change, MonolythView, Tried } from "../types";
import data from "./lesson.gen.json";

/** A pose of a stone that can be tried: its cells, the corners where it may lie, what it changes, why not elsewhere. */
interface ShortPose {
  pose: string;
  fits: string;
  /** What the stone would change in each of these. */
  changes: Change[];
  blocked: string;
}

/** Every stone that is offered, by its shape; the 1-cube stone under "swap". */
type Placements = Record<string, { shape: string; poses: ShortPose[] }>;

const LESSON = makeLesson(data);

export const MONOLYTH: Course = {
  ...LESSON,
  game: "monolyth",
  words: [],
  named: false,
  message: (scene, part) => `tutorial-${scene}-${part}`,
  hints: new Set(["turn", "swap"]),
  hear(place, query, about) {
    // What stones and prophecies would bring is told of the scene's own stone only, when it is tried.
    if (query !== "placements") return { answer: null, deed: null };
    const { shape, swap, site } = about as Queries["placements"]["about"];
    const scene = sceneAt(LESSON, place);
    const asking = asks(LESSON, place);
    const answer = asking ? placementsOf(LESSON.answers[place.scene] as Placements, shape, swap) : null;
    // The table also asks for the 1-cube stone; only another stone than the scene's is worth a word.
    const meant = asking && (stepsTo(place, site) === scene.say.steps || scene.answers.length > 1);
    if (meant) return { answer, deed: { do: "hush" } };
    if (swap) return { answer, deed: null };
    return { answer, deed: { do: "hint", hint: asking ? ("steps" in scene.say ? "stone" : "task") : "next" } };
  },
};

/** How far the crystal must go for the stone on a site; null where it does not get there. */
function stepsTo({ scene }: Place, site: number | null | undefined): number | null {
  const { reach } = LESSON.views[scene] as unknown as MonolythView;
  return reach.find((reached) => reached.site === site)?.steps ?? null;
}

/** Where a stone may lie in a scene and why not elsewhere, as the server would answer; null for other stones. */
export function placementsOf(placements: Placements, shape: string, swap = false): Tried | null {
  const found = placements[swap ? "swap" : shape];
  if (!found) return null;
  const words = (text: string, by: string) => (text ? text.split(by) : []);
  return {
    shape: found.shape,
    poses: found.poses.map(({ pose, fits, changes, blocked }) => {
      const cells = words(pose, " ").map((digits) => [...digits].map(Number));
      return {
        pose: cells,
        fits: words(fits, " ").map((corner, i) => ({
          cells: cells.map((cell) => moved(cell, corner)).sort(),
          ...changes[i],
        })),
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
