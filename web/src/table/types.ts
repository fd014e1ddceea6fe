// What the table's shell hands to a game's own component. The component knows no rules: it shows the view, offers the
// choices it was given, and hands back one of them.

import type { SeatInfo, Step } from "../protocol.gen";

export interface GameTableProps<View = Record<string, unknown>> {
  /** Everything this viewer may see now. */
  view: View;
  /** What led here since the last state, step by step, to be animated; empty when the view is to be taken as it is. */
  told: Step[];
  /** Epoch and number of choices: changes with every state. */
  at: [number, number];
  /** Every legal choice in its notation; empty unless one of `you` is on turn. */
  choices: string[];
  /** The seat on turn, -1 for nature, null when the game is over. */
  turn: number | null;
  /** The viewer's own seats: several on a shared screen, none for a guest. */
  you: number[];
  seats: SeatInfo[];
  /** Whether the game runs (false in a replay and after the end). */
  running: boolean;
  /** Whether the last choice can be taken back by this viewer. */
  undo: boolean;
  reducedMotion: boolean;
  onMove(move: string): void;
  onUndo(): void;
  /** Where a stone would fit on a board, without taking it: one entry per pose. */
  trial(seat: number, shape: string): Promise<unknown[]>;
  /** Look, do not touch: replays and guests. */
  readOnly?: boolean;
}
