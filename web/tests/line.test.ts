// What becomes of a choice, an undo, a word, when the line breaks at any moment.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { linkAt } from "../src/link";
import type { Outgoing, State, Step, Table } from "../src/protocol.gen";
import { actions, follow, useTable } from "../src/store";
import { FakeSocket } from "./fakes";

const NEVER: Step[] = [];
const step = (n: number, seat: number): Step => ({ n, seat, move: null, events: [] });
const state = (at: [number, number], told: Step[] = NEVER): State => ({
  type: "state",
  at,
  since: [at[0], at[1] - told.length],
  told,
  view: {},
  choices: [{ do: "place", n: 2, all: {}, each: {} }],
  turn: 0,
  undo: false,
  clocks: null,
});
const table = (status: Table["status"] = "running"): Outgoing => ({
  type: "table",
  table: { id: "t1", status, you: [0], seats: [] as Table["seats"] } as Table,
});

const link = () => useTable.getState().link;
const pending = () => useTable.getState().pending;
const refusal = () => useTable.getState().refusal?.code ?? null;
const server = () => FakeSocket.last;
/** All that was ever sent that is not a sign of life. */
const said = () => FakeSocket.made.flatMap((socket) => socket.said);
const MOVE = { type: "move", at: [0, 5], pick: 1 };

/** Let time pass on a line that is well, or on which nothing is heard. */
function pass(ms: number, well = false): void {
  for (let left = ms; left > 0; left -= 100) {
    vi.advanceTimersByTime(Math.min(left, 100));
    if (well) server().pong();
  }
}

function comeBack(...messages: Outgoing[]): void {
  server().hear(table(), ...messages);
  server().pong();
}

/** What is said about the line, in order. */
function listen(): { heard: string[]; stop(): void } {
  const heard: string[] = [];
  let last = link();
  const stop = useTable.subscribe((data) => {
    if (data.link !== last) heard.push(data.link);
    last = data.link;
  });
  return { heard, stop };
}

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(api, "steps").mockResolvedValue({ at: [0, 5], moments: [] });
  FakeSocket.made = [];
  leave = follow("t1");
  comeBack(state([0, 5]));
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is said about the line", () => {
  test("an answer within 300 ms needs no word", () => {
    actions.move(1);
    pass(299);
    expect(link()).toBe("good");
    server().hear(state([0, 6], [step(5, 0)]));
    server().pong();
    pass(2000, true);
    expect(link()).toBe("good");
    expect(pending()).toBeNull();
  });

  test("sending after 300 ms, delayed after a second, offline after three, then back for a moment", () => {
    actions.move(1);
    const { heard, stop } = listen();
    pass(300);
    expect(heard).toEqual(["sending"]);
    pass(700);
    expect(heard).toEqual(["sending", "late"]);
    pass(1900);
    expect(heard).toHaveLength(2);
    pass(100);
    expect(heard).toEqual(["sending", "late", "offline"]);
    server().hear(state([0, 6], [step(5, 0)]));
    server().pong();
    expect(heard.at(-1)).toBe("back");
    pass(4000, true);
    expect(heard).toEqual(["sending", "late", "offline", "back", "good"]);
    expect(said()).toEqual([MOVE]);
    stop();
  });

  test("a line that breaks and is mended within three seconds is worth no word", () => {
    const { heard, stop } = listen();
    server().fall();
    pass(500);
    server().fall();
    pass(1000);
    comeBack(state([0, 5]));
    pass(3000, true);
    expect(heard).toEqual([]);
    stop();
  });

  test("being back waits for what is under way, and ends with it", () => {
    expect(linkAt("open", 1000, 900, 1100)).toEqual({ link: "back", until: 1300 });
    expect(linkAt("open", 1000, 900, 1300)).toEqual({ link: "sending", until: 2000 });
    expect(linkAt("open", null, 900, 1300)).toEqual({ link: "back", until: 4900 });
    expect(linkAt("late", null, null, 1300)).toEqual({ link: "good", until: null });
    expect(linkAt("offline", 0, 900, 1300)).toEqual({ link: "offline", until: null });
  });

  test("nothing can be begun on a line that is known to be down", () => {
    server().fall();
    pass(3000);
    expect(link()).toBe("offline");
    actions.move(1);
    expect(pending()).toBeNull();
    pass(20_000);
    comeBack(state([0, 5]));
    expect(said()).toEqual([]);
  });
});

describe("a choice when the line breaks", () => {
  test("before it is sent: it goes out once when the line is there", () => {
    server().fall();
    actions.move(1);
    expect(pending()).not.toBeNull();
    expect(said()).toEqual([]);
    pass(500);
    comeBack(state([0, 5]));
    expect(server().said).toEqual([MOVE]);
    server().hear(state([0, 6], [step(5, 0)]));
    expect(pending()).toBeNull();
    expect(said()).toHaveLength(1);
    expect(refusal()).toBeNull();
  });

  test("on its way there: it is sent again, once", () => {
    actions.move(1);
    pass(8500);
    comeBack(state([0, 5]), state([0, 5]));
    expect(said()).toEqual([MOVE, MOVE]);
    server().hear(state([0, 6], [step(5, 0)]));
    expect(pending()).toBeNull();
    pass(9000, true);
    expect(said()).toHaveLength(2);
  });

  test("on the answer's way back: the next state confirms it, and it is not sent again", () => {
    actions.move(1);
    server().fall();
    pass(500);
    comeBack(state([0, 7], [step(5, 0), step(6, 1)]));
    expect(pending()).toBeNull();
    expect(said()).toEqual([MOVE]);
    expect(refusal()).toBeNull();
  });

  test("and both copies arrive: the second is refused, and nobody is bothered with it", () => {
    actions.move(1);
    pass(8500);
    comeBack(state([0, 5]));
    expect(said()).toHaveLength(2);
    server().hear(state([0, 6], [step(5, 0)]));
    server().hear({ type: "refused", code: "stale", reason: "late" }, state([0, 6], [step(5, 0)]));
    expect(refusal()).toBeNull();
    expect(pending()).toBeNull();
    // The next refusal is news again.
    actions.move(0);
    server().hear({ type: "refused", code: "stale", reason: "late" });
    expect(refusal()).toBe("stale");
  });

  test("and breaks again: it is sent once for each time the line comes back", () => {
    actions.move(1);
    for (let i = 0; i < 2; i++) {
      server().fall();
      pass(500);
      comeBack(state([0, 5]));
    }
    expect(said()).toEqual([MOVE, MOVE, MOVE]);
    server().hear(state([0, 6], [step(5, 0)]));
    expect(pending()).toBeNull();
  });

  test("and somebody else was first: that is said", () => {
    actions.move(1);
    server().fall();
    pass(500);
    comeBack(state([1, 4]));
    expect(pending()).toBeNull();
    expect(refusal()).toBe("stale");
    expect(said()).toHaveLength(1);
  });

  test("and the server comes back as it was before: that is said", () => {
    actions.move(1);
    server().fall();
    pass(500);
    comeBack(state([0, 3]));
    expect(pending()).toBeNull();
    expect(refusal()).toBe("stale");
    expect(said()).toHaveLength(1);
  });

  test("each time because of it: that has an end", () => {
    actions.move(1);
    for (let i = 0; i < 6; i++) {
      server().fall(1011);
      pass(500);
      comeBack(state([0, 5]));
    }
    expect(said()).toHaveLength(4);
    expect(pending()).toBeNull();
    expect(refusal()).toBe("server-error");
  });

  test("a second one waits until it is known what became of the first", () => {
    actions.move(1);
    actions.move(0);
    actions.undo();
    server().hear(state([0, 5]));
    actions.move(0);
    expect(said()).toEqual([MOVE]);
  });
});

test("an undo is sent again too, and counts once", () => {
  actions.undo();
  server().fall();
  pass(500);
  comeBack(state([0, 5]));
  expect(said()).toEqual([
    { type: "undo", at: [0, 5] },
    { type: "undo", at: [0, 5] },
  ]);
  server().hear(state([1, 4]));
  expect(pending()).toBeNull();
  expect(refusal()).toBeNull();
});

test("giving up counts when the table says so", () => {
  actions.resign(0);
  server().hear(state([0, 6], [step(5, 0)]));
  expect(pending()).not.toBeNull();
  server().fall();
  pass(500);
  comeBack(state([0, 6]));
  expect(said()).toHaveLength(1);
  expect(pending()).toBeNull();
  expect(refusal()).toBe("stale");
});

test("giving up is known to have arrived where the table is over when the line is back", () => {
  actions.resign(0);
  server().fall();
  pass(500);
  server().hear(table("over"), state([0, 5]));
  server().pong();
  expect(said()).toHaveLength(1);
  expect(pending()).toBeNull();
  expect(refusal()).toBeNull();
});

describe("what is said at the table", () => {
  const line = (text: string, made = 1, seat: number | null = 0) => ({ seat, name: "Ana", text, made });
  const unsaid = () => useTable.getState().unsaid.map(({ text, state: how }) => [text, how]);

  test("is under way until it comes back", () => {
    actions.chat("hi");
    expect(unsaid()).toEqual([["hi", "sent"]]);
    server().hear({ type: "chat", lines: [line("hi", 1, 1)] });
    expect(unsaid()).toHaveLength(1);
    server().hear({ type: "chat", lines: [line("hi", 2)] });
    expect(unsaid()).toEqual([]);
    expect(useTable.getState().unread).toBe(1);
  });

  test("has been heard if the table tells of it after the line broke", () => {
    actions.chat("hi");
    server().fall();
    pass(500);
    server().hear(table(), { type: "chat", lines: [line("hi")] }, state([0, 5]));
    server().pong();
    expect(unsaid()).toEqual([]);
    expect(said()).toHaveLength(1);
  });

  test("is not said twice by itself, but nothing is lost", () => {
    actions.chat("hi");
    server().fall();
    pass(500);
    comeBack(state([0, 5]));
    expect(unsaid()).toEqual([["hi", "failed"]]);
    expect(said()).toHaveLength(1);
    const [lost] = useTable.getState().unsaid;
    if (lost) actions.sayAgain(lost);
    expect(unsaid()).toEqual([["hi", "sent"]]);
    expect(said()).toHaveLength(2);
    server().hear({ type: "chat", lines: [line("hi")] });
    expect(unsaid()).toEqual([]);
  });

  test("can be forgotten, and is kept where the server will not have it", () => {
    actions.chat("hi");
    server().hear({ type: "refused", code: "bad-text", reason: "no", of: "chat" });
    expect(refusal()).toBe("bad-text");
    expect(unsaid()).toEqual([["hi", "failed"]]);
    const [lost] = useTable.getState().unsaid;
    if (lost) actions.forgetUnsaid(lost);
    expect(unsaid()).toEqual([]);
  });
});
