// What the table's shell hands to a game's own component. The component knows no rules: it shows the view, offers the
// choices it was given, and hands back one of them.

import type { ReactNode } from "react";
import type { ChoiceGroup, SeatInfo, Step, Table } from "../protocol.gen";
import type { Hint } from "./useHint";

/** The questions that a game answers, by name. */
type Asked<Queries> = { [Query in keyof Queries]: { about: object; answer: unknown } };

/** Asks the game something about the position. */
export type Ask<Queries extends Asked<Queries>> = <Query extends keyof Queries & string>(
  query: Query,
  about: Queries[Query]["about"],
) => Promise<Queries[Query]["answer"]>;

export interface GameTableProps<View, Queries extends Asked<Queries>> {
  /** Everything this viewer may see now. */
  view: View;
  /** What led here since the last state, step by step, to be animated; empty when the view is to be taken as it is. */
  told: Step[];
  /** Epoch and number of choices: changes with every state. */
  at: [number, number];
  /** Every legal choice; none unless one of `you` is on turn. */
  choices: ChoiceGroup[];
  /** The seat on turn, -1 for nature, null when the game is over. */
  turn: number | null;
  /** The viewer's own seats: several on a shared screen, none for a guest. */
  you: number[];
  seats: SeatInfo[];
  /** The table's id; null where there is none, as in a lesson. */
  id: string | null;
  /** What has happened so far, the last steps at least. */
  log: readonly Step[];
  /** Whether the game runs (false in a replay and after the end). */
  running: boolean;
  /** Whether the last choice can be taken back by this viewer. */
  undo: boolean;
  /** How many choices can be taken back at once. */
  back?: number;
  /** On a screen that several share: whether the view shows what only whoever is on turn may see. */
  secret?: boolean;
  /** Why nothing can be chosen although it may be the viewer's turn: the line is down, or a choice is under way. */
  hold?: string | null;
  reducedMotion: boolean;
  /** Play the choice with this number, counted through all groups. */
  onMove(pick: number): void;
  /** Take back the last choice; `far`: as many as can be. */
  onUndo(far?: boolean): void;
  ask: Ask<Queries>;
  /** Hints, where they may be asked for. */
  hint?: Hint | null;
  /** In a replay: the seat whose doings are told, to be shown large; null until it is known. */
  follow?: number | null;
  /** In a replay: a choice, alone in its group, that is shown on the board as one that is advised. */
  better?: ChoiceGroup | null;
  /** What one may do after the end, to be offered beside the result. */
  after?: ReactNode;
  /** To be called when the result is on show: until then nobody else names who has won. */
  onTold?(): void;
  /** Look, do not touch: replays and guests. */
  readOnly?: boolean;
}

export interface LogProps {
  table: Table;
  steps: readonly Step[];
  /** Fetches what happened before the first of them. */
  onEarlier?: () => Promise<void>;
}
