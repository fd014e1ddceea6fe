// What a game brings to the client. Its heavy parts are lazy: each is loaded when it is first shown.

import type { ComponentType, LazyExoticComponent } from "react";
import type { ChoiceWordsProps } from "./pages/analysis/types";
import type { RulesProps } from "./pages/rules/types";
import type { SetupProps } from "./pages/setup/types";
import type { GameInfo, Table } from "./protocol.gen";
import type { PictureProps } from "./share/types";
import type { GameTableProps, LogProps } from "./table/types";
import type { IconName } from "./ui/icons";

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

export interface ClientGame {
  /** As the server calls it. */
  name: string;
  /** Fetches the table before it is shown. */
  preload(): Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: each game's component declares its own view and questions.
  Table: Lazy<GameTableProps<any, any>>;
  /** What happened, by turn. */
  Log: Lazy<LogProps>;
  /** What may be chosen before a game. */
  Setup: Lazy<SetupProps>;
  /** Whether that is so much that it stands on the page itself, and not among the other options. */
  roomy: boolean;
  /** What was chosen, for whoever thinks of sitting down. */
  Wanted?: Lazy<{ table: Table }>;
  /** The rules, to be read and searched. */
  Rules: Lazy<RulesProps>;
  /** The guided first game. */
  Lesson: Lazy<object>;
  /** The address of that. */
  learn: string;
  /** How a real game may begin after it. */
  ways: readonly Way[];
  /** A finished game as a picture. */
  Picture: Lazy<PictureProps<never>>;
  /** A choice that nobody is offered any more. */
  ChoiceWords: Lazy<ChoiceWordsProps>;
  /** The kinds of events that are worth a mark on the scrubber of a replay. */
  marked: ReadonlySet<string>;
  /** The keys of its table. */
  keys: readonly Key[];
}

/** Keys, and what they do: the name of the message is what follows `keys-`. */
export type Key = readonly [keys: readonly string[], does: string];

/** A game that begins with one click. */
export interface Way {
  icon: IconName;
  /** The message of its name. */
  title: string;
  /** Against a bot, or with nobody else. */
  bot?: boolean;
  /** What is chosen for it. */
  options?(info: GameInfo | undefined): Record<string, unknown>;
}
