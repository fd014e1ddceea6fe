// What the client knows of the table it is at. Only messages of the server change it.

import { create } from "zustand";
import { ApiError, api } from "./api";
import type { At, ChatLine, Outgoing, State, Step, Table } from "./protocol.gen";
import { type Final, type Line, TableSocket } from "./socket";

/** A refusal, numbered so that the same one can be told twice. */
export interface Refusal {
  n: number;
  code: string;
  reason: string;
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
  here: { seats: number[]; guests: number };
  line: Line;
  /** When the next try to connect begins. */
  retryAt: number | null;
  refusal: Refusal | null;
  gone: Final | null;
  /** A move is under way: nothing more may be sent until the server has answered. */
  sending: boolean;
}

export const NOTHING: TableData = {
  id: null,
  table: null,
  state: null,
  stateAt: 0,
  log: [],
  chat: [],
  unread: 0,
  here: { seats: [], guests: 0 },
  line: "connecting",
  retryAt: null,
  refusal: null,
  gone: null,
  sending: false,
};

const LOG_KEPT = 400;
const LOG_LOADED = 64;

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

/** What a message of the server changes. */
export function heard(data: TableData, message: Outgoing, now: number): Partial<TableData> {
  switch (message.type) {
    case "table":
      return { table: message.table };
    case "state": {
      const undone = data.state !== null && message.at[0] !== data.state.at[0];
      const log = undone ? data.log.filter((step) => step.n < message.at[1]) : data.log;
      return { state: message, stateAt: now, log: mergeLog(log, message.told, message.at), sending: false };
    }
    case "here":
      return { here: { seats: message.seats, guests: message.guests } };
    case "chat": {
      // The first chat message of a connection repeats what was said before.
      const last = data.chat.at(-1);
      const fresh = message.lines.filter((line) => !last || line.made > last.made || !data.chat.some(same(line)));
      const unread = data.line === "open" && data.state ? data.unread + fresh.length : data.unread;
      return { chat: [...data.chat, ...fresh].slice(-LOG_KEPT), unread };
    }
    case "refused":
      // Who asked a question hears of it alone.
      if (typeof message.id === "number") return {};
      return {
        refusal: { n: (data.refusal?.n ?? 0) + 1, code: message.code, reason: message.reason },
        sending: false,
      };
    default:
      return {};
  }
}

function same(a: ChatLine): (b: ChatLine) => boolean {
  return (b) => a.made === b.made && a.name === b.name && a.text === b.text;
}

let socket: TableSocket | null = null;

interface Asker {
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

/** Go to a table and follow it, until the function that this gives is called. */
export function follow(id: string): () => void {
  useTable.setState({ ...NOTHING, id });
  const line = new TableSocket(id, {
    seen: () => useTable.getState().state?.at ?? null,
    heard: (message) => {
      if (message.type === "answer") {
        const waits = asker(message.id);
        // The table may have gone on while the question was under way: who asked will ask again.
        if (waits?.at === String(message.at)) waits.done(message.answer);
        else waits?.failed(new ApiError("stale", "the table has gone on"));
      }
      if (message.type === "refused" && typeof message.id === "number")
        asker(message.id)?.failed(new ApiError(message.code, message.reason));
      const first = message.type === "state" && useTable.getState().state === null;
      useTable.setState((data) => heard(data, message, Date.now()));
      if (first) void loadLog(id);
    },
    line: (state, wait) => {
      if (state !== "open") dropAskers();
      useTable.setState({ line: state, retryAt: wait === null ? null : Date.now() + wait, sending: false });
    },
    gone: (gone) => useTable.setState({ gone }),
  });
  socket = line;
  return () => {
    line.close();
    if (socket === line) socket = null;
  };
}

/** Fetch what happened before this viewer came. */
async function loadLog(id: string): Promise<void> {
  const state = useTable.getState().state;
  if (!state || state.at[1] === 0) return;
  const end = state.at[1];
  try {
    const { moments } = await api.steps(id, Math.max(1, end - LOG_LOADED + 1), end);
    const steps = moments.flatMap((moment) => (moment.step ? [moment.step] : []));
    useTable.setState((data) =>
      data.id === id && data.state ? { log: mergeLog(steps, data.log, data.state.at) } : {},
    );
  } catch {
    // The log then begins with what happens from now on.
  }
}

export const actions = {
  /** Play the choice with this number. */
  move(pick: number): void {
    const { state, sending } = useTable.getState();
    if (state && !sending && socket?.send({ type: "move", at: state.at, pick })) useTable.setState({ sending: true });
  },
  undo(): void {
    const { state, sending } = useTable.getState();
    if (state && !sending && socket?.send({ type: "undo", at: state.at })) useTable.setState({ sending: true });
  },
  chat(text: string): boolean {
    return socket?.send({ type: "chat", text }) ?? false;
  },
  resign(seat: number): void {
    socket?.send({ type: "resign", seat });
  },
  /** Ask the game something about the position; it fails where that is refused, or the line goes down. */
  ask(query: string, about: object): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++lastId;
      const at = String(useTable.getState().state?.at);
      if (socket?.send({ type: "ask", id, query, about: { ...about } })) askers.set(id, { at, done, failed });
      else failed(new ApiError("offline", "the line is down"));
    });
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
