// Who is ahead in what: read off the view, which has counted already.

import type { Points, View } from "../../monumental.gen";

export const DOMINANCES = ["provinces", "knowledge", "wonders", "policies"] as const;
export type Dominance = (typeof DOMINANCES)[number];

/** The parts of a score in the order of the score sheet. */
export const PARTS: readonly (keyof Points)[] = [
  "provinces",
  "knowledge",
  "wonders",
  "policies",
  "most_provinces",
  "most_knowledge",
  "most_wonders",
  "most_policies",
  "monsters",
  "gold",
];

export interface Standing {
  what: Dominance;
  counts: number[];
  /** Those who have the most. */
  leaders: number[];
  /** By how much they lead; nothing where several do. */
  lead: number;
  /** What it is worth to each of them. */
  points: number;
}

export function standing(view: View, what: Dominance): Standing {
  const { counts, leads: leaders } = view.outlook.dominance[what];
  const most = Math.max(0, ...counts);
  const rest = counts.filter((_, seat) => !leaders.includes(seat));
  const lead = leaders.length === 1 ? most - Math.max(0, ...rest) : 0;
  const points = Math.max(0, ...view.seats.map((player) => player.parts[`most_${what}`]));
  return { what, counts, leaders, lead, points };
}

export function standings(view: View): Standing[] {
  return DOMINANCES.map((what) => standing(view, what));
}

/** Which dominances a seat has now. */
export function leadsIn(view: View, seat: number): Dominance[] {
  return DOMINANCES.filter((what) => view.outlook.dominance[what].leads.includes(seat));
}

/** Soldiers on the whole map. */
export function soldiersOf(view: View, seat: number): number {
  return view.map.reduce((sum, tile) => sum + (tile.owner === seat ? tile.soldiers : 0), 0);
}

export function outpostsOf(view: View, seat: number): number {
  return view.map.filter((tile) => tile.owner === seat && tile.outpost).length;
}

/** What decided the game between those with the most points. */
export type Decision = "points" | "gold" | "culture" | "shared" | "alone";

export function decision(view: View): Decision {
  const winners = view.winners ?? [];
  const best = view.seats[winners[0] ?? 0];
  if (view.seats.length === 1 || !best) return "alone";
  if (winners.length > 1) return "shared";
  const level = view.seats.filter((player) => player.score === best.score);
  if (level.length === 1) return "points";
  return level.filter((player) => player.resources.gold === best.resources.gold).length === 1 ? "gold" : "culture";
}
