// Made from src/cairn/server/protocol.py and games by `python -m cairn.server.typescript`: do not edit.

export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 300;
export const MOST_SEATS = 8;

export type Code =
  | "absent-only"
  | "bad-name"
  | "bad-record"
  | "bad-request"
  | "bad-setup"
  | "bad-text"
  | "banned"
  | "game-over"
  | "illegal"
  | "limit"
  | "no-answer"
  | "no-hints"
  | "no-open-seat"
  | "no-such-bot"
  | "no-such-game"
  | "no-such-page"
  | "no-such-seat"
  | "no-such-step"
  | "no-such-table"
  | "not-host"
  | "not-over"
  | "not-seated"
  | "not-started"
  | "not-your-turn"
  | "nothing-to-undo"
  | "outdated"
  | "seat-taken"
  | "server-error"
  | "server-full"
  | "stale"
  | "started"
  | "too-fast"
  | "too-large"
  | "too-many"
  | "too-slow"
  | "unavailable"
  | "wrong-host"
  | "wrong-link"
  | "wrong-origin";

export type Status =
  | "open"
  | "running"
  | "over"
  | "record";

export type Ending =
  | "resigned"
  | "stopped"
  | "time";

export type Depth =
  | "quick"
  | "deep";

/** Every code a refusal may have. */
export const CODES: readonly Code[] = [
  "absent-only",
  "bad-name",
  "bad-record",
  "bad-request",
  "bad-setup",
  "bad-text",
  "banned",
  "game-over",
  "illegal",
  "limit",
  "no-answer",
  "no-hints",
  "no-open-seat",
  "no-such-bot",
  "no-such-game",
  "no-such-page",
  "no-such-seat",
  "no-such-step",
  "no-such-table",
  "not-host",
  "not-over",
  "not-seated",
  "not-started",
  "not-your-turn",
  "nothing-to-undo",
  "outdated",
  "seat-taken",
  "server-error",
  "server-full",
  "stale",
  "started",
  "too-fast",
  "too-large",
  "too-many",
  "too-slow",
  "unavailable",
  "wrong-host",
  "wrong-link",
  "wrong-origin",
];

/** A language by its code, which is the name of its folder in src/cairn/locales. */
export type Language = string;

/** The epoch, which an undo raises, and the number of choices played. */
export type At = [number, number];

/** Why a request was refused: a code for the client's sentence, and one in English. */
export interface Refusal {
  code: Code;
  reason: string;
}

/** A game that can be played here: all bots by name, and those that people are offered, the weakest first. */
export interface GameInfo {
  name: string;
  rules: number;
  content: string;
  leastPlayers: number;
  mostPlayers: number;
  bots: string[];
  levels: Level[];
  options: Record<string, unknown[]>;
}

/** An opponent for people, and the bot that plays in its place where this server is too slow for its thinking. */
export interface Level {
  name: string;
  playsAs: string | null;
  compiling: "done" | "under-way" | null;
}

/** Who the cookie says I am. */
export interface Me {
  name: string;
  language: Language | null;
}

/** A table as a viewer sees it; `you` are the viewer's own seats, of which a hot-seat screen has several. */
export interface Table {
  id: string;
  name: string;
  game: string;
  status: Status;
  listed: boolean;
  players: number;
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  clock: Clock | null;
  setup: Record<string, unknown>;
  wanted: Record<string, unknown>;
  drawn: string[];
  commitment: string | null;
  nonces: string[];
  secret: string | null;
  result: Result | null;
  at: At;
  content: string;
  rules: number;
  outdated: boolean;
  made: number;
  playedOn: string | null;
  rematch: string | null;
  hints: "all" | "alone" | "off";
}

/** Who sits where. A bot that stands in for an absent person has both a name and a bot. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "local" | "open" | "person";
  name: string;
  bot: string | null;
  standIn: boolean;
  host: boolean;
  here: boolean;
  agreed: boolean;
  playsAs: string | null;
  hints: number;
}

/** How long a seat may think: on one turn, in the whole game, or both; `increment` is added to the game's time. */
export interface Clock {
  turn?: number | null;
  game?: number | null;
  increment?: number | null;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  ended?: Ending | null;
  by?: number | null;
}

/** Tables that one may join, watch or return to. */
export interface Lobby {
  tables: Table[];
}

/** My tables that have not ended, the newest first. */
export interface Mine {
  going: Going[];
}

/** A table of mine that has not ended; whether it `waits` for me is null while that is not known yet. */
export interface Going {
  table: Table;
  waits: boolean | null;
}

/** Games of mine that are over, the newest first; `next` asks for those before them. */
export interface MyGames {
  games: MyGame[];
  next: string | null;
}

/** A game of mine that is over: when, after how many milliseconds, and the `rank` of who played alone. */
export interface MyGame {
  table: Table;
  finished: number;
  took: number | null;
  rank: number | null;
}

/** How I did. Not counted: games in which I had several seats, and those that were played on from another. */
export interface Figures {
  games: GameFigures[];
  uncounted: number;
}

/** How I did in one game; `ranks` counts those of games alone, the lowest first. */
export interface GameFigures {
  game: string;
  tally: Tally;
  against: Against[];
  ranks: number[];
}

/** How games ended for me. Those I `left` (gave up, or out of time) count as lost where somebody played against me. */
export interface Tally {
  played: number;
  won: number;
  shared: number;
  lost: number;
  left: number;
  mean: number | null;
  best: number | null;
}

/** How I did in games with one bot, with people, with the Automa, or alone. */
export interface Against {
  who: "alone" | "automa" | "bot" | "people";
  bot: string | null;
  tally: Tally;
}

/** A table after `n` choices, as the viewer may see it; `step` is the choice that led here. */
export interface Moment {
  n: number;
  step: Step | null;
  turn: number | null;
  view: Record<string, unknown>;
}

/** A choice that was played. `move` is null where the viewer may not know it; seat -1 is nature. */
export interface Step {
  n: number;
  seat: number;
  move: string | null;
  events: Record<string, unknown>[];
}

/** Some moments of a table, and how many choices it has in all. */
export interface Moments {
  at: At;
  moments: Moment[];
}

/** The private path by which another device gets this seat. */
export interface SeatLink {
  path: string;
}

/** What checking a record has shown; `fair` is null where there is nothing to prove the draws by. */
export interface Verdict {
  valid: boolean;
  reason: string | null;
  choices: number;
  finished: boolean;
  fair: boolean | null;
  signed?: Signed | null;
}

/** Which server's key signed a record, and what that server calls itself. */
export interface Signed {
  fingerprint: string;
  name: string | null;
}

/** How far an analysis is: `done` of `total`. One that is stopped or failed goes on when it is asked for again. */
export interface AnalysisState {
  status: "done" | "failed" | "none" | "running" | "stopped" | "waiting";
  depth: Depth;
  done: number;
  total: number;
  analysis?: Analysis | null;
}

/** How a game went; `by` names who looked, `judged` how many choices were compared with the best. */
export interface Analysis {
  by: string;
  alone: boolean;
  steps: AnalysisStep[];
  end: AnalysisStep;
  judged: number;
  turning: TurningPoint[];
}

/** A decision, after `n` choices: what each seat could expect before it; no one has a chance to win alone. */
export interface AnalysisStep {
  n: number;
  seat: number;
  turn: number;
  points: number[];
  win: number[];
}

/** A choice that cost its seat much: in the chance to win, or alone in points. */
export interface TurningPoint {
  n: number;
  seat: number;
  turn: number;
  choice: Record<string, unknown>;
  best: Record<string, unknown>;
  lost: number;
  got: number;
  kept: number;
  reasons: Why[];
}

/** A reason for a choice: so many points better than after the usual one; `about` says which side, level or seat. */
export interface Why {
  kind: string;
  points: number;
  about: Record<string, unknown>;
}

/** Whether the server is well; if it is not, the status of the answer is 503. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  database: string;
  liveTables: number;
  viewers: number;
  reason?: string | null;
}

/** Change my name or my language. */
export interface SetMe {
  name?: string | null;
  language?: Language | null;
}

/** Open a table. `begins` names the chair that begins; it is drawn if not given. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  name?: string | null;
  listed?: boolean;
  clock?: Clock | null;
  begins?: number | null;
  hints?: boolean;
  nonce?: string | null;
}

/** A seat of a new table: mine, open to whoever has the link, a bot, or another person at my screen. */
export interface NewSeat {
  kind: "bot" | "local" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Take an open seat; the first one if none is named. The nonce goes into the draws. */
export interface Sit {
  seat?: number | null;
  name?: string | null;
  nonce?: string | null;
}

/** Let a bot play a seat that is open or whose person is absent. */
export interface SeatBot {
  bot: string;
}

/** Take the seat of a private link: what follows /seat/ in it. */
export interface TakeLink {
  token: string;
}

/** Play on from a moment of a finished table or an uploaded record. */
export interface PlayOn {
  at: number;
  seats: NewSeat[];
}

/** How closely to look: at the first choice of each turn and the steepest falls, or at every choice. */
export interface AskAnalysis {
  depth?: Depth;
}

/** A map to play on, of level 1 (peaceful) to 3 (aggressive), with room for so many Monsters. */
export interface MapInfo {
  id: string;
  names: Record<string, string>;
  players: number;
  level: number;
  mostMonsters: number;
  tiles: MapTile[];
  data: Record<string, unknown>;
}

/** A tile of a map; only Provinces have a terrain value and tokens. */
export interface MapTile {
  name: string;
  q: number;
  r: number;
  kind: "capital" | "forest" | "hills" | "meadow" | "swamp" | "volcano" | "water";
  terrain: number | null;
  waits: MapToken | null;
  market: boolean;
  production: boolean;
}

/** What waits on a tile: Barbarians with their number, or a Free City with how many resources it asks. */
export interface MapToken {
  what: "barbarian" | "city";
  number: number;
}

/** The map of a file, or the first mistake in it. */
export interface CheckedMap {
  map: MapInfo | null;
  mistake: MapMistake | null;
}

/** Why a map file cannot be used; line and column count from 1, as far as they can be told. */
export interface MapMistake {
  line: number | null;
  column: number | null;
  reason: string;
}

/** Draw a map for so many seats, the Automa's too: a fair one of a size, else one by the rulebook. */
export interface RandomMap {
  players: number;
  size?: "large" | "medium" | "small" | null;
  monsters?: number;
}

/** Neighbouring choices that do the same, in columns: `all` has the parts they share, `each` lists the others. */
export interface ChoiceGroup {
  do: string;
  n: number;
  all: Record<string, unknown>;
  each: Record<string, unknown[]>;
}

/** Play a choice at the state that was seen: by its number among the choices, or by its notation. */
export interface Move {
  type: "move";
  at: At;
  pick?: number | null;
  move?: string | null;
}

/** Take back my last choice, if it has revealed nothing; `far`: all of this turn since the last reveal. */
export interface Undo {
  type: "undo";
  at: At;
  far?: boolean;
}

/** Say something at the table; an `id` comes back with what was said. */
export interface Chat {
  type: "chat";
  text: string;
  id?: number | null;
}

/** Give up a seat of mine, which ends the game; with `at` only at that moment. */
export interface Resign {
  type: "resign";
  seat: number;
  at?: At | null;
}

/** Ask the game something about the position: one of its queries, with what it is about; `id` comes back. */
export interface Ask {
  type: "ask";
  id: number;
  query: string;
  about?: Record<string, unknown>;
}

/** Ask for the best choices at this moment, at which it is my turn; `id` comes back. */
export interface Hint {
  type: "hint";
  id: number;
  at: At;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** All that a viewer may know now; `told` is what happened since `since`, `choices` go to the seat on turn only. */
export interface State {
  type: "state";
  at: At;
  since: At;
  told: Step[];
  view: Record<string, unknown>;
  choices: ChoiceGroup[];
  turn: number | null;
  undo: boolean;
  clocks: Clocks | null;
  back?: number;
  private?: boolean;
}

/** Milliseconds left when the message was sent: each seat's in the game, and the running turn's. */
export interface Clocks {
  game: number[] | null;
  turn: number | null;
  running: number | null;
}

/** The table's seats, status or result; sent before the first state and whenever they change. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** Why a message was refused; the state as it is follows, except where `id` names a question that was asked. */
export interface Refused {
  type: "refused";
  code: Code;
  reason: string;
  id?: number | null;
  of?: string | null;
}

/** What was said: all that is kept when one comes, then line by line; who said it gets the `id` back. */
export interface Chatted {
  type: "chat";
  lines: ChatLine[];
  id?: number | null;
}

/** One thing said; seat null is a guest. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  made: number;
}

/** Who is connected: seats, and the number of guests. */
export interface Here {
  type: "here";
  seats: number[];
  guests: number;
}

/** What the game answers to a question, and where the table was then. */
export interface Answered {
  type: "answer";
  id: number;
  at: At;
  answer: unknown;
}

/** The best choices, the best first, and where the table was then. */
export interface Hinted {
  type: "hint";
  id: number;
  at: At;
  advice: Advised[];
}

/** A choice with the points to be expected after it and the chance to win (null for who is alone), and why. */
export interface Advised {
  pick: number;
  move: string;
  next: Record<string, unknown> | null;
  points: number;
  win: number | null;
  reasons: Why[];
}

/** A sign of life, with the server's time in milliseconds. */
export interface Pong {
  type: "pong";
  now: number;
}

export type Incoming =
  | Move
  | Undo
  | Chat
  | Resign
  | Ask
  | Hint
  | Ping;

export type Outgoing =
  | State
  | TableChanged
  | Refused
  | Chatted
  | Here
  | Answered
  | Hinted
  | Pong;
