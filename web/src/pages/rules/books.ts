// The rules of each game: which sections there are, how long each is, and which picture goes with it.

import type { ComponentType } from "react";
import { TERMS } from "../../monumental/terms";
import type { WordSet } from "../../words";
import { CardFigure, CubesFigure, LevelFigure, PlaceFigure, RingFigure, WallFigure } from "./figures";
import facts from "./monumental.gen.json";
import { CityFigure, DisplayFigure, ProvinceFigure } from "./monumentalFigures";

export interface Section {
  id: string;
  /** How many paragraphs it has: id-1 and so on. */
  size: number;
  Figure?: ComponentType;
}

export interface Book {
  words: readonly WordSet[];
  sections: readonly Section[];
  /** The message of a part: a section, or one of its paragraphs. */
  message(part: string): string;
  /** The numbers that a paragraph says. */
  values: Record<string, Record<string, number>>;
  /** Where it is learnt by playing. */
  lesson: string;
  /** Words that are explained at the end; each has a message for itself, and one more with its explanation. */
  terms: readonly string[];
}

export const BOOKS = {
  monolyth: {
    words: ["rules"],
    message: (part) => `rules-${part}`,
    values: {},
    lesson: "/learn",
    terms: [],
    sections: [
      { id: "aim", size: 2 },
      { id: "setup", size: 4 },
      { id: "turn", size: 2 },
      { id: "crystal", size: 3, Figure: RingFigure },
      { id: "take", size: 2, Figure: CubesFigure },
      { id: "place", size: 4, Figure: PlaceFigure },
      { id: "refill", size: 3 },
      { id: "forced", size: 2 },
      { id: "prophecy", size: 3 },
      { id: "level", size: 2, Figure: LevelFigure },
      { id: "structure", size: 3, Figure: CardFigure },
      { id: "end", size: 2 },
      { id: "scoring", size: 4, Figure: WallFigure },
      { id: "solo", size: 4 },
      { id: "digital", size: 3 },
    ],
  },
  monumental: {
    words: ["rules", "monumental-rules", "monumental-terms"],
    message: (part) => `monumental-rules-${part}`,
    values: facts.values,
    lesson: "/learn/monumental",
    terms: TERMS,
    sections: [
      { id: "aim", size: 2 },
      { id: "setup", size: 4 },
      { id: "turn", size: 2 },
      { id: "activate", size: 4, Figure: CityFigure },
      { id: "resources", size: 4 },
      { id: "actions", size: 2 },
      { id: "acquire", size: 3 },
      { id: "wonders", size: 5 },
      { id: "policies", size: 3 },
      { id: "conquer", size: 6 },
      { id: "defense", size: 2, Figure: ProvinceFigure },
      { id: "warlord", size: 2 },
      { id: "move", size: 2 },
      { id: "outposts", size: 2 },
      { id: "explorers", size: 4 },
      { id: "effects", size: 2 },
      { id: "progress", size: 2 },
      { id: "city", size: 4 },
      { id: "display", size: 3, Figure: DisplayFigure },
      { id: "end", size: 2 },
      { id: "scoring", size: 4 },
      { id: "keywords", size: 5 },
      { id: "automa", size: 6 },
      { id: "eras", size: 2 },
      { id: "heroes", size: 4 },
      { id: "monsters", size: 5 },
      { id: "maps", size: 3 },
      { id: "continuous", size: 5 },
      { id: "digital", size: 4 },
    ],
  },
} satisfies Record<string, Book>;

export type BookName = keyof typeof BOOKS;

export function isBook(game: string | null | undefined): game is BookName {
  return typeof game === "string" && Object.hasOwn(BOOKS, game);
}
