import type { FluentBundle } from "@fluent/bundle";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../languages";
import type { Choice } from "../monolyth.gen";
import type { ChoiceGroup, SeatInfo } from "../protocol.gen";
import { grouped, readColumns } from "../table/choices";
import { BundleProvider, makeBundle, type Say, say } from "../words";
import burn from "./fixtures/burn.json";
import discard from "./fixtures/discard.json";
import over from "./fixtures/over.json";
import soloOver from "./fixtures/solo-over.json";
import two from "./fixtures/two.json";
import MonolythTable from "./MonolythTable";
import type { MonolythEvent, MonolythView, Tried } from "./types";
import type { TableProps } from "./usePlay";
import { eventsOf } from "./useShown";
import { eventSentence } from "./words";

const FILES = import.meta.glob<string>(
  "../../../src/cairn/locales/*/{common,monolyth,monolyth-web,monolyth-preview,opponents,table-more}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function speak(language: string): FluentBundle {
  const texts = Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
  return makeBundle(language, texts);
}

const names = ["Ana", "Bo", "Chidi", "Dalia"];

interface Fixture {
  view: unknown;
  told: unknown[];
  at: number[];
  choices: unknown[];
  turn: number | null;
  placements: unknown;
}

/** The choice of a fixture that was played. */
function played(fixture: Fixture, onMove: ReturnType<typeof vi.fn>): Choice | undefined {
  expect(onMove).toHaveBeenCalledTimes(1);
  return readColumns<Choice>(fixture.choices as ChoiceGroup[], new Set(["cells"]))[onMove.mock.calls[0]?.[0]];
}

function table(fixture: Fixture, change: Partial<TableProps> = {}, language = "en") {
  const view = fixture.view as MonolythView;
  const onMove = vi.fn();
  const placements = fixture.placements as Record<string, Tried>;
  const props: TableProps = {
    view,
    told: fixture.told as TableProps["told"],
    at: fixture.at as [number, number],
    choices: fixture.choices as ChoiceGroup[],
    turn: fixture.turn,
    you: [fixture.turn ?? 0],
    id: null,
    log: [],
    seats: view.seats.map((_, seat): SeatInfo => {
      return {
        seat,
        kind: "person",
        name: names[seat] ?? "",
        bot: null,
        standIn: false,
        host: false,
        here: true,
        agreed: true,
        playsAs: null,
        hints: 0,
      };
    }),
    running: fixture.turn !== null,
    undo: false,
    reducedMotion: true,
    onMove,
    onUndo: vi.fn(),
    ask: (async (_: string, { seat, shape }: { seat: number; shape: string }) => {
      const answer = placements[`${seat} ${shape}`];
      if (!answer) throw new Error("not recorded");
      return answer;
    }) as TableProps["ask"],
    ...change,
  };
  const shown = render(
    <BundleProvider bundle={speak(language)}>
      <MonolythTable {...props} />
    </BundleProvider>,
  );
  return { onMove, props, ...shown };
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

afterEach(cleanup);

describe("playing with the keyboard", () => {
  it("places a stone from the plan: pick, walk, Enter, Enter", () => {
    const { onMove } = table(two);
    press("1");
    fireEvent.click(screen.getByRole("radio", { name: "Plan" }));
    const cells = screen.getAllByRole("gridcell");
    expect(cells).toHaveLength(16);
    fireEvent.keyDown(cells[0] as Element, { key: "ArrowRight" });
    fireEvent.keyDown(cells[1] as Element, { key: "ArrowDown" });
    fireEvent.keyDown(cells[5] as Element, { key: "Enter" });
    expect(played(two, onMove)).toMatchObject({ do: "place", steps: 1 });
  });

  it("places with the short way too, and only what was offered", () => {
    const { onMove } = table(two);
    press("2");
    press("r");
    press("f");
    press("n");
    press("Enter");
    expect(played(two, onMove)).toMatchObject({ do: "place", steps: 2 });
  });

  it("swaps for one cube, and cancels", () => {
    const { onMove } = table(two);
    press("1");
    press("Escape");
    press("Enter");
    expect(onMove).not.toHaveBeenCalled();
    press("1");
    press("x");
    press("Enter");
    expect(played(two, onMove)).toMatchObject({ do: "swap", steps: 1 });
  });

  it("makes a prophecy", () => {
    const { onMove } = table(two);
    press("p");
    fireEvent.click(screen.getByRole("button", { name: "8" }));
    // Both the chip at the tower and the button in the sheet choose the wall.
    const [wall] = screen.getAllByRole("button", { name: "South wall, black. Has 3, could still reach 16." });
    fireEvent.click(wall as Element);
    press("Enter");
    expect(played(two, onMove)).toMatchObject({ do: "prophecy", value: 8, side: "S" });
  });

  it("takes the stone that nothing can be done with", () => {
    const { onMove } = table(discard);
    press("3");
    press("Enter");
    expect(played(discard, onMove)).toMatchObject({ do: "discard", steps: 3 });
  });

  it("gives up a token", () => {
    const { onMove } = table(burn);
    fireEvent.click(screen.getByRole("button", { name: "7" }));
    fireEvent.click(screen.getByRole("button", { name: "Give up 7" }));
    expect(played(burn, onMove)).toMatchObject({ do: "burn", value: 7 });
  });
});

describe("the drawing of a tower", () => {
  const ghost = () => document.querySelectorAll("[data-part=tower] [data-part=ghost] polygon");

  it("shows the stone in hand where it would lie, over everything", () => {
    table(two);
    expect(ghost()).toHaveLength(0);
    press("1");
    expect(ghost().length).toBeGreaterThanOrEqual(3);
    press("Escape");
    expect(ghost()).toHaveLength(0);
  });

  it("shows the stone of a hint", () => {
    const slot = document.body.appendChild(document.createElement("div"));
    const advice = [{ pick: 0, move: "", next: null, points: 60, win: 0.5, reasons: [] }];
    const hint = { may: true, thinking: false, advice, fault: null, slot, ask: vi.fn(), close: vi.fn() };
    table(two, { hint });
    expect(ghost().length).toBeGreaterThanOrEqual(3);
    expect(document.querySelector("[data-hinted]")).toBeTruthy();
    slot.remove();
  });
});

describe("looking without acting", () => {
  it("says that a game is over that was given up, and shows nobody on turn", () => {
    const onTurn = () => screen.getByRole("list", { name: say(speak("en"), "mono-others") }).querySelector("i");
    const waiting = { id: "1", you: [1], choices: [] };
    table(two, waiting);
    expect(screen.queryByText("The game is over.")).toBeNull();
    expect(onTurn()).not.toBeNull();
    cleanup();
    table(two, { ...waiting, running: false });
    expect(screen.getByText("The game is over.")).toBeTruthy();
    expect(onTurn()).toBeNull();
  });

  it("shows in a replay what would have been better: the stone that is meant, where it would lie, on the tower of whoever chooses", () => {
    const looking = { you: [], choices: [], readOnly: true, running: false, follow: 0 };
    const { container } = table(two, looking);
    const tower = container.querySelector('[data-part="tower"]');
    const faces = '[data-part="picture"] [data-part="ghost"] polygon';
    expect(tower?.getAttribute("aria-label")).toContain("Ana");
    expect(tower?.querySelector(faces)).toBeNull();
    cleanup();
    const better = grouped({ do: "place", steps: 1, shape: "O4", cells: ["b3/1", "b3/2", "c3/1", "c3/2"] });
    const shown = table(two, { ...looking, better });
    expect(shown.container.querySelectorAll(faces)).toHaveLength(8); // of four cubes side by side: above, south, east
    expect(shown.container.querySelector('[data-part="held"]')).toBeNull();
    expect(shown.container.querySelectorAll('[data-part="stone"]')).toHaveLength(4);
    expect(shown.container.querySelectorAll('[data-part="stone"][aria-pressed="true"]')).toHaveLength(1);
    expect(shown.container.querySelector('[data-part="stone"] small svg')).toBeNull();
    press("Enter");
    expect(shown.onMove).not.toHaveBeenCalled();
  });

  it("tries a stone while another is on turn", async () => {
    const { onMove } = table(two, { you: [1], choices: [] });
    fireEvent.click(screen.getByRole("tab", { name: "Ring" }));
    fireEvent.click(screen.getAllByRole("button", { name: /^Site/ })[0] as Element);
    await waitFor(() => expect(screen.getByText("Just a try: it is not your turn.")).toBeTruthy());
    press("Enter");
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Place" })).toBeNull();
  });

  it("sends nothing when it is read-only", () => {
    const { onMove } = table(two, { readOnly: true });
    press("1");
    press("Enter");
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe("the end", () => {
  it("names the winner", () => {
    table(over);
    expect(screen.getByText("You win by 68 points.")).toBeTruthy();
  });

  it("tells when all is counted, offers what comes next, and closes by Escape", () => {
    const onTold = vi.fn();
    table(over, { onTold, after: <button type="button">Again</button> });
    expect(onTold).toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Again" })).toBeTruthy();
    fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("button", { name: "Again" })).toBeNull();
  });

  it("names its columns", () => {
    table(over);
    const [heads] = screen.getAllByText("Cubes");
    expect(heads?.parentElement?.textContent).toBe("CubesPoints");
  });

  it("names the rank of a solo game", () => {
    table(soloOver);
    expect(screen.getByText(/\d+ points: /)).toBeTruthy();
  });
});

describe("words", () => {
  it.each(Object.keys(LANGUAGES))(
    "are complete in %s",
    (language) => {
      for (const fixture of [two, burn, discard, over, soloOver]) {
        const { container } = table(fixture, {}, language);
        if (fixture.turn !== null) press("1");
        for (const tab of screen.getAllByRole("tab")) fireEvent.click(tab);
        const labels = [...container.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label"));
        const said = `${container.textContent} ${labels.join(" ")}`;
        expect(said).not.toMatch(/mono-|monolyth-|\{|⟨/);
        cleanup();
      }
      // Every picture of every tab is drawn anew: slow on a busy machine.
    },
    30_000,
  );

  it("tell every kind of event, to you or by name", () => {
    const bundle = speak("en");
    const t: Say = (id, values) => say(bundle, id, values);
    const moved: MonolythEvent = { kind: "moved", seat: 0, from: 0, to: 2, steps: 2 };
    expect(eventSentence(t, moved, names)).toBe("Ana moves the crystal 2 sites.");
    expect(eventSentence(t, moved, names, [0])).toBe("You move the crystal 2 sites.");
    expect(eventSentence(t, moved, names, [0, 1])).toBe("Ana moves the crystal 2 sites.");
    for (const event of eventsOf([...two.told, ...over.told], 0))
      expect(eventSentence(t, event, names)).not.toMatch(/monolyth-event|\{/);
  });
});

describe("the others", () => {
  it("are told of with how near they are to the end", () => {
    const [own, other] = two.view.seats;
    if (!own || !other) throw new Error("the fixture has two seats");
    const near = { ...other, levels: 3, danger: { level: 2, ends: true } };
    table({ ...two, view: { ...two.view, seats: [own, near] } });
    const card = screen.getByRole("list", { name: /^Other / }).querySelector("button");
    expect(card?.getAttribute("aria-label")).toContain("Could end the game next turn. Level 4 of 4: 2 cubes missing.");
  });

  it("guests get no tabs to play", () => {
    table(two, { you: [], readOnly: true });
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Walls", "Ring", "Lid"]);
  });
});
