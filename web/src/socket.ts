// The line to a table: connects, notices within seconds when nothing gets through, and comes back by itself, also after
// a restart of the server.

import type { At, Incoming, Outgoing } from "./protocol.gen";

/** `late`: an answer is missing for a second; `offline`: for three. */
export type Line = "connecting" | "open" | "late" | "offline" | "closed";

/** Why coming back makes no sense, and the codes that say so. */
export type Final = "no-such-table" | "wrong-origin" | "banned";
const FINAL: Record<number, Final> = { 4004: "no-such-table", 4003: "wrong-origin", 4010: "banned" };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const LATE = 1000;
const OFFLINE = 3000;
/** A socket may still wake up after it has counted as down, so it is kept a little longer. */
const GIVE_UP = 8000;
/** How often to ask for a sign of life: while something is under way, while somebody looks, and else. */
const BEATS = { busy: 1000, seen: 5000, hidden: 20_000 };
/** A timer that comes so late was stopped with the device: what was missing then says nothing. */
const SLEPT = 2000;

export interface Hooks {
  /** What the viewer has seen: the first state after coming back tells what happened since. */
  seen(): At | null;
  heard(message: Outgoing): void;
  /** The line changed; `retryAt` is when the next try to connect begins. */
  line(line: Line, retryAt: number | null): void;
  /** The socket is gone: what was sent on it gets no answer any more. */
  cut(): void;
  /** Whether an answer is waited for. */
  busy(): boolean;
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
  private told: Line = "connecting";
  private toldRetry: number | null = null;
  /** Since when there has been no line; null while there is one. */
  private downAt: number | null = Date.now();
  /** When the present socket was made. */
  private madeAt = 0;
  /** When a sign of life was asked for that has not come. */
  private askedAt: number | null = null;
  private beatAt = 0;
  private retryAt: number | null = null;
  private dueAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    hooks.line("connecting", null);
    this.connect();
  }

  /** Send a message; false when there is no line to send it on. */
  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.downAt !== null) return false;
    this.socket.send(JSON.stringify(message));
    // What is sent wants an answer: a sign of life is asked for right behind it; questions may come in swarms.
    const now = Date.now();
    if (this.askedAt === null && (message.type !== "ask" || now >= this.beatAt + BEATS.busy)) this.beat(now);
    this.plan();
    return true;
  }

  /** Try again now, if the line is down. */
  readonly hurry = (): void => {
    if (this.told !== "open" && this.told !== "closed") this.renew();
  };

  /** Connect anew: the server knows a viewer by the cookie of the moment of connecting. */
  renew(): void {
    if (this.told === "closed") return;
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.end();
    this.hooks.line("closed", null);
  }

  /** Somebody looks again, or the network has come or gone: see at once whether the line holds. */
  private readonly wake = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState !== "visible") return;
    this.forgive(Date.now());
    if (this.downAt !== null && event.type !== "offline") this.hurry();
    else if (this.downAt === null) this.beat(Date.now());
    this.plan();
  };

  private end(): void {
    this.told = "closed";
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.askedAt = null;
    this.retryAt = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.hooks.cut();
  }

  private connect(): void {
    this.drop();
    const now = Date.now();
    this.downAt ??= now;
    this.madeAt = now;
    const socket = new WebSocket(address(this.id, this.hooks.seen()));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.hear(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      const final = FINAL[event.code];
      if (final) {
        this.close();
        this.hooks.gone(final);
      } else {
        this.retry(Date.now());
      }
    };
    this.plan();
  }

  private hear(message: Outgoing): void {
    // The line is there when something was said on it: a proxy may accept and then close.
    if (this.downAt !== null) {
      this.downAt = null;
      this.tries = 0;
      this.beat(Date.now());
    }
    if (message.type === "pong" || message.type === "refused") this.askedAt = null;
    this.plan();
    this.hooks.heard(message);
  }

  private beat(now: number): void {
    this.beatAt = now;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping" } satisfies Incoming));
    this.askedAt ??= now;
  }

  private retry(now: number): void {
    this.downAt ??= this.askedAt ?? now;
    this.drop();
    this.retryAt = now + backOff(this.tries);
    this.tries += 1;
    this.plan();
  }

  /** Since when something is missing that should be there. */
  private get missing(): number | null {
    return this.downAt ?? this.askedAt;
  }

  /** A device that slept, or whose clock was set, begins to wait anew. */
  private forgive(now: number): void {
    if (now - this.dueAt <= SLEPT) return;
    if (this.downAt !== null) this.downAt = now;
    if (this.askedAt !== null) this.askedAt = now;
  }

  private readonly tick = (): void => {
    const now = Date.now();
    this.forgive(now);
    if (this.retryAt !== null) {
      if (now >= this.retryAt) this.connect();
    } else if (now - (this.downAt === null ? (this.askedAt ?? now) : this.madeAt) >= GIVE_UP) {
      this.retry(now);
    } else if (this.downAt === null && now >= this.nextBeat) {
      this.beat(now);
    }
    this.plan();
  };

  private get nextBeat(): number {
    const pace = document.visibilityState === "hidden" ? "hidden" : this.hooks.busy() ? "busy" : "seen";
    return this.beatAt + BEATS[pace];
  }

  /** Tell how the line is, and set the timer to when that may change. */
  private plan(): void {
    if (this.told === "closed") return;
    const now = Date.now();
    const since = this.missing;
    const age = since === null ? 0 : now - since;
    let line: Line = this.told;
    if (age >= OFFLINE) line = "offline";
    else if (this.downAt === null) line = age >= LATE ? "late" : "open";
    else if (age >= LATE && line === "open") line = "late";
    if (line !== this.told || this.retryAt !== this.toldRetry) {
      this.told = line;
      this.toldRetry = this.retryAt;
      this.hooks.line(line, this.retryAt);
    }
    const due = [
      ...(since === null ? [] : [since + LATE, since + OFFLINE]),
      ...(this.retryAt === null ? [] : [this.retryAt]),
      ...(this.socket && since !== null ? [(this.downAt === null ? since : this.madeAt) + GIVE_UP] : []),
      ...(this.downAt === null ? [this.nextBeat] : []),
    ].filter((time) => time > now);
    this.dueAt = Math.min(...due, now + BEATS.hidden);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.tick, this.dueAt - now);
  }
}
