import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Event, View } from "../../monumental.gen";
import { Shown } from "../map/testing";
import type { Deed, Turn } from "../turns";
import { AutomaTurn } from "./AutomaTurn";
import { FOLDED } from "./acts";

const view = {
  seats: [{ civilization: "egypt" }, { civilization: "japan" }],
  options: { continuous: false },
  automa: { seat: 1, waiting: [] },
} as unknown as View;
const deeds: Deed[] = [
  { n: 7, seat: 1, head: "automa", events: [{ kind: "automa", seat: 1, card: "one" } as Event] },
  { n: 8, seat: 1, head: "conquered", events: [{ kind: "conquered", seat: 1, tile: "a3", from: null }] },
];
const turn: Turn = { n: 7, seat: 1, round: 2, era: null, over: true, upkeep: [], deeds };

function shown(over: boolean, onClose: () => void) {
  const props = { view, people: ["Ana", "Automa"], you: [0], small: true, reducedMotion: true, onClose };
  return (
    <Shown>
      <AutomaTurn {...props} turn={{ ...turn, over }} />
    </Shown>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("folded, it says in a line what the Automa has done, and goes after some seconds", async () => {
  vi.useFakeTimers();
  const closed = vi.fn();
  const { rerender } = render(shown(false, closed));
  expect(screen.getByRole("heading").textContent).toContain("Automa plays its cards");
  await act(() => vi.advanceTimersByTimeAsync(2 * FOLDED));
  expect(closed).not.toHaveBeenCalled();
  rerender(shown(true, closed));
  expect(screen.getByRole("heading").textContent).toBe("Automa has played 1 card · Automa conquers a3.");
  await act(() => vi.advanceTimersByTimeAsync(FOLDED + 10));
  expect(closed).toHaveBeenCalledTimes(1);
});
