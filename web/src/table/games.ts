// The games that have a table, each loaded when its table is opened.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { GameTableProps } from "./types";

// biome-ignore lint/suspicious/noExplicitAny: each game's component declares its own view and questions.
export type GameTable = LazyExoticComponent<ComponentType<GameTableProps<any, any>>>;

const LOADERS = {
  monolyth: () => import("../monolyth/MonolythTable"),
};

export const GAMES: Record<string, GameTable> = {
  monolyth: lazy(LOADERS.monolyth),
};

/** Fetch a game's table before it is needed: a hand near the button is reason enough. */
export function preload(game: keyof typeof LOADERS): void {
  LOADERS[game]().catch(() => undefined);
}
