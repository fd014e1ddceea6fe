import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { At, Outgoing } from "../src/protocol.gen";
import { address, backOff, type Line, TableSocket } from "../src/socket";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
let lines: Line[] = [];
let said: Outgoing[] = [];
let seen: At | null = null;
let gone: string | null = null;

function connect(): TableSocket {
  return new TableSocket("t1", {
    seen: () => seen,
    heard: (message) => said.push(message),
    line: (line) => lines.push(line),
    gone: (code) => {
      gone = code;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  lines = [];
  said = [];
  seen = null;
  gone = null;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address follows the page's, and says what was seen", () => {
  expect(address("a/b", null, { protocol: "https:", host: "x.org" })).toBe("wss://x.org/api/tables/a%2Fb/ws");
  expect(address("t", [2, 13], { protocol: "http:", host: "h:1" })).toBe("ws://h:1/api/tables/t/ws?at=2,13");
});

test("waiting grows and has an end", () => {
  expect(backOff(0, 0.5)).toBe(500);
  expect(backOff(3, 0.5)).toBe(4000);
  expect(backOff(30, 1)).toBeLessThanOrEqual(18_750);
});

test("a broken line comes back by itself and resumes", () => {
  const socket = connect();
  last().onopen?.();
  last().hear({ type: "pong", now: 1 });
  expect(lines).toEqual(["connecting", "open"]);
  seen = [0, 7];
  last().onclose?.({ code: 1012 });
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url).toContain("?at=0,7");
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.made).toHaveLength(3);
  last().hear({ type: "pong", now: 2 });
  expect(lines.at(-1)).toBe("open");
  socket.close();
  expect(lines.at(-1)).toBe("closed");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(3);
});

test("it does not come back to a table that does not exist", () => {
  connect();
  last().onclose?.({ code: 4004 });
  vi.advanceTimersByTime(60_000);
  expect(gone).toBe("no-such-table");
  expect(FakeSocket.made).toHaveLength(1);
});

test("it beats, and takes silence for a broken line", () => {
  const socket = connect();
  last().onopen?.();
  last().hear({ type: "pong", now: 1 });
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(40_000);
  expect(lines.at(-1)).toBe("lost");
  socket.close();
});

test("nothing is sent on a closed line", () => {
  const socket = connect();
  expect(socket.send({ type: "chat", text: "a" })).toBe(true);
  last().readyState = 0;
  expect(socket.send({ type: "chat", text: "b" })).toBe(false);
  socket.close();
});
