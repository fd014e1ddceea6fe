import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Event, View } from "../../monumental.gen";
import { motionsOf, useMotions } from "./motion";
import { position } from "./testing";

const { view, told } = position("asked");
const step = (...events: Event[]) => [
  { n: 1, seat: 0, move: null, events: events as unknown as Record<string, unknown>[] },
];

test("Units march, the tile changes hands, Explorers step", () => {
  const motions = motionsOf(told, null, view);
  const flash = motions.find(({ sign }) => sign === null);
  expect(motions.filter(({ sign, from }) => sign && sign !== "explorer" && from)).toHaveLength(5);
  expect(flash?.land).toBe(view.seats[0]?.civilization);
  expect(motions.at(-1)).toMatchObject({ sign: "explorer" });
  expect(motions.map(({ delay }) => delay)).toEqual([...motions.map(({ delay }) => delay)].sort((a, b) => a - b));
  expect(new Set(motions.map(({ id }) => id)).size).toBe(motions.length);
});

test("a Monster walks from where it was seen last", () => {
  const before: View = { ...view, monsters: [{ id: "roc", tile: "a2", timer: 1, attacks: 0, hoard: 0 }] };
  const walks = step({ kind: "walked", monster: "roc", tile: "b2" }, { kind: "walked", monster: "roc", tile: "b3" });
  expect(motionsOf(walks, before, view).map(({ from, tile }) => [from, tile])).toEqual([
    ["a2", "b2"],
    ["b2", "b3"],
  ]);
});

test("Units go home to their Capital, and what is not on the map does not move", () => {
  const home = step({ kind: "home", seat: 0, from: "d2", figure: "soldier", count: 2 }, { kind: "shuffled", seat: 0 });
  expect(motionsOf(home, null, view)).toMatchObject([{ from: "d2", tile: "e3", sign: "soldier" }]);
});

test("however much happens, it is soon over", () => {
  const many = Array.from({ length: 100 }, (): Event => ({ kind: "conquered", seat: 0, tile: "b2", from: null }));
  expect(Math.max(...motionsOf(step(...many), null, view).map(({ delay }) => delay))).toBeLessThan(1700);
});

test("what happens is seen once, then it is over; nothing moves for those who want it still", () => {
  vi.useFakeTimers();
  const hook = renderHook(({ steps, still }) => useMotions(steps, view, still), {
    initialProps: { steps: told, still: false },
  });
  expect(hook.result.current).toEqual([]); // it was told before the map was there
  const fresh = step({ kind: "conquered", seat: 0, tile: "b2", from: null });
  hook.rerender({ steps: fresh, still: false });
  expect(hook.result.current).toHaveLength(1);
  hook.rerender({ steps: fresh, still: false });
  act(() => vi.runAllTimers());
  expect(hook.result.current).toEqual([]);
  hook.rerender({ steps: [...fresh], still: true });
  expect(hook.result.current).toEqual([]);
  vi.useRealTimers();
});
