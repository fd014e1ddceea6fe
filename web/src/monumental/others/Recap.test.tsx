import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Event, View } from "../../monumental.gen";
import { BundleProvider, makeBundle } from "../../words";
import { FOLDED } from "../automa/acts";
import { GivenContent, makeContent } from "../content";
import type { Turn } from "../turns";
import { beatOf, Recap } from "./Recap";

const FOLDER = join(__dirname, "../../../../src/cairn/locales/en");
const bundle = makeBundle(
  "en",
  readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), "utf8")),
);
const view = {
  seats: [{ civilization: "egypt" }, { civilization: "japan" }],
  options: { continuous: false },
} as unknown as View;
const conquered = (tile: string): Event => ({ kind: "conquered", seat: 1, tile, from: null });
const turn: Turn = {
  n: 7,
  seat: 1,
  round: 2,
  era: null,
  over: true,
  upkeep: [],
  deeds: ["a1", "a2", "a3"].map((tile, n) => ({ n, seat: 1, head: "conquered", events: [conquered(tile)] })),
};

function recap(reducedMotion: boolean, onClose: () => void = () => undefined, small = false) {
  const props = { view, turns: [turn], people: ["Ana", "Bea"], you: [0], reducedMotion, small, onClose };
  return render(
    <BundleProvider bundle={bundle}>
      <GivenContent content={makeContent({})}>
        <Recap {...props} />
      </GivenContent>
    </BundleProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("deeds come one by one, can be held, and all be shown at once", async () => {
  vi.useFakeTimers();
  recap(false);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(beatOf(3) + 10));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  fireEvent.click(screen.getByText("Pause"));
  await act(() => vi.advanceTimersByTimeAsync(5 * beatOf(3)));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  fireEvent.click(screen.getByText("Show it all"));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("Bea conquers a3.")).toBeTruthy();
});

test("with reduced motion all is there at once", () => {
  const closed = vi.fn();
  recap(true, closed);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByText("Pause")).toBeNull();
  for (const button of screen.getAllByRole("button", { name: "Close" })) fireEvent.click(button);
  expect(closed).toHaveBeenCalledTimes(2);
});

test("folded, it goes after some seconds unless somebody unfolds it", async () => {
  vi.useFakeTimers();
  const closed = vi.fn();
  recap(false, closed, true);
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(FOLDED + 10));
  expect(closed).toHaveBeenCalledTimes(1);
  cleanup();
  recap(false, closed, true);
  fireEvent.click(screen.getByRole("button", { name: "Unfold" }));
  await act(() => vi.advanceTimersByTimeAsync(2 * FOLDED));
  expect(closed).toHaveBeenCalledTimes(1);
});

test("however much was done, it lasts a few seconds", () => {
  expect(beatOf(1)).toBeLessThan(2000);
  expect(40 * beatOf(40)).toBeLessThan(10_000);
});
