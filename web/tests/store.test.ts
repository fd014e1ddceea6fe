import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import type { Outgoing, State, Step } from "../src/protocol.gen";
import { actions, follow, heard, mergeLog, NOTHING, type TableData, useTable } from "../src/store";
import { clockFace, timeLeft } from "../src/table/clocks";
import { FakeSocket } from "./fakes";

const step = (n: number, seat = 0): Step => ({ n, seat, move: `move ${n}`, events: [] });
const state = (epoch: number, n: number, told: Step[]): State => ({
  type: "state",
  at: [epoch, n],
  since: [epoch, n - told.length],
  told,
  view: {},
  choices: [],
  turn: 0,
  undo: false,
  clocks: null,
});

function after(...messages: Outgoing[]): TableData {
  let data: TableData = { ...NOTHING, line: "open" };
  for (const message of messages) data = { ...data, ...heard(data, message, 1000) };
  return data;
}

test("states are taken as they come, and their steps are logged once", () => {
  const data = after(state(0, 2, [step(0), step(1)]), state(0, 3, [step(1), step(2)]));
  expect(data.state?.at).toEqual([0, 3]);
  expect(data.stateAt).toBe(1000);
  expect(data.log.map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("an undo takes steps out of the log", () => {
  const data = after(state(0, 3, [step(0), step(1), step(2)]), state(1, 2, []), state(1, 3, [step(2, 1)]));
  expect(data.log.map(({ n, seat }) => [n, seat])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
});

test("steps fetched later come before those already there", () => {
  expect(mergeLog([step(1), step(0)], [step(2)], [0, 3]).map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("a refused move lets one choose again and says why", () => {
  const pending = { message: { type: "move" as const, at: [0, 1] as [number, number], pick: 0 }, since: 0, times: 1 };
  const data = { ...after(state(0, 1, [])), pending };
  const next = { ...data, ...heard(data, { type: "refused", code: "stale", reason: "late" }, 0) };
  expect(next.pending).toBeNull();
  expect(next.refusal).toEqual({ n: 1, code: "stale", reason: "late" });
});

test("chat lines that come again after a reconnect are not repeated", () => {
  const lines = [
    { seat: 0, name: "Ana", text: "hi", made: 1 },
    { seat: 1, name: "Bea", text: "hi", made: 2 },
  ];
  const data = after(state(0, 1, []), { type: "chat", lines: lines.slice(0, 1) }, { type: "chat", lines });
  expect(data.chat).toEqual(lines);
  expect(data.unread).toBe(2);
});

test("who is here is kept", () => {
  expect(after({ type: "here", seats: [0, 1], guests: 2 }).here).toEqual({ seats: [0, 1], guests: 2 });
});

test("only the running clock ticks, and the shorter one counts", () => {
  const clocks = { game: [60_000, 50_000], turn: 10_000, running: 0 };
  expect(timeLeft(clocks, 0, 4000)).toBe(6000);
  expect(timeLeft(clocks, 1, 4000)).toBe(50_000);
  expect(timeLeft(clocks, 0, 99_000)).toBe(0);
  expect(timeLeft({ game: null, turn: 10_000, running: 0 }, 1, 0)).toBeNull();
  expect(timeLeft(null, 0, 0)).toBeNull();
  expect(clockFace(65_200)).toBe("1:06");
});

describe("asking", () => {
  let leave: () => void;
  const asked = () => FakeSocket.last.said.filter((message) => message.type === "ask");
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.spyOn(api, "steps").mockResolvedValue({ at: [0, 1], moments: [] });
    leave = follow("t1");
  });
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("an answer finds its question, in whatever order they come", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const [first, second] = [actions.ask("placements", { seat: 0, shape: "L4" }), actions.ask("stones", { seat: 1 })];
    const [a, b] = asked();
    expect(a).toEqual({ type: "ask", id: a?.id, query: "placements", about: { seat: 0, shape: "L4" } });
    expect(b?.id).not.toBe(a?.id);
    FakeSocket.last.hear({ type: "answer", id: b?.id ?? 0, at: [0, 1], answer: { of: "second" } });
    FakeSocket.last.hear({ type: "answer", id: a?.id ?? 0, at: [0, 1], answer: { of: "first" } });
    expect(await first).toEqual({ of: "first" });
    expect(await second).toEqual({ of: "second" });
  });

  test("an answer about another moment than was asked about is none", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const answer = actions.ask("stones", { seat: 1 });
    FakeSocket.last.hear({ type: "answer", id: asked()[0]?.id ?? 0, at: [0, 2], answer: {} });
    await expect(answer).rejects.toMatchObject({ code: "stale" });
  });

  test("a refusal is told to who asked, and to nobody else", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const question = actions.ask("nonsense", {});
    const other = actions.ask("stones", { seat: 0 });
    const [a, b] = asked();
    FakeSocket.last.hear({ type: "refused", code: "bad-request", reason: "No.", id: a?.id ?? 0 });
    await expect(question).rejects.toMatchObject({ code: "bad-request", message: "No." });
    expect(useTable.getState().refusal).toBeNull();
    FakeSocket.last.hear({ type: "refused", code: "stale", reason: "A move." });
    FakeSocket.last.hear({ type: "answer", id: b?.id ?? 0, at: [0, 1], answer: {} });
    expect(await other).toEqual({});
  });

  test("what had no answer is asked again when the line is back", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const first = actions.ask("stones", { seat: 0 });
    FakeSocket.last.fall();
    const second = actions.ask("stones", { seat: 1 });
    actions.renew();
    expect(asked()).toEqual([]);
    FakeSocket.last.hear(state(0, 1, []));
    const [a, b] = asked();
    FakeSocket.last.hear({ type: "answer", id: a?.id ?? 0, at: [0, 1], answer: { of: "first" } });
    FakeSocket.last.hear({ type: "answer", id: b?.id ?? 0, at: [0, 1], answer: { of: "second" } });
    expect(await first).toEqual({ of: "first" });
    expect(await second).toEqual({ of: "second" });
  });

  test("what had no answer is not asked again when the table has gone on", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const question = actions.ask("stones", { seat: 0 });
    FakeSocket.last.fall();
    actions.renew();
    FakeSocket.last.hear(state(0, 2, []));
    await expect(question).rejects.toMatchObject({ code: "stale" });
    expect(asked()).toEqual([]);
  });

  test("at a table that is not there nothing is asked", async () => {
    leave();
    await expect(actions.ask("stones", { seat: 0 })).rejects.toMatchObject({ code: "offline" });
  });

  test("leaving the table settles what was asked", async () => {
    FakeSocket.last.hear(state(0, 1, []));
    const question = actions.ask("stones", { seat: 0 });
    leave();
    await expect(question).rejects.toMatchObject({ code: "offline" });
  });

  test("a choice is played by its number", () => {
    FakeSocket.last.hear(state(0, 7, []));
    actions.move(0);
    actions.move(1);
    expect(FakeSocket.last.said).toEqual([{ type: "move", at: [0, 7], pick: 0 }]);
  });
});
