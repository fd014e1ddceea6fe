// The line to a table: connects, keeps itself alive, and comes back by itself, also after a restart of the server.

import type { At, Incoming, Outgoing } from "./protocol.gen";

export type Line = "connecting" | "open" | "lost" | "closed";

/** Why coming back makes no sense, and the codes that say so. */
export type Final = "no-such-table" | "wrong-origin" | "banned";
const FINAL: Record<number, Final> = { 4004: "no-such-table", 4003: "wrong-origin", 4010: "banned" };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export interface Hooks {
  /** What the viewer has seen: the first state after coming back tells what happened since. */
  seen(): At | null;
  heard(message: Outgoing): void;
  /** The line changed; `wait` is the time until the next try, in milliseconds. */
  line(line: Line, wait: number | null): void;
  gone(code: Final): void;
}

export function address(id: string, seen: At | null, from: { protocol: string; host: string } = location): string {
  const base = `${from.protocol === "https:" ? "wss" : "ws"}://${from.host}/api/tables/${encodeURIComponent(id)}/ws`;
  return seen ? `${base}?at=${seen[0]},${seen[1]}` : base;
}

/** How long to wait before a try: doubled each time, with some chance so that not all come back at once. */
export function backOff(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random / 2);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private heardAt = 0;
  private stopped = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly id: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a message; false when the line is down. */
  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now. */
  readonly hurry = (): void => {
    if (this.stopped || this.socket) return;
    this.tries = 0;
    this.connect();
  };

  /** Connect anew: the server knows a viewer by the cookie of the moment of connecting. */
  renew(): void {
    if (this.stopped) return;
    this.opened = false;
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
    this.hooks.line("closed", null);
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket) this.send({ type: "ping" });
    else this.hurry();
  };

  private drop(): void {
    clearTimeout(this.waiting);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    this.drop();
    if (this.tries === 0) this.hooks.line("connecting", null);
    const socket = new WebSocket(address(this.id, this.hooks.seen()));
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.pinging = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      if (typeof event.data !== "string") return;
      // The line counts as open when something was said on it: a proxy may accept and then close.
      if (this.tries > 0 || !this.opened) this.hooks.line("open", null);
      this.opened = true;
      this.tries = 0;
      this.hooks.heard(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      this.opened = false;
      this.drop();
      const final = FINAL[event.code];
      if (final) {
        this.stopped = true;
        this.hooks.line("closed", null);
        this.hooks.gone(final);
      } else {
        this.retry();
      }
    };
  }

  private opened = false;

  private beat(): void {
    if (Date.now() - this.heardAt > SILENCE) {
      this.opened = false;
      this.drop();
      this.retry();
    } else {
      this.send({ type: "ping" });
    }
  }

  private retry(): void {
    if (this.stopped) return;
    const wait = backOff(this.tries);
    this.tries += 1;
    this.hooks.line("lost", wait);
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}
