import { expect, test } from "vitest";
import type { Tile } from "../../monumental.gen";
import { actsAt, bordersOf, marching, onlyAct, routeOf, subjectOf, targetsOf } from "./places";
import { position } from "./testing";

test("acts belong to their tiles, and steps also to where the Explorer stands", () => {
  const { view, acts } = position("open");
  const targets = targetsOf(view, acts);
  expect(targets.asking).toBe(false);
  const deeds = (tile: string) => actsAt(targets, tile).here.map(({ choice }) => choice.do);
  expect(deeds("a2")).toEqual(["conquer"]);
  expect(deeds("b4")).toEqual(["conquer", "explore"]);
  expect(deeds("e3")).toEqual(["move"]);
  expect(actsAt(targets, "c3").out).toHaveLength(6);
  expect(actsAt(targets, "d5").out).toHaveLength(2);
  expect(actsAt(targets, "c1")).toEqual({ here: [], out: [] });
  expect(onlyAct(targets, "a2")).toBeNull();
});

test("a question about tiles is known as one, and says what it is about", () => {
  const { view, acts } = position("asked");
  const targets = targetsOf(view, acts);
  expect(targets.asking).toBe(true);
  expect(onlyAct(targets, "d2")?.choice).toMatchObject({ do: "to", tile: "d2" });
  expect(onlyAct(targets, "a2")).toBeNull();
  expect(subjectOf(view)).toBe("e3");
  expect(targetsOf(view, []).asking).toBe(false);
});

test("an Explorer collects where it stands, and a Monster is defeated where it is", () => {
  const { view, acts } = position("open");
  const [any] = acts;
  if (!any) throw new Error("there are acts");
  const cost = { production: 0, science: 0, military: 3, any: 0, gold: 0, culture: 0 };
  const collect = { ...any, choice: { do: "collect", explorer: 2, pick: 0 } as const };
  const defeat = { ...any, choice: { do: "defeat", cost, gold: 0, explorer: 1, monster: "roc", pick: 1 } as const };
  const targets = targetsOf(view, [collect, defeat]);
  expect(actsAt(targets, "d5").here).toEqual([collect]);
  expect(actsAt(targets, "b2").here).toEqual([defeat]);
  expect(actsAt(targets, "c3").out).toEqual([defeat]);
});

test("a choice knows where it leads, and the other tile where it sets out", () => {
  const { view } = position("open");
  const cost = { production: 0, science: 0, military: 3, any: 0, gold: 0, culture: 0 };
  const from = position("asked").view; // a Unit of e3 is to be brought somewhere
  const units = { ...view, question: { ...view.question, kind: "units", about: { tile: "b4" } } } as typeof view;
  expect(routeOf(view, { do: "explore", cost, gold: 0, explorer: 2, tile: "d4" })).toEqual({ goal: "d4", start: "d5" });
  expect(routeOf(view, { do: "collect", explorer: 2 })).toEqual({ goal: "d5", start: null });
  expect(routeOf(view, { do: "move", cost, gold: 0, tile: "e3", figure: "soldier" })).toEqual({
    goal: null,
    start: "e3",
  });
  expect(routeOf(from, { do: "to", tile: "d2" })).toEqual({ goal: "d2", start: "e3" });
  expect(routeOf(units, { do: "march", tile: "e3", figure: "soldier" })).toEqual({ goal: "b4", start: "e3" });
  expect(routeOf(view, { do: "end" })).toEqual({ goal: null, start: null });
});

test("a border is where the owner changes", () => {
  const tile = (name: string, q: number, owner: number | null) => ({ name, q, r: 0, owner }) as Tile;
  const borders = bordersOf([tile("a", 0, 0), tile("b", 1, 0), tile("c", 2, 1), tile("d", 3, null)]);
  expect(borders.get("a")).toEqual([false, true, true, true, true, true]);
  expect(borders.get("b")).toEqual([true, true, true, false, true, true]);
  expect(borders.get("c")).toEqual([true, true, true, true, true, true]);
  expect(borders.has("d")).toBe(false);
});

test("who marches is counted by tile", () => {
  const march = [
    { tile: "a1", figure: "soldier" },
    { tile: "a1", figure: "soldier" },
    { tile: "b1", figure: "warlord" },
    { tile: "a1", figure: "hero" },
  ] as const;
  expect(marching({ tile: "c1", why: null, march: [...march] })).toEqual([
    { tile: "a1", soldiers: 2, warlord: false, hero: true },
    { tile: "b1", soldiers: 0, warlord: true, hero: false },
  ]);
  expect(marching(undefined)).toEqual([]);
});
