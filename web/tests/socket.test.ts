import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { At, Outgoing } from "../src/protocol.gen";
import { address, backOff, type Line, TableSocket } from "../src/socket";
import { FakeSocket } from "./fakes";

let lines: Line[] = [];
let said: Outgoing[] = [];
let cuts = 0;
let busy = false;
let seen: At | null = null;
let gone: string | null = null;
let retryAt: number | null = null;
let line: TableSocket;

function connect(): void {
  line = new TableSocket("t1", {
    seen: () => seen,
    heard: (message) => said.push(message),
    line: (now, retry) => {
      retryAt = retry;
      if (lines.at(-1) !== now) lines.push(now);
    },
    cut: () => {
      cuts += 1;
    },
    busy: () => busy,
    gone: (code) => {
      gone = code;
    },
  });
}

/** A line that is well: what was asked on it has been answered. */
function connected(): void {
  connect();
  FakeSocket.last.hear({ type: "here", seats: [0], guests: 0 });
  FakeSocket.last.pong();
}

function show(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.made = [];
  lines = [];
  said = [];
  cuts = 0;
  busy = false;
  seen = null;
  gone = null;
});

afterEach(() => {
  line?.close();
  vi.restoreAllMocks();
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

test("a line is open when something was said on it", () => {
  connect();
  expect(lines).toEqual(["connecting"]);
  expect(line.send({ type: "chat", text: "a" })).toBe(false);
  FakeSocket.last.hear({ type: "here", seats: [], guests: 1 });
  expect(lines).toEqual(["connecting", "open"]);
  expect(said).toHaveLength(1);
  expect(line.send({ type: "chat", text: "a" })).toBe(true);
});

test("a first connection that takes long is told, and tried anew", () => {
  connect();
  vi.advanceTimersByTime(2999);
  expect(lines).toEqual(["connecting"]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual(["connecting", "offline"]);
  vi.advanceTimersByTime(5000 + 500);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.pong();
  expect(lines.at(-1)).toBe("open");
});

test("a broken socket is replaced before anybody notices", () => {
  connected();
  seen = [0, 7];
  FakeSocket.last.fall(1012);
  expect(cuts).toBe(1);
  expect(lines.at(-1)).toBe("open");
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.last.url).toContain("?at=0,7");
  FakeSocket.last.pong();
  expect(lines).toEqual(["connecting", "open"]);
});

test("a line that stays broken is late after a second and offline after three", () => {
  connected();
  FakeSocket.last.fall();
  vi.advanceTimersByTime(500);
  FakeSocket.last.fall();
  vi.advanceTimersByTime(499);
  expect(lines.at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  expect(lines.at(-1)).toBe("late");
  vi.advanceTimersByTime(500);
  FakeSocket.last.fall();
  vi.advanceTimersByTime(1499);
  expect(lines.at(-1)).toBe("late");
  vi.advanceTimersByTime(1);
  expect(lines.at(-1)).toBe("offline");
  expect(retryAt).toBe(Date.now() + 500);
  vi.advanceTimersByTime(500);
  FakeSocket.last.pong();
  expect(lines).toEqual(["connecting", "open", "late", "offline", "open"]);
  expect(retryAt).toBeNull();
});

test("silence after something was sent is noticed, and a socket that wakes up is kept", () => {
  connected();
  expect(line.send({ type: "move", at: [0, 1], pick: 0 })).toBe(true);
  expect(FakeSocket.last.sent.slice(-2).map(({ type }) => type)).toEqual(["move", "ping"]);
  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toBe("late");
  vi.advanceTimersByTime(2000);
  expect(lines.at(-1)).toBe("offline");
  vi.advanceTimersByTime(3000);
  FakeSocket.last.pong();
  expect(lines.at(-1)).toBe("open");
  expect(FakeSocket.made).toHaveLength(1);
  expect(cuts).toBe(0);
});

test("what others say does not hide that nothing is answered", () => {
  connected();
  line.send({ type: "move", at: [0, 1], pick: 0 });
  vi.advanceTimersByTime(2000);
  FakeSocket.last.hear({ type: "here", seats: [0, 1], guests: 0 });
  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toBe("offline");
});

test("a silent socket is given up after eight seconds", () => {
  connected();
  line.send({ type: "undo", at: [0, 1] });
  vi.advanceTimersByTime(7999);
  expect(cuts).toBe(0);
  vi.advanceTimersByTime(1);
  expect(cuts).toBe(1);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  expect(lines).toEqual(["connecting", "open", "late", "offline"]);
});

test("signs of life are asked for often while something is under way, seldom when nobody looks", () => {
  connected();
  const beats = (ms: number): number => {
    const before = FakeSocket.last.pings;
    for (let passed = 0; passed < ms; passed += 250) {
      vi.advanceTimersByTime(250);
      FakeSocket.last.pong();
    }
    return FakeSocket.last.pings - before;
  };
  expect(beats(20_000)).toBe(4);
  busy = true;
  expect(beats(5000)).toBeGreaterThanOrEqual(4);
  busy = false;
  show(false);
  expect(beats(40_000)).toBe(2);
  expect(lines).toEqual(["connecting", "open"]);
});

test("many questions do not double into many signs of life", () => {
  connected();
  const before = FakeSocket.last.pings;
  for (let id = 0; id < 30; id++) {
    line.send({ type: "ask", id, query: "stones" });
    vi.advanceTimersByTime(50);
    FakeSocket.last.pong();
  }
  expect(FakeSocket.last.pings - before).toBeLessThanOrEqual(2);
});

test("whoever looks again learns within seconds that the line is dead", () => {
  connected();
  show(false);
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.pong();
  show(true);
  vi.advanceTimersByTime(3000);
  expect(lines.at(-1)).toBe("offline");
});

test("the network's going is checked at once, its coming ends the waiting", () => {
  connected();
  const before = FakeSocket.last.pings;
  dispatchEvent(new Event("offline"));
  expect(FakeSocket.last.pings).toBe(before + 1);
  vi.advanceTimersByTime(3000);
  expect(lines.at(-1)).toBe("offline");
  FakeSocket.last.fall();
  vi.advanceTimersByTime(100);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.pong();
  expect(lines.at(-1)).toBe("open");
});

test("a server on this device is played with also without a network", () => {
  connected();
  dispatchEvent(new Event("offline"));
  FakeSocket.last.pong();
  vi.advanceTimersByTime(4000);
  FakeSocket.last.pong();
  expect(lines).toEqual(["connecting", "open"]);
});

test("one may try again at once", () => {
  connected();
  for (let i = 0; i < 4; i++) {
    FakeSocket.last.fall();
    vi.advanceTimersByTime(4000);
  }
  expect(lines.at(-1)).toBe("offline");
  const before = FakeSocket.made.length;
  line.hurry();
  expect(FakeSocket.made).toHaveLength(before + 1);
});

test("a device that slept is not taken for a broken line", () => {
  connected();
  line.send({ type: "chat", text: "a" });
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toBe("open");
  FakeSocket.last.pong();
  vi.advanceTimersByTime(2000);
  expect(lines).toEqual(["connecting", "open"]);
});

test("a device that wakes up by being looked at is not taken for a broken line either", () => {
  connected();
  line.send({ type: "chat", text: "a" });
  vi.setSystemTime(Date.now() + 3_600_000);
  show(true);
  FakeSocket.last.pong();
  vi.advanceTimersByTime(2000);
  expect(lines).toEqual(["connecting", "open"]);
});

test("it does not come back to a table that does not exist", () => {
  connect();
  FakeSocket.last.fall(4004);
  vi.advanceTimersByTime(60_000);
  expect(gone).toBe("no-such-table");
  expect(lines.at(-1)).toBe("closed");
  expect(FakeSocket.made).toHaveLength(1);
});

test("nothing happens after it was closed", () => {
  connected();
  const socket = FakeSocket.last;
  line.close();
  expect(lines.at(-1)).toBe("closed");
  dispatchEvent(new Event("online"));
  line.renew();
  line.hurry();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toEqual([socket]);
  expect(line.send({ type: "ping" })).toBe(false);
});
