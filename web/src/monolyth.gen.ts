// Made from src/cairn/monolyth by `python -m cairn.server.typescript`: do not edit.

export type Colour =
  | "blue"
  | "orange"
  | "black"
  | "turquoise"
  | "white";

export type Side =
  | "N"
  | "E"
  | "S"
  | "W";

export type Phase =
  | "draw"
  | "act"
  | "burn"
  | "over";

export type Asked =
  | "draw"
  | "act"
  | "burn";

export type Reason =
  | "complete"
  | "exhausted"
  | "foretold";

export type Event =
  | Moved
  | Taken
  | Placed
  | Refilled
  | Closed
  | Foretold
  | Burnt
  | LevelDone
  | StructureDone
  | LastRound
  | Over;

export type Choice =
  | Draw
  | Place
  | Swap
  | Discard
  | Prophecy
  | Burn;

/** What can be asked about a position. */
export interface Queries {
  placements: { about: { seat: number; shape: string; colour?: Colour; site?: number; swap?: boolean }; answer: PlacementsFound };
  stones: { about: { seat: number }; answer: StonesFound };
  prophecies: { about: { seat: number }; answer: PropheciesFound };
}

/** All that a table shows. */
export interface View {
  game: "monolyth";
  players: number;
  turn: number | null;
  question: Asking | null;
  phase: Phase;
  round: number;
  limit: number;
  ending: boolean;
  still: number[];
  reason: Reason | null;
  crystal: number;
  sites: (Stone | null)[];
  waiting: number[];
  reach: Reached[];
  lid: Record<string, Record<Colour, number>>;
  lid_total: number;
  supply: Record<Colour, number>;
  tokens: TokensLeft;
  structure: Card;
  seats: SeatView[];
  winners?: number[];
  rank?: number;
  next_rank?: number;
}

/** What a position asks. */
export interface Asking {
  kind: Asked;
  seat: number;
  by: null;
  count: number;
  may_decline: boolean;
  about: About;
}

/** What a question is about: the site that is refilled. */
export interface About {
  site?: number;
}

/** A stone by its names. */
export interface Stone {
  shape: string;
  colour: Colour;
}

/** A site that the crystal can reach, and the steps it takes. */
export interface Reached {
  steps: number;
  site: number;
}

/** The tokens on the main board, each kind in the order in which it is taken. */
export interface TokensLeft {
  prophecy: number[];
  level: number[];
  structure: number[];
}

/** A Structure card. */
export interface Card {
  id: string;
  grid: string[][];
}

/** What lies before a player. */
export interface SeatView {
  board: number;
  walls: Record<Side, Wall>;
  heights: number[][];
  cubes: (Colour | null)[][][];
  levels: number;
  level_points: number;
  structure: Structured;
  danger: Danger;
  score: number;
}

/** A side of a board: its colour, how many cubes of it the wall shows and could come to show, its prophecy. */
export interface Wall {
  colour: Colour;
  count: number;
  reach: number;
  prophecy: number | null;
  needs: number | null;
  points: number;
}

/** How far a build is from the Structure card, turned to its best; None where it is out of reach. */
export interface Structured {
  done: boolean;
  points: number;
  symmetry: number | null;
  grid: string[][] | null;
  missing: number[][] | null;
}

/** How near the end is: cubes that the next level lacks; whether the next turn could call the last round. */
export interface Danger {
  level: number;
  ends: boolean;
}

/** The crystal moved. */
export interface Moved {
  kind: "moved";
  seat: number;
  from: number;
  to: number;
  steps: number;
}

/** A stone was taken off its site: to be placed, swapped for a 1-cube, or discarded. */
export interface Taken {
  shape: string;
  colour: Colour;
  kind: "taken" | "swapped" | "discarded";
  seat: number;
  site: number;
}

/** A stone was placed. */
export interface Placed {
  shape: string;
  colour: Colour;
  kind: "placed";
  seat: number;
  cells: string[];
}

/** A stone was drawn for a site. */
export interface Refilled {
  shape: string;
  colour: Colour;
  kind: "refilled";
  site: number;
}

/** A site gets no stone any more. */
export interface Closed {
  kind: "closed";
  site: number;
}

/** A prophecy was made. */
export interface Foretold {
  kind: "prophecy";
  seat: number;
  value: number;
  side: Side;
}

/** A Prophecy token was given up. */
export interface Burnt {
  kind: "burnt";
  seat: number;
  value: number;
}

/** A level was completed. */
export interface LevelDone {
  kind: "level";
  seat: number;
  level: number;
  points: number;
}

/** The Structure was completed, the card turned so. */
export interface StructureDone {
  kind: "structure";
  seat: number;
  points: number;
  symmetry: number;
}

/** The last round was called. */
export interface LastRound {
  kind: "ending";
  seat: number;
}

/** The game is over. */
export interface Over {
  kind: "over";
  reason: Reason;
  scores: number[];
  winners: number[];
  walls: Record<Side, Wall>[];
}

/** Nature draws a stone for the lowest-numbered site that waits. */
export interface Draw {
  do: "draw";
  shape: string;
  colour: Colour;
}

/** Move the crystal, take the stone there and place it. */
export interface Place {
  do: "place";
  steps: number;
  shape: string;
  cells: string[];
}

/** Move the crystal, discard the stone there and place a 1-cube stone of its colour. */
export interface Swap {
  do: "swap";
  steps: number;
  cell: string;
}

/** Move the crystal and discard the stone there, because nothing can be placed. */
export interface Discard {
  do: "discard";
  steps: number;
}

/** Slot a Prophecy token into a side of the own board. */
export interface Prophecy {
  do: "prophecy";
  value: number;
  side: Side;
}

/** Give up a Prophecy token, in the solo game. */
export interface Burn {
  do: "burn";
  value: number;
}

/** All placements of a stone on a board, which stone that is, and how near the board is to the Structure before. */
export interface PlacementsFound {
  shape: string;
  structure: Nearness;
  poses: Turned[];
}

/** Whether a Structure token was taken, and the cubes that the Structure lacks; None if it is out of reach. */
export interface Nearness {
  done: boolean;
  missing: number | null;
}

/** One way to turn a stone: its cells, where it may lie so, and why not elsewhere. */
export interface Turned {
  pose: number[][];
  fits: Fit[];
  blocked: Blocked[];
}

/** Where a stone may lie, and what it would change there; what it leaves as it is, is left out. */
export interface Fit {
  cells: string[];
  walls?: Counts;
  met?: Side[];
  lost?: Side[];
  levels?: LevelGained[];
  structure?: Nearness;
  gain?: number;
}

/** The cubes that count in the walls that are named. */
export interface Counts {
  N?: number;
  E?: number;
  S?: number;
  W?: number;
}

/** A level that a stone would complete, and the points of its token. */
export interface LevelGained {
  level: number;
  points: number;
}

/** Where a stone cannot lie: its corner, and the cell that stands over a gap or too high. */
export interface Blocked {
  at: string;
  why: "gap" | "high";
  cell: string;
}

/** The stones in reach of the crystal. */
export interface StonesFound {
  stones: StoneInReach[];
}

/** A stone in reach: the places for it and the most points it brings at once; likewise for a 1-cube instead. */
export interface StoneInReach {
  steps: number;
  site: number;
  shape: string;
  colour: Colour;
  fits: number;
  gain: number;
  swaps: number;
  swap_gain: number;
}

/** For each wall without a prophecy: the cubes that it could show at most by the end, if one were made there now. */
export interface PropheciesFound {
  reach: Counts;
}
