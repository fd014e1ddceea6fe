// What the client knows of the table it is at. Only messages of the server change it.

import { create } from "zustand";
import { ApiError, api } from "./api";
import { type Link, linkAt } from "./link";
import type {
  Advised,
  Ask,
  Hint as AskHint,
  At,
  ChatLine,
  Move,
  Outgoing,
  Resign,
  State,
  Step,
  Table,
  Undo,
} from "./protocol.gen";
import { type Final, type Line, TableSocket } from "./socket";

/** A refusal, numbered so that the same one can be told twice. */
export interface Refusal {
  n: number;
  code: string;
  reason: string;
}

/** What was sent and has no answer yet. It is kept until it is known what became of it. */
export interface Pending {
  message: Move | Undo | Resign;
  /** When it was first meant to go. */
  since: number;
  /** How often it has been sent. */
  times: number;
}

/** Something said that nobody has heard yet; `failed`: the line broke, and it has not arrived. */
export interface Unsaid {
  n: number;
  text: string;
  state: "sent" | "cut" | "failed";
}

export interface TableData {
  id: string | null;
  table: Table | null;
  state: State | null;
  /** When the state came, by this device's clock: the table's clocks tick on from there. */
  stateAt: number;
  log: Step[];
  chat: ChatLine[];
  /** Chat lines that came since the chat was last looked at. */
  unread: number;
  unsaid: Unsaid[];
  here: { seats: number[]; guests: number };
  line: Line;
  /** What there is to say about the line. */
  link: Link;
  /** When the line was last found again. */
  backAt: number | null;
  /** When the next try to connect begins. */
  retryAt: number | null;
  refusal: Refusal | null;
  gone: Final | null;
  /** What is under way: nothing more may be sent until it is known what became of it. */
  pending: Pending | null;
  /** Something was sent a second time, so that a refusal of it as outdated is no news. */
  repeated: boolean;
}

export const NOTHING: TableData = {
  id: null,
  table: null,
  state: null,
  stateAt: 0,
  log: [],
  chat: [],
  unread: 0,
  unsaid: [],
  here: { seats: [], guests: 0 },
  line: "connecting",
  link: "good",
  backAt: null,
  retryAt: null,
  refusal: null,
  gone: null,
  pending: null,
  repeated: false,
};

const CHAT_KEPT = 400;
// Whole games: a long one has some thousand choices.
const LOG_KEPT = 4000;
const LOG_LOADED = 64;
/** What breaks the line each time it is sent is not sent for ever. */
const MOST_TIMES = 4;

export const useTable = create<TableData>()(() => NOTHING);

/** Add steps to a log: what an undo took back goes, nothing is there twice. */
export function mergeLog(log: readonly Step[], told: readonly Step[], at: At): Step[] {
  const known = new Map(log.map((step) => [step.n, step]));
  for (const step of told) known.set(step.n, step);
  return [...known.values()]
    .filter((step) => step.n < at[1])
    .sort((a, b) => a.n - b.n)
    .slice(-LOG_KEPT);
}

/** Whether a position shows what became of something sent: it was meant for another moment than that.
 *  Who gives up is answered by the table, which is over then. */
function settles(state: State, { message }: Pending): boolean {
  return message.type !== "resign" && String(state.at) !== String(message.at);
}

/** Whether others were first, so that what was sent has come to nothing. */
function overtaken(state: State, { message, times }: Pending, you: readonly number[]): boolean {
  if (times === 0 || message.type === "resign") return true;
  if (message.type === "undo") return state.at[0] === message.at[0];
  const step = state.told.find(({ n }) => n === message.at[1]);
  // A server that was put back to an earlier state knows nothing of it.
  if (state.at[1] <= message.at[1]) return true;
  return state.at[0] !== message.at[0] || (step !== undefined && !you.includes(step.seat));
}

/** What a message of the server changes. */
export function heard(data: TableData, message: Outgoing, now: number): Partial<TableData> {
  switch (message.type) {
    case "table": {
      const gaveUp = data.pending?.message.type === "resign" && message.table.status !== "running";
      return gaveUp ? { table: message.table, pending: null } : { table: message.table };
    }
    case "state": {
      const undone = data.state !== null && message.at[0] !== data.state.at[0];
      const log = undone ? data.log.filter((step) => step.n < message.at[1]) : data.log;
      const pending = data.pending && settles(message, data.pending) ? null : data.pending;
      return { state: message, stateAt: now, log: mergeLog(log, message.told, message.at), pending };
    }
    case "here":
      return { here: { seats: message.seats, guests: message.guests } };
    case "chat": {
      // The first chat message of a connection repeats what was said before.
      const last = data.chat.at(-1);
      const fresh = message.lines.filter((line) => !last || line.made > last.made || !data.chat.some(same(line)));
      const mine = fresh.filter(({ seat }) =>
        seat === null ? !data.table?.you.length : data.table?.you.includes(seat),
      );
      const said = data.unsaid.filter(({ n }) => n !== message.id);
      const unsaid = said.length < data.unsaid.length ? said : without(data.unsaid, mine);
      const others = fresh.length - (data.unsaid.length - unsaid.length);
      const unread = data.line === "open" && data.state ? data.unread + others : data.unread;
      return { chat: [...data.chat, ...fresh].slice(-CHAT_KEPT), unread, unsaid };
    }
    case "refused": {
      // Who asked a question hears of it alone.
      if (typeof message.id === "number") return {};
      const own = data.pending?.message.type;
      if (message.of === "ping") return {};
      if (message.of === "chat")
        return {
          refusal: refused(data, message.code, message.reason),
          unsaid: became(data.unsaid, "sent", "failed"),
        };
      // It may be about what was sent before, which has been settled since.
      if (message.of && own && message.of !== own) return {};
      if (data.repeated && (message.code === "stale" || message.code === "game-over"))
        return { pending: null, repeated: false };
      return { refusal: refused(data, message.code, message.reason), pending: null };
    }
    default:
      return {};
  }
}

function refused(data: TableData, code: string, reason: string): Refusal {
  return { n: (data.refusal?.n ?? 0) + 1, code, reason };
}

function became(unsaid: Unsaid[], from: Unsaid["state"], to: Unsaid["state"]): Unsaid[] {
  if (!unsaid.some(({ state }) => state === from)) return unsaid;
  return unsaid.map((line) => (line.state === from ? { ...line, state: to } : line));
}

/** What is still unsaid when these lines have come back. */
function without(unsaid: readonly Unsaid[], lines: readonly ChatLine[]): Unsaid[] {
  const left = [...unsaid];
  for (const line of lines) {
    const found = left.findIndex(({ text }) => text === line.text);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

function same(a: ChatLine): (b: ChatLine) => boolean {
  return (b) => a.made === b.made && a.name === b.name && a.text === b.text;
}

let socket: TableSocket | null = null;

interface Asker {
  question: Ask | AskHint;
  /** The moment that was asked about. */
  at: string;
  done(answer: unknown): void;
  failed(why: ApiError): void;
}

/** Questions without an answer yet, by the id that both have. */
const askers = new Map<number, Asker>();
let lastId = 0;

function asker(id: number): Asker | undefined {
  const found = askers.get(id);
  askers.delete(id);
  return found;
}

function dropAskers(): void {
  for (const id of [...askers.keys()]) asker(id)?.failed(new ApiError("offline", "the line is down"));
}

/** Ask again, on a new line, what had no answer on the old one, unless the table has gone on. */
function askAgain(at: At): void {
  for (const [id, waits] of [...askers]) {
    if (waits.at === String(at)) socket?.send(waits.question);
    else asker(id)?.failed(new ApiError("stale", "the table has gone on"));
  }
}

/** Go to a table and follow it, until the function that this gives is called. */
export function follow(id: string): () => void {
  useTable.setState({ ...NOTHING, id });
  // Whether this connection has told its first state, and answered at all.
  let shown = false;
  let answered = false;
  const line = new TableSocket(id, {
    seen: () => useTable.getState().state?.at ?? null,
    heard: (message) => {
      answerTo(message);
      const before = useTable.getState();
      useTable.setState((data) => heard(data, message, Date.now()));
      if (message.type === "state") {
        // Too much was missed, or something was taken back meanwhile: nobody knows how the old log goes on.
        const gap = !shown && before.state !== null && String(message.since) !== String(before.state.at);
        if (gap) useTable.setState({ log: mergeLog([], message.told, message.at) });
        // Where that fails, the log begins with what happens from now on.
        if (before.state === null || gap) loadLog(id).catch(() => undefined);
        if (!shown) comeBack(message, before.pending);
        shown = true;
      }
      if (message.type === "pong" && !answered) {
        // All that was said before has been told by now.
        answered = true;
        useTable.setState(({ unsaid }) => ({ unsaid: became(unsaid, "cut", "failed") }));
      }
    },
    line: (state, retryAt) =>
      useTable.setState((data) => ({
        line: state,
        retryAt,
        backAt: data.line === "offline" && state === "open" ? Date.now() : data.backAt,
      })),
    cut: () => {
      shown = answered = false;
      useTable.setState(({ unsaid }) => ({ unsaid: became(unsaid, "sent", "cut") }));
    },
    busy: () => useTable.getState().pending !== null || askers.size > 0,
    gone: (gone) => {
      useTable.setState({ gone });
      dropAskers();
    },
  });
  socket = line;
  return () => {
    line.close();
    if (socket === line) socket = null;
    dropAskers();
  };
}

function answerTo(message: Outgoing): void {
  if (message.type === "answer") {
    const waits = asker(message.id);
    // The table may have gone on while the question was under way: who asked will ask again.
    if (waits?.at === String(message.at)) waits.done(message.answer);
    else waits?.failed(new ApiError("stale", "the table has gone on"));
  }
  if (message.type === "hint") {
    const waits = asker(message.id);
    if (waits?.at === String(message.at)) waits.done(message.advice);
    else waits?.failed(new ApiError("stale", "the table has gone on"));
  }
  if (message.type === "refused" && typeof message.id === "number")
    asker(message.id)?.failed(new ApiError(message.code, message.reason));
}

/** After the first state of a new connection it is known what became of what was under way. */
function comeBack(state: State, was: Pending | null): void {
  const data = useTable.getState();
  askAgain(state.at);
  // Giving up is for no moment of its own: it is not said twice by itself.
  if (data.pending?.message.type === "resign") useTable.setState({ pending: null });
  const { pending } = useTable.getState();
  if (pending) sendPending();
  else if (was && overtaken(state, was, data.table?.you ?? []))
    useTable.setState({ refusal: refused(data, "stale", "the table has gone on") });
}

/** Send what is under way. It names the moment it is meant for, so that it counts once however often it arrives. */
function sendPending(): void {
  const { pending } = useTable.getState();
  if (!pending) return;
  if (pending.times >= MOST_TIMES) {
    useTable.setState((data) => ({ pending: null, refusal: refused(data, "server-error", "it was never answered") }));
  } else if (socket?.send(pending.message)) {
    useTable.setState({ pending: { ...pending, times: pending.times + 1 }, repeated: pending.times > 0 });
  }
}

function begin(message: Pending["message"]): void {
  const { pending, line } = useTable.getState();
  if (pending || line === "offline" || line === "closed") return;
  useTable.setState({ pending: { message, since: Date.now(), times: 0 }, repeated: false });
  sendPending();
}

// What there is to say about the line changes with time, too.
let linkTimer: ReturnType<typeof setTimeout> | undefined;
function relink(): void {
  clearTimeout(linkTimer);
  const { line, link, pending, backAt } = useTable.getState();
  const now = Date.now();
  const next = linkAt(line, pending?.since ?? null, backAt, now);
  if (next.until !== null) linkTimer = setTimeout(relink, next.until - now);
  if (next.link !== link) useTable.setState({ link: next.link });
}
useTable.subscribe((data, before) => {
  if (data.line !== before.line || data.pending !== before.pending || data.backAt !== before.backAt) relink();
});

/** Fetch what happened before this viewer came, or before the log begins. */
async function loadLog(id: string): Promise<void> {
  const { state, log } = useTable.getState();
  const end = log[0]?.n ?? state?.at[1] ?? 0;
  if (!state || end === 0) return;
  const { moments } = await api.steps(id, Math.max(1, end - LOG_LOADED + 1), end, false);
  const steps = moments.flatMap((moment) => (moment.step ? [moment.step] : []));
  useTable.setState((data) => (data.id === id && data.state ? { log: mergeLog(steps, data.log, data.state.at) } : {}));
}

let lastSaid = 0;

export const actions = {
  /** Play the choice with this number. */
  move(pick: number): void {
    const { state } = useTable.getState();
    if (state) begin({ type: "move", at: state.at, pick });
  },
  /** Take back the last choice, or as many as can be. */
  undo(far = false): void {
    const { state } = useTable.getState();
    if (state) begin({ type: "undo", at: state.at, ...(far ? { far } : {}) });
  },
  resign(seat: number): void {
    begin({ type: "resign", seat });
  },
  chat(text: string): boolean {
    const n = ++lastSaid;
    if (!socket?.send({ type: "chat", text, id: n })) return false;
    useTable.setState(({ unsaid }) => ({ unsaid: [...unsaid, { n, text, state: "sent" }] }));
    return true;
  },
  /** Say again what may not have arrived, or forget it. */
  sayAgain(line: Unsaid): void {
    if (actions.chat(line.text)) actions.forgetUnsaid(line);
  },
  forgetUnsaid(line: Unsaid): void {
    useTable.setState(({ unsaid }) => ({ unsaid: unsaid.filter(({ n }) => n !== line.n) }));
  },
  /** Ask the game something about the position; it fails where that is refused, or the table goes on without it. */
  ask(query: string, about: object): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++lastId;
      const question: Ask = { type: "ask", id, query, about: { ...about } };
      askers.set(id, { question, at: String(useTable.getState().state?.at), done, failed });
      // Where there is no line just now, it is asked when there is one.
      if (socket) socket.send(question);
      else dropAskers();
    });
  },
  /** Ask for the best choices of the position. */
  hint(): Promise<readonly Advised[]> {
    return new Promise((done, failed) => {
      const { state } = useTable.getState();
      if (!state) return failed(new ApiError("stale", "there is no position"));
      const id = ++lastId;
      const question: AskHint = { type: "hint", id, at: state.at };
      askers.set(id, { question, at: String(state.at), done: (found) => done(found as Advised[]), failed });
      if (socket) socket.send(question);
      else dropAskers();
    });
  },
  /** Fetch what happened before the log begins. */
  async earlier(): Promise<void> {
    const { id } = useTable.getState();
    if (id) await loadLog(id);
  },
  /** Connect anew, because who I am has changed. */
  renew(): void {
    socket?.renew();
  },
  hurry(): void {
    socket?.hurry();
  },
  readChat(): void {
    useTable.setState({ unread: 0 });
  },
  /** Take the table as a request has answered it, without waiting for the line. */
  show(table: Table): void {
    useTable.setState((data) => (data.id === table.id ? { table } : {}));
  },
  forgetRefusal(): void {
    useTable.setState((data) => (data.refusal ? { refusal: null } : {}));
  },
};
