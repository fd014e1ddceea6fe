import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useAlone } from "./useAlone";

function screen(first: { shared: boolean; secret: boolean; own: number }) {
  const hook = renderHook((now) => useAlone(now.shared, now.secret, now.own), { initialProps: first });
  return {
    now: (own: number, secret: boolean, shared = true) => hook.rerender({ shared, secret, own }),
    hidden: () => hook.result.current.hidden,
    take: () => act(() => hook.result.current.take()),
  };
}

test("what is secret waits until whoever is on turn takes the screen, and stays open for them", () => {
  const { now, hidden, take } = screen({ shared: true, secret: true, own: 0 });
  expect(hidden()).toBe(true);
  take();
  now(0, true);
  expect(hidden()).toBe(false);
  now(1, true);
  expect(hidden()).toBe(true);
  now(0, true); // taken back: it is not uncovered by itself
  expect(hidden()).toBe(true);
});

test("a secret that comes up while all look on is hidden first", () => {
  const { now, hidden, take } = screen({ shared: true, secret: false, own: 0 });
  expect(hidden()).toBe(false);
  now(0, true);
  expect(hidden()).toBe(true);
  take();
  expect(hidden()).toBe(false);
  now(0, false);
  now(0, true);
  expect(hidden()).toBe(true);
});

test("whoever has a screen of their own is never asked", () => {
  const { now, hidden } = screen({ shared: false, secret: true, own: 0 });
  expect(hidden()).toBe(false);
  now(1, true, false);
  expect(hidden()).toBe(false);
});
