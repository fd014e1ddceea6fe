import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../api";
import type { AnalysisState, Depth, Table, TurningPoint } from "../../protocol.gen";
import { BundleProvider, makeBundle } from "../../words";
import AnalysisPanel from "./AnalysisPanel";
import type { Opened } from "./Turning";

const FILES = import.meta.glob<string>("../../../../src/cairn/locales/en/{analysis,opponents,web,common}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

const end = { n: 2, turn: 1, seat: 0, points: [3, 4], win: [0.4, 0.6] };
const analysis = { by: "obsidian", alone: false, steps: [end], end, judged: 1, turning: [] as TurningPoint[] };

/** Two choices that cost: the second one more, as it is shown, though less by a hair before it is rounded. */
const TURNING = [
  { n: 3, seat: 0, turn: 1, got: 0.166, kept: 0.3832, lost: 0.2172, choice: {}, best: {} },
  { n: 7, seat: 1, turn: 2, got: 0.1649, kept: 0.3816, lost: 0.2167, choice: {}, best: {} },
].map((point) => ({
  ...point,
  reasons: [
    { kind: "wonders", points: 2.14, about: {} },
    { kind: "tempo", points: 0.01, about: {} },
  ],
})) as TurningPoint[];
type Told = Partial<Record<Depth, AnalysisState["status"]>>;

function state(depth: Depth, status: AnalysisState["status"] = "none"): AnalysisState {
  const done = status === "done";
  return { status, depth, done: done ? 1000 : 310, total: 1000, ...(done ? { analysis } : {}) } as AnalysisState;
}

const moved = vi.fn();

/** As a replay holds it: what is unfolded, and the moment that is shown. */
function Beside({ table, n }: { table: Table; n: number }) {
  const [at, setAt] = useState(n);
  const [opened, setOpened] = useState<Opened | null>(null);
  const move = (to: number) => {
    moved(to);
    setAt(to);
  };
  const shown = (wish: Opened) => {
    setOpened(wish);
    move(wish.point.n);
  };
  return (
    <AnalysisPanel table={table} n={at} length={9} opened={opened} onMove={move} onOpen={setOpened} onShow={shown} />
  );
}

/** The panel beside a game of which there is so much. */
function show(told: Told, turning: TurningPoint[] = [], n = 0) {
  analysis.turning = turning;
  moved.mockClear();
  vi.spyOn(api, "step").mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(api, "analysis").mockImplementation(async (_, depth) => state(depth, told[depth]));
  vi.spyOn(api, "analyse").mockImplementation(async (_, depth) => state(depth, "waiting"));
  const table = { id: "t", game: "nim", setup: {}, seats: [], players: 2, you: [] } as unknown as Table;
  render(
    <BundleProvider bundle={bundle}>
      <Beside table={table} n={n} />
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
  const told = await screen.findByText("Waiting for its turn…");
  expect(screen.getByRole("slider").compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(deeper()).toBeNull();
  expect(document.activeElement?.contains(told)).toBe(true);
});

test("what is asked for says so before the server has answered", async () => {
  show({});
  vi.spyOn(api, "analyse").mockImplementation(() => new Promise(() => undefined));
  fireEvent.click(await screen.findByRole("button", { name: "Analyze the game" }));
  screen.getByText("Waiting for its turn…");
  expect(screen.queryByRole("button", { name: "Analyze the game" })).toBeNull();
});

test("a turning point that is opened shows its moment, and what it says adds up", async () => {
  show({ quick: "done" }, TURNING);
  const heads = await screen.findAllByRole("button", { name: /^Turn/, expanded: false });
  expect(heads.map((head) => head.textContent)).toEqual([
    expect.stringMatching(/^Turn 2, .*−22\spp.*cost 22 percentage points of the chance to win$/),
    expect.stringMatching(/^Turn 1, .*−21\spp.*cost 21 percentage points of the chance to win$/),
  ]);
  fireEvent.click(heads[1] as HTMLElement);
  expect(moved).toHaveBeenLastCalledWith(3);
  const better = screen.getByRole("button", { name: /^Better 38%/, pressed: true });
  const played = screen.getByRole("button", { name: /^Played 17%/, pressed: false });
  fireEvent.click(played);
  expect([better, played].map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect(screen.getByRole("list", { name: "Because of" }).textContent).toBe("Wonders: +2.1");
  screen.getByRole("button", { name: "Play on from turn 1" });
});

test("whoever comes to a turning point finds it unfolded, and elsewhere none", async () => {
  show({ quick: "done" }, TURNING, 7);
  await screen.findByRole("button", { name: /^Turn 2/, expanded: true });
  cleanup();
  show({ quick: "done" }, TURNING, 5);
  await screen.findAllByRole("button", { name: /^Turn/, expanded: false });
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();
});

test.each([
  ["running", "Looking through the game: 31%", null],
  ["stopped", "The analysis was interrupted. It goes on from where it stopped.", "Go on"],
  ["failed", "The analysis failed. Try again; if it fails once more, the server’s log says why.", "Try again"],
] as const)("a closer look that is %s says so in place of the button", async (status, words, button) => {
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
