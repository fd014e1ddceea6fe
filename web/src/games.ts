// The games that the client can show: each is a folder, and named here. The start page does without this file: it comes
// with the first page that shows a game.

import type { ClientGame } from "./game";
import { MONOLYTH } from "./monolyth/game";
import { MONUMENTAL } from "./monumental/game";

export const GAMES: readonly [ClientGame, ...ClientGame[]] = [MONOLYTH, MONUMENTAL];

/** The game that the server calls so, if the client can show it. */
export function gameOf(name: string | null | undefined): ClientGame | undefined {
  return GAMES.find((game) => game.name === name);
}
