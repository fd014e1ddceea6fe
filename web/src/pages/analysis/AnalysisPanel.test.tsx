import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../api";
import type { AnalysisState, Depth, Table } from "../../protocol.gen";
import { BundleProvider, makeBundle } from "../../words";
import AnalysisPanel from "./AnalysisPanel";

const FILES = import.meta.glob<string>("../../../../src/cairn/locales/en/{analysis,web,common}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

const end = { n: 2, turn: 1, seat: 0, points: [3, 4], win: [0.4, 0.6] };
const analysis = { by: "obsidian", alone: false, steps: [end], end, judged: 1, turning: [] };
type Told = Partial<Record<Depth, AnalysisState["status"]>>;

function state(depth: Depth, status: AnalysisState["status"] = "none"): AnalysisState {
  const done = status === "done";
  return { status, depth, done: done ? 1000 : 310, total: 1000, ...(done ? { analysis } : {}) } as AnalysisState;
}

/** The panel beside a game of which there is so much. */
function show(told: Told) {
  vi.spyOn(api, "analysis").mockImplementation(async (_, depth) => state(depth, told[depth]));
  vi.spyOn(api, "analyse").mockImplementation(async (_, depth) => state(depth, "waiting"));
  const table = { id: "t", game: "nim", setup: {}, seats: [], players: 2, you: [] } as unknown as Table;
  const nothing = () => undefined;
  render(
    <BundleProvider bundle={bundle}>
      <AnalysisPanel table={table} n={0} length={2} onMove={nothing} onShow={nothing} />
    </BundleProvider>,
  );
}

const deeper = () => screen.queryByRole("button", { name: "Look closer" });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("looking closer keeps the quick look in sight", async () => {
  show({ quick: "done" });
  await screen.findByRole("slider");
  fireEvent.click(screen.getByRole("button", { name: "Look closer" }));
  await screen.findByText("Waiting for its turn…");
  screen.getByRole("slider");
  expect(deeper()).toBeNull();
});

test.each([
  ["running", "Looking through the game: 31%", null],
  ["stopped", "The analysis was interrupted. It goes on from where it stopped.", "Go on"],
  ["failed", "The analysis failed. Try again; if it fails once more, the server’s log says why.", "Try again"],
] as const)("a closer look that is %s says so above the quick one", async (status, words, button) => {
  show({ quick: "done", deep: status });
  await screen.findByText(words);
  screen.getByRole("slider");
  expect(deeper()).toBeNull();
  if (!button) return;
  fireEvent.click(screen.getByRole("button", { name: button }));
  expect(api.analyse).toHaveBeenCalledWith("t", "deep");
  await screen.findByText("Waiting for its turn…");
});

test("a closer look that is done takes the place of the quick one", async () => {
  show({ quick: "done", deep: "done" });
  await screen.findByText("Every choice has been compared with the best.");
  expect(screen.getAllByRole("slider")).toHaveLength(1);
  expect(api.analysis).toHaveBeenCalledTimes(1);
});
