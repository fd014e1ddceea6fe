// What the server says about a game of Monolyth (src/cairn/monolyth/views.py), and what the table makes of it.

export const COLOURS = ["blue", "orange", "black", "turquoise", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** Spaces along one edge of a player board. */
export const GRID = 4;

export interface Stone {
  shape: string;
  colour: Colour;
}

export interface Wall {
  colour: Colour;
  count: number;
  reach: number;
  prophecy: number | null;
  needs: number | null;
  points: number;
}

export interface Structure {
  done: boolean;
  points: number;
  symmetry: number | null;
  grid: string[][] | null;
  missing: number[][] | null;
}

export interface SeatView {
  board: number;
  walls: Record<Side, Wall>;
  heights: number[][];
  cubes: (Colour | null)[][][];
  levels: number;
  level_points: number;
  structure: Structure;
  score: number;
}

export interface MonolythView {
  game: string;
  players: number;
  turn: number | null;
  phase: "draw" | "act" | "burn" | "over";
  round: number;
  limit: number;
  ending: boolean;
  reason: "complete" | "exhausted" | "foretold" | null;
  crystal: number;
  sites: (Stone | null)[];
  waiting: number[];
  reach: { steps: number; site: number }[];
  lid: Record<string, Record<Colour, number>>;
  lid_total: number;
  supply: Record<Colour, number>;
  tokens: { prophecy: number[]; level: number[]; structure: number[] };
  structure: { id: string; grid: string[][] };
  seats: SeatView[];
  winners?: number[];
  rank?: number;
}

export interface Blocked {
  at: string;
  why: "gap" | "high";
  cell: string;
}

/** One way a stone can lie, tried on a board. */
export interface TrialPose {
  pose: [number, number, number][];
  fits: string[][];
  blocked: Blocked[];
}

export type MonolythEvent =
  | { kind: "moved"; seat: number; from: number; to: number; steps: number }
  | { kind: "taken" | "swapped" | "discarded"; seat: number; site: number; shape: string; colour: Colour }
  | { kind: "placed"; seat: number; shape: string; colour: Colour; cells: string[] }
  | { kind: "refilled"; site: number; shape: string; colour: Colour }
  | { kind: "closed"; site: number }
  | { kind: "prophecy"; seat: number; value: number; side: Side }
  | { kind: "burnt"; seat: number; value: number }
  | { kind: "level"; seat: number; level: number; points: number }
  | { kind: "structure"; seat: number; points: number; symmetry: number }
  | { kind: "ending"; seat: number }
  | { kind: "over"; reason: string; scores: number[]; winners: number[]; walls: Record<Side, Wall>[] };
