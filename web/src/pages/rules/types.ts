// The rules of a game: which sections there are, how long each is, and which picture goes with it.

import type { ComponentType } from "react";
import type { WordSet } from "../../words";

export interface Section {
  id: string;
  /** How many paragraphs it has: id-1 and so on. */
  size: number;
  Figure?: ComponentType;
}

export interface Book {
  words: readonly WordSet[];
  sections: readonly Section[];
  /** The message of a part: a section, or one of its paragraphs; "words" stands above the terms. */
  message(part: string): string;
  /** The numbers that a paragraph says. */
  values: Record<string, Record<string, number>>;
  /** Messages of words that are explained at the end; each has one more with its explanation, which ends in -note. */
  terms: readonly string[];
}

export interface RulesProps {
  /** On its own page the sections come right below the page's title, in a window one level lower. */
  heading: "h2" | "h3";
  /** Where the game is learnt by playing, if that is to be offered. */
  learn?: string;
}
