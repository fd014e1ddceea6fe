// The lesson of Monumental: what its table asks was answered by the game that the lesson plays.

import { type Course, makeLesson } from "../../tutorial/lesson";
import data from "./lesson.gen.json";

const LESSON = makeLesson(data);

export const MONUMENTAL: Course = {
  ...LESSON,
  game: "monumental",
  words: ["monumental-tutorial"],
  named: true,
  message: (scene, part) => `monumental-tutorial-${scene}-${part}`,
  hints: new Set(),
  hear: (place, query) => ({ answer: LESSON.answers[place.scene]?.[query] ?? null, deed: null }),
};
