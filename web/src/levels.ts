// The opponents that people play against, from the weakest to the strongest; each has its name in every language.

import type { GameInfo, Level } from "./protocol.gen";
import type { Say } from "./words";

const LEVELS: readonly string[] = ["pebble", "flint", "slate", "granite", "obsidian"];
/** Bots that nobody gave a name are called by their level, numbered where there are several of it. */
const CALLED = new RegExp(`^(${LEVELS.join("|")})( [0-9]+)?$`);

/** What a bot is called in the viewer's own words; a name that somebody gave stays. */
export function botName(t: Say, name: string): string {
  const [, level, number = ""] = CALLED.exec(name) ?? [];
  return level ? `${t("level-name", { level })}${number}` : name;
}

export function isLevel(bot: string | null): bot is string {
  return bot !== null && LEVELS.includes(bot);
}

/** The level in the middle, for whoever has chosen none. */
export function usual(levels: readonly Level[]): string {
  return levels[Math.floor(levels.length / 2)]?.name ?? "greedy";
}

export function levelsOf(games: readonly GameInfo[] | null, game: string): Level[] {
  return games?.find((one) => one.name === game)?.levels ?? [];
}
