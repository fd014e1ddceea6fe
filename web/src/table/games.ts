// The games that have a table, each loaded when its table is opened.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Step, Table } from "../protocol.gen";
import type { GameTableProps } from "./types";

// biome-ignore lint/suspicious/noExplicitAny: each game's component declares its own view and questions.
export type GameTable = LazyExoticComponent<ComponentType<GameTableProps<any, any>>>;

const LOADERS = {
  monolyth: () => import("../monolyth/MonolythTable"),
  monumental: () => import("../monumental/MonumentalTable"),
};

export const GAMES: Record<string, GameTable> = {
  monolyth: lazy(LOADERS.monolyth),
  monumental: lazy(LOADERS.monumental),
};

export interface LogProps {
  table: Table;
  steps: readonly Step[];
  /** Fetches what happened before the first of them. */
  onEarlier?: () => Promise<void>;
}

/** The log of each game, by turn. */
export const LOGS: Record<string, LazyExoticComponent<ComponentType<LogProps>>> = {
  monolyth: lazy(() => import("../monolyth/turnlog")),
  monumental: lazy(() => import("../monumental/turnlog")),
};

/** Fetch a game's table before it is needed: a hand near the button is reason enough. */
export function preload(game: string): void {
  if (Object.hasOwn(LOADERS, game)) LOADERS[game as keyof typeof LOADERS]().catch(() => undefined);
}
