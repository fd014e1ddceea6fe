import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization } from "@fluent/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../protocol.gen";
import type { GameTableProps } from "../table/types";
import burn from "./fixtures/burn.json";
import discard from "./fixtures/discard.json";
import over from "./fixtures/over.json";
import soloOver from "./fixtures/solo-over.json";
import two from "./fixtures/two.json";
import MonolythTable from "./MonolythTable";
import type { MonolythView } from "./types";
import { eventSentence } from "./words";

const FILES = import.meta.glob<string>("../../../src/cairn/locales/*/{common,monolyth,monolyth-web}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function speak(language: string): ReactLocalization {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  return new ReactLocalization([bundle]);
}

const names = ["Ana", "Bo", "Chidi", "Dalia"];

interface Fixture {
  view: unknown;
  told: unknown[];
  at: number[];
  choices: string;
  turn: number | null;
}

function table(fixture: Fixture, change: Partial<GameTableProps<MonolythView>> = {}, language = "en") {
  const view = fixture.view as MonolythView;
  const onMove = vi.fn();
  const trials = ("trials" in fixture ? fixture.trials : {}) as Record<string, unknown[]>;
  const props: GameTableProps<MonolythView> = {
    view,
    told: fixture.told as GameTableProps["told"],
    at: fixture.at as [number, number],
    choices: fixture.choices ? fixture.choices.split("; ") : [],
    turn: fixture.turn,
    you: [fixture.turn ?? 0],
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
      };
    }),
    running: fixture.turn !== null,
    undo: false,
    reducedMotion: true,
    onMove,
    onUndo: vi.fn(),
    trial: (seat, shape) => {
      const answer = trials[`${seat} ${shape}`];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error("no trial"));
    },
    ...change,
  };
  const shown = render(
    <LocalizationProvider l10n={speak(language)}>
      <MonolythTable {...props} />
    </LocalizationProvider>,
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
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(two.choices.split("; ")).toContain(onMove.mock.calls[0]?.[0]);
  });

  it("places with the short way too, and only what was offered", () => {
    const { onMove } = table(two);
    press("2");
    press("r");
    press("f");
    press("n");
    press("Enter");
    expect(two.choices.split("; ")).toContain(onMove.mock.calls[0]?.[0]);
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
    expect(onMove.mock.calls[0]?.[0]).toMatch(/^1 swap /);
  });

  it("makes a prophecy", () => {
    const { onMove } = table(two);
    press("p");
    fireEvent.click(screen.getByRole("button", { name: "8" }));
    // Both the chip at the tower and the button in the sheet choose the wall.
    const [wall] = screen.getAllByRole("button", { name: "South wall, black. Has 3, could still reach 16." });
    fireEvent.click(wall as Element);
    press("Enter");
    expect(onMove).toHaveBeenCalledWith("prophecy 8 S");
  });

  it("takes the stone that nothing can be done with", () => {
    const { onMove } = table(discard);
    press("3");
    press("Enter");
    expect(onMove).toHaveBeenCalledWith("3 discard");
  });

  it("gives up a token", () => {
    const { onMove } = table(burn);
    fireEvent.click(screen.getByRole("button", { name: "7" }));
    fireEvent.click(screen.getByRole("button", { name: "Give up 7" }));
    expect(onMove).toHaveBeenCalledWith("burn 7");
  });
});

describe("looking without acting", () => {
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

  it("names the rank of a solo game", () => {
    table(soloOver);
    expect(screen.getByText(/Skill Level · \d+: /)).toBeTruthy();
  });
});

describe("words", () => {
  it.each(["en", "de", "es", "fr"])(
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
    const l10n = speak("en");
    const moved = { kind: "moved", seat: 0, from: 0, to: 2, steps: 2 };
    expect(eventSentence(moved, names, l10n)).toBe("Ana moves the crystal 2 sites.");
    expect(eventSentence(moved, names, l10n, [0])).toBe("You move the crystal 2 sites.");
    expect(eventSentence(moved, names, l10n, [0, 1])).toBe("Ana moves the crystal 2 sites.");
    const steps = [...two.told, ...over.told] as { events: Record<string, unknown>[] }[];
    for (const event of steps.flatMap((step) => step.events))
      expect(eventSentence(event, names, l10n)).not.toMatch(/monolyth-event|\{/);
  });
});
