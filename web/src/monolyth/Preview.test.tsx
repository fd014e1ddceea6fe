import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../monolyth.gen";
import type { ChoiceGroup, SeatInfo } from "../protocol.gen";
import { readColumns } from "../table/choices";
import { BundleProvider, makeBundle } from "../words";
import discard from "./fixtures/discard.json";
import two from "./fixtures/two.json";
import MonolythTable from "./MonolythTable";
import { structureChange } from "./Preview";
import type { Change, MonolythView, SeatView } from "./types";
import type { TableProps } from "./usePlay";

const FILES = import.meta.glob<string>(
  "../../../src/cairn/locales/en/{common,monolyth,monolyth-web,monolyth-preview}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const ENGLISH = makeBundle("en", Object.values(FILES));

/** What the rules would answer for the first stone in reach: it may lie where that is offered, with these changes. */
function answers(view: MonolythView, groups: ChoiceGroup[], change: Change, reach: object) {
  const choices = readColumns<Choice>(groups, new Set(["cells"]));
  const fits = choices.flatMap((one) =>
    one.do === "place" && one.steps === 1 ? [{ cells: one.cells, ...change }] : [],
  );
  const ask = vi.fn(async (query: string, _about: object): Promise<unknown> => {
    if (query === "placements")
      return {
        shape: "O4",
        poses: [
          {
            pose: [
              [0, 0, 0],
              [0, 1, 0],
              [1, 0, 0],
              [1, 1, 0],
            ],
            fits,
            blocked: [],
          },
        ],
      };
    if (query === "prophecies") return { reach };
    return {
      stones: view.reach.map(({ steps, site }) => ({
        steps,
        site,
        ...view.sites[site],
        fits: steps === 4 ? 0 : 9,
        gain: steps,
        swaps: 3,
        swap_gain: steps === 2 ? 9 : 0,
      })),
    };
  });
  return ask;
}

function table(fixture: { view: unknown; choices: unknown; at: number[] }, change: Change = {}, reach: object = {}) {
  const view = fixture.view as MonolythView;
  const choices = fixture.choices as ChoiceGroup[];
  const ask = answers(view, choices, change, reach);
  const seat: SeatInfo = {
    seat: 0,
    kind: "person",
    name: "Ana",
    bot: null,
    standIn: false,
    host: false,
    here: true,
    agreed: true,
    playsAs: null,
    hints: 0,
  };
  const props: TableProps = {
    view,
    told: [],
    at: fixture.at as [number, number],
    choices,
    turn: 0,
    you: [0],
    id: null,
    log: [],
    seats: view.seats.map((_, i) => ({ ...seat, seat: i })),
    running: true,
    undo: false,
    reducedMotion: true,
    onMove: vi.fn(),
    onUndo: vi.fn(),
    ask: ask as unknown as TableProps["ask"],
  };
  render(
    <BundleProvider bundle={ENGLISH}>
      <MonolythTable {...props} />
    </BundleProvider>,
  );
  return ask;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const own = two.view.seats[0] as unknown as SeatView;
const view = two.view as unknown as MonolythView;

afterEach(cleanup);

describe("a stone in hand", () => {
  const change: Change = {
    walls: { S: 5, W: 9 },
    lost: ["E"],
    levels: [{ level: 2, points: 7 }],
    structure: { done: false, missing: null },
    gain: 7,
  };

  it("shows everything it would change, in words and signs, warnings first", async () => {
    table(two, change);
    press("1");
    const list = await screen.findByRole("list", { name: "What the stone would change" });
    const shown = within(list)
      .getAllByRole("listitem")
      .map((one) => one.textContent);
    expect(shown).toEqual([
      "+7 points",
      "The structure would be lost",
      "Prophecy 0 out of reach (East)",
      "Completes level 2: +7",
      "South 3 → 5",
      "West 6 → 9",
    ]);
    expect(screen.getAllByText(/the structure is lost/)).not.toHaveLength(0);
    const heard = screen
      .getAllByRole("status")
      .map((one) => one.textContent)
      .join(" ");
    expect(heard).toContain("+7 points. The structure would be lost.");
    expect(heard).toContain("South wall: 5 instead of 3.");
    fireEvent.click(screen.getByRole("radio", { name: "Walls" }));
    expect(screen.getByRole("listitem", { name: /^South wall/ }).textContent).toContain("3 → 5");
    fireEvent.click(screen.getByRole("radio", { name: "Plan" }));
    expect(document.querySelector("[data-part=edge][data-side=S]")?.textContent).toContain("3 → 5");
  });

  it("is asked about once, however often one points elsewhere", async () => {
    const ask = table(two, change);
    press("1");
    fireEvent.click(screen.getByRole("radio", { name: "Plan" }));
    await screen.findByRole("list", { name: "What the stone would change" });
    const asked = ask.mock.calls.length;
    for (const cell of screen.getAllByRole("gridcell")) fireEvent.pointerEnter(cell, { pointerType: "mouse" });
    press("r");
    press("f");
    expect(ask.mock.calls.length).toBe(asked);
    expect(ask.mock.calls.filter(([query]) => query === "placements").map(([, about]) => about)).toEqual([
      { seat: 0, shape: "O4", colour: "turquoise", site: 5, swap: false },
      { seat: 0, shape: "O4", colour: "turquoise", site: 5, swap: true },
    ]);
  });

  it("says nothing of a structure that is complete, or for which no token is left", () => {
    const after: Change = { structure: { done: false, missing: null } };
    expect(structureChange(view, own, after)).toBe("lost");
    expect(structureChange(view, own, { structure: { done: false, missing: 3 } })).toBe(3);
    expect(structureChange(view, own, { structure: { done: true, missing: 0 } })).toBe("done");
    const done = { ...own, structure: { ...own.structure, done: true } };
    expect(structureChange(view, done, after)).toBeNull();
    const gone = { ...view, tokens: { ...view.tokens, structure: [] } };
    expect(structureChange(gone, own, after)).toBeNull();
  });
});

describe("stones in reach", () => {
  it("carry the most that each can bring, as a sign and in their names", async () => {
    table(two);
    const stones = within(screen.getByRole("list", { name: "Stones within reach" })).getAllByRole("button");
    await waitFor(() => expect(stones[0]?.textContent).toContain("+1"));
    expect(stones.map((one) => one.querySelector("small")?.textContent)).toEqual(["+1", "+9", "+3", "+4"]);
    expect(stones[1]?.getAttribute("aria-label")).toBe("2, orange stone, L, brings up to 9 points now");
  });
});

describe("a prophecy", () => {
  it("that cannot come true warns before it is made", async () => {
    table(two, {}, { N: 9, E: 14, S: 10, W: 12 });
    press("p");
    await screen.findByRole("button", { name: "16: no free wall can reach it" });
    fireEvent.click(screen.getByRole("button", { name: "12" }));
    expect(screen.queryByText(/cannot come true/)).toBeNull();
    const sides = within(screen.getByRole("group", { name: /^On which wall/ }));
    fireEvent.click(sides.getByRole("button", { name: /^South wall, black\. Has 3, could still reach 10/ }));
    expect(screen.getByText("The south wall can reach 10 at most: 12 cannot come true any more.")).toBeTruthy();
    fireEvent.click(sides.getByRole("button", { name: /^East wall/ }));
    expect(screen.queryByText(/cannot come true/)).toBeNull();
    expect(screen.getByRole("button", { name: "Foretell 12: East wall" })).toBeTruthy();
  });

  it("is not offered with a stone to discard where none can be made", () => {
    const only = { ...discard, choices: (discard.choices as ChoiceGroup[]).filter((group) => group.do !== "prophecy") };
    table(only);
    expect(screen.getByText("No stone within reach can be placed. Choose one to discard.")).toBeTruthy();
  });
});
