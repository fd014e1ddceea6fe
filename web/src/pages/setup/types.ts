// What the page of a new table hands to a game's own part of it.

import type { GameInfo } from "../../protocol.gen";

export type Options = Record<string, unknown>;

export interface SetupProps {
  game: GameInfo;
  /** How many people and bots sit at the table. */
  players: number;
  /** What they are called. */
  names: readonly string[];
  options: Options;
  /** What is chosen anew, all else stays; `lacks` says what must be done before a game can begin. */
  onChange(change: Options, lacks?: string | null): void;
}
