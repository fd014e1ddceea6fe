import { describe, expect, test } from "vitest";
import type { Event } from "../monumental.gen";
import type { Step } from "../protocol.gen";
import { automaActs, automaTurn, lasts, modeOf } from "./automa/acts";
import { freshTurns } from "./others/Doings";
import { arrivals, balance, groupTurns, turnsOfOthers } from "./turns";

let n = 0;
const step = (seat: number, ...events: Event[]): Step => ({
  n: n++,
  seat,
  move: null,
  events: events as unknown as Record<string, unknown>[],
});
const turn = (seat: number, round = 1): Event => ({ kind: "turn", seat, round });
const gained = (seat: number, resource: "gold" | "production" | "science", count: number): Event => ({
  kind: "gained",
  seat,
  resource,
  count,
});
const paid = (seat: number, resource: "gold" | "production" | "science" | "military", count: number): Event => ({
  kind: "paid",
  seat,
  resource,
  count,
});
const stepped = (seat: number, explorer: number, from: string, tile: string): Event => ({
  kind: "stepped",
  seat,
  explorer,
  from,
  tile,
});
const card = (
  kind: "acquired" | "completed" | "drawn" | "discarded" | "automa" | "revealed",
  seat: number,
  id: string,
) => ({ kind, seat, card: id }) as Event;
const conquered = (seat: number, tile: string): Event => ({ kind: "conquered", seat, tile, from: null });
const dealt = (seat: number, id: string): Event => ({ kind: "dealt", seat, card: id, slot: 1 });

function log(): Step[] {
  n = 0;
  return [
    step(-1, { kind: "stall", market: "spice", tile: "d2" }),
    step(-1, dealt(0, "mine"), turn(0)),
    step(0),
    step(0, { kind: "cross", seat: 0, row: 1, column: 1 }, gained(0, "gold", 1), gained(0, "production", 3)),
    step(0, { kind: "used", seat: 0, what: "card", id: "forum", effect: 1 }, paid(0, "gold", 1)),
    step(0, gained(0, "science", 1)),
    step(0, paid(0, "science", 2)),
    step(-1, card("drawn", 0, "mine"), gained(0, "production", 1)),
    step(0, paid(0, "production", 3), card("completed", 0, "pyramids")),
    step(0, { kind: "placed", seat: 0, card: "pyramids", tile: "b1" }),
    step(0, { kind: "marched", seat: 0, from: "a1", tile: "a2", figure: "soldier" }),
    step(
      0,
      { kind: "marched", seat: 0, from: "a1", tile: "a2", figure: "soldier" },
      paid(0, "military", 1),
      conquered(0, "a2"),
    ),
    step(0, card("discarded", 0, "mine"), dealt(0, "forum")),
    step(-1, { kind: "swept", card: "quarry" }),
    step(-1, { kind: "displayed", card: "temple", space: 1 }, { kind: "era", era: "II" }, turn(1)),
    step(-1, card("revealed", 1, "action-9")),
    step(-1, card("revealed", 1, "action-2"), card("automa", 1, "action-9"), card("acquired", 1, "temple")),
    step(0, stepped(1, 1, "b7", "a6"), { kind: "collected", seat: 1, tile: "a6" }),
    step(0, stepped(1, 1, "a6", "a5"), stepped(1, 2, "b7", "b6"), gained(1, "gold", 1)),
    step(-1, card("automa", 1, "action-2"), conquered(1, "b6")),
    step(
      -1,
      { kind: "looted", seat: 1, what: "barbarian", id: "b2h", tile: "b6" },
      paid(1, "gold", 2),
      conquered(1, "b5"),
    ),
    step(-1, { kind: "displayed", card: "forum", space: 1 }, turn(0, 2)),
  ];
}

describe("the log by turn", () => {
  test("begins a turn where one is told of", () => {
    const turns = groupTurns(log());
    expect(turns.map(({ seat, round, n, over }) => [seat, round, n, over])).toEqual([
      [null, null, 0, true],
      [0, 1, 2, true],
      [1, 1, 15, true],
      [0, 2, 22, false],
    ]);
    expect(turns.map(({ era }) => era)).toEqual([null, null, "II", null]);
  });

  test("folds what is dealt", () => {
    const [setup, first, second] = groupTurns(log());
    expect(setup?.deeds).toEqual([]);
    expect(setup?.upkeep.map(({ kind }) => kind)).toEqual(["stall", "dealt"]);
    expect(first?.upkeep.map(({ kind }) => kind)).toEqual(["discarded", "dealt", "swept", "displayed"]);
    expect(second?.upkeep.map(({ kind }) => kind)).toEqual(["displayed"]);
  });

  test("puts what something cost and brought to it", () => {
    const deeds = groupTurns(log())[1]?.deeds ?? [];
    expect(deeds.map(({ head, events }) => [head, events.map(({ kind }) => kind)])).toEqual([
      ["cross", ["cross", "gained", "gained"]],
      ["used", ["used", "paid", "gained"]],
      ["drawn", ["paid", "drawn", "gained"]],
      ["completed", ["paid", "completed", "placed"]],
      ["conquered", ["marched", "marched", "paid", "conquered"]],
    ]);
    expect(deeds.map((deed) => deed.n)).toEqual([3, 4, 7, 8, 11]);
  });

  test("a log that begins in the middle has a first part without a seat", () => {
    const turns = groupTurns(log().slice(3));
    expect(turns[0]).toMatchObject({ seat: null, round: null, n: 3 });
    expect(turns[0]?.deeds).toHaveLength(5);
  });

  test("nothing makes no turn", () => {
    expect(groupTurns([])).toEqual([]);
  });
});

test("the others' last turns are those since the own last one", () => {
  const turns = groupTurns(log());
  expect(turnsOfOthers(turns, [0]).map(({ n }) => n)).toEqual([15]);
  expect(turnsOfOthers(turns, [1]).map(({ n }) => n)).toEqual([]);
  expect(turnsOfOthers(turns, []).map(({ n }) => n)).toEqual([2, 15]);
});

test("Explorers arrive where they stop", () => {
  const walk = [stepped(1, 1, "a", "b"), stepped(1, 1, "b", "c"), stepped(1, 2, "a", "d"), gained(1, "gold", 1)];
  expect(arrivals(walk)).toEqual(walk.slice(1));
});

test("what was gained and paid is added up", () => {
  const sum = balance([gained(0, "gold", 3), paid(0, "gold", 1), paid(0, "science", 2), gained(1, "gold", 9)], 0);
  expect([...sum]).toEqual([
    ["gold", 2],
    ["science", -2],
  ]);
});

describe("the Automa's turn", () => {
  test("goes card by card", () => {
    const own = automaTurn(groupTurns(log()), 1);
    const acts = own ? automaActs(own) : [];
    expect(acts.map(({ card: id, deeds }) => [id, deeds.map(({ head }) => head)])).toEqual([
      ["action-9", ["acquired", "stepped"]],
      ["action-2", ["conquered", "conquered"]],
    ]);
    expect(acts[1]?.deeds[0]?.events.map(({ kind }) => kind)).toEqual(["conquered", "looted"]);
    expect(automaTurn(groupTurns(log()), 0)).toBeNull();
  });

  test("a card that another one turned up may count otherwise", () => {
    n = 0;
    const turns = groupTurns([
      step(-1, turn(1)),
      step(-1, card("revealed", 1, "greece")),
      step(-1, card("revealed", 1, "action-2"), card("automa", 1, "greece")),
      step(-1, card("revealed", 1, "action-5"), card("automa", 1, "action-2"), conquered(1, "b6")),
      step(-1, card("automa", 1, "action-5"), card("acquired", 1, "temple")),
    ]);
    const own = automaTurn(turns, 1);
    const acts = own ? automaActs(own) : [];
    expect(acts.map(({ card: id, drew, deeds }) => [id, drew, deeds.length])).toEqual([
      ["greece", ["action-5"], 0],
      ["action-2", [], 1],
      ["action-5", [], 1],
    ]);
    const icons = (id: string) => (id === "greece" ? [[["draw-special"]]] : [[["conquer", "low"]]]);
    expect(acts.map((_, at) => modeOf(acts, at, icons))).toEqual(["plain", "plain", "special"]);
  });

  test("lasts as one likes", () => {
    expect(lasts("once", 3)).toBeNull();
    expect(lasts("slow", 1) ?? 0).toBeGreaterThan(lasts("normal", 1) ?? 0);
    expect(lasts("fast", 1) ?? 0).toBeLessThan(lasts("normal", 1) ?? 0);
    expect(lasts("normal", 5) ?? 0).toBeGreaterThan(lasts("normal", 1) ?? 0);
  });
});

test("what the others did is fresh until one plays on", () => {
  const steps = log();
  expect(freshTurns(groupTurns(steps), [0], 10).map(({ n: first }) => first)).toEqual([15]);
  expect(freshTurns(groupTurns(steps), [0], 16)).toEqual([]);
  const more = [...steps, step(0, { kind: "cross", seat: 0, row: 2, column: 2 })];
  expect(freshTurns(groupTurns(more), [0], 10)).toEqual([]);
});
