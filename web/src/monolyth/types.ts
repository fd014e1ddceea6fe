// The parts of what the server says about a game of Monolyth, and the orders in which the table shows them.

import type { Event, Queries, View } from "../monolyth.gen";

export type MonolythView = View;
export type MonolythEvent = Event;
export type SeatView = View["seats"][number];
export type Stone = NonNullable<View["sites"][number]>;
export type Colour = Stone["colour"];
export type Side = keyof SeatView["walls"];
export type Wall = SeatView["walls"][Side];

/** What is answered when a stone is tried on a board: every way it can lie. */
export type Tried = Pick<Queries["placements"]["answer"], "shape" | "poses">;
export type Blocked = Tried["poses"][number]["blocked"][number];

/** What a stone would change where it lies: walls, prophecies, levels, the structure, points. */
export type Change = Omit<Tried["poses"][number]["fits"][number], "cells">;

/** A stone in reach: where it fits, and the most that it can bring now. */
export type Prospect = Queries["stones"]["answer"]["stones"][number];

/** How far each wall could come if a prophecy were made there now. */
export type Reach = Queries["prophecies"]["answer"]["reach"];

export const COLOURS = ["blue", "orange", "black", "turquoise", "white"] as const satisfies readonly Colour[];
export const SIDES = ["N", "E", "S", "W"] as const satisfies readonly Side[];

/** Spaces along one edge of a player board. */
export const GRID = 4;
