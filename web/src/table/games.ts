// The games that have a table, each loaded when its table is opened.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { GameTableProps } from "./types";

// biome-ignore lint/suspicious/noExplicitAny: each game's component declares its own view.
export type GameTable = LazyExoticComponent<ComponentType<GameTableProps<any>>>;

export const GAMES: Record<string, GameTable> = {
  monolyth: lazy(() => import("../monolyth/MonolythTable")),
};
