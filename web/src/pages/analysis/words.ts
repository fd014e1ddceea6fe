// How each game says a choice that nobody is offered any more, loaded when there is one to be said.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface ChoiceWordsProps {
  /** The choice as plain data. */
  choice: Record<string, unknown>;
  /** The position before it. */
  view: Record<string, unknown>;
  seat: number;
  people: readonly string[];
}

export const CHOICE_WORDS: Record<string, LazyExoticComponent<ComponentType<ChoiceWordsProps>>> = {
  monolyth: lazy(() => import("../../monolyth/ChoiceWords")),
  monumental: lazy(() => import("../../monumental/ChoiceWords")),
};
