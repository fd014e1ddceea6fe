// Whose City a replay shows.

import type { View } from "../monumental.gen";

/** The seat that a replay follows, `follow`; before the first turn whoever settles. Null where nothing is followed. */
export function shownIn(
  { round, turn }: Pick<View, "round" | "turn">,
  follow: number | null | undefined,
): number | null {
  if (follow === undefined) return null;
  const settles = round === 0 && turn !== null && turn >= 0;
  return settles ? turn : follow;
}
