import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice, CrossAnswer, Space, View } from "../../monumental.gen";
import { BundleProvider, makeBundle } from "../../words";
import { GivenContent, makeContent } from "../content";
import type { Act } from "../say";
import { City } from "./City";
import { slotOf } from "./layout";

const FILES = import.meta.glob<string>("../../../../src/cairn/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

const card = {
  civilization: null,
  deck: "common",
  count: 3,
  price: [],
  alternative: false,
  effect: "",
  origin: "rulebook",
};
const content = makeContent({
  civilizations: [{ id: "china", name: "China" }],
  cards: [
    {
      ...card,
      id: "fort",
      name: "Fort",
      kind: "building",
      effects: [],
      text: ["Yield: 1 Military."],
      icons: { effect: [[["gives", "military", 1]]] },
    },
    {
      ...card,
      id: "scouting",
      name: "Scouting",
      kind: "knowledge",
      effects: ["Once per turn: move an Explorer 1 step."],
      text: ["Once per turn: move an Explorer 1 step."],
      icons: { effect: [[["once"], ["move-explorer", 1]]] },
    },
  ],
});

const REST: Space = { card: "fort", knowledge: null, active: false, stays: false };

function position(change: Partial<Space>, question: unknown): View {
  const first = { ...REST, ...change };
  const city = [
    [first, REST, REST],
    [REST, REST, REST],
    [REST, REST, REST],
  ];
  const player = {
    civilization: "china",
    automa: false,
    city,
    lands: change.active ? [1] : [],
    deck: { size: 1, top: [], rest: { fort: 1 } },
    discard: { fort: 2 },
    archive: {},
    wonder: null,
  };
  return { seats: [player], question } as unknown as View;
}

const CROSSES: CrossAnswer[] = [1, 2, 3].flatMap((row) =>
  [1, 2, 3].map((column) => ({
    row,
    column,
    slots: [1, 2, 3].flatMap((n) => [slotOf(row, n), slotOf(n, column)]),
    yields: { production: 0, science: 0, military: row + column, gold: 0, culture: 0 },
    effects: [{ what: "card" as const, id: "scouting", slot: 1, effect: 1 }],
    acquire: ["fort"],
    complete: false,
  })),
);

function acts(...choices: Choice[]): Act[] {
  return choices.map((choice, pick) => ({
    choice: { ...choice, pick },
    pick,
    label: `${choice.do} ${pick}`,
    note: "",
    group: "other",
  }));
}

function show(view: View, given: Act[], crosses: CrossAnswer[] | null, advised: Choice | null = null) {
  const [onAct, onCross] = [vi.fn(), vi.fn()];
  render(
    <BundleProvider bundle={bundle}>
      <GivenContent content={content}>
        <City
          view={view}
          seat={0}
          own
          crosses={crosses}
          acts={given}
          onAct={onAct}
          onCross={onCross}
          cross={null}
          advised={advised}
        />
      </GivenContent>
    </BundleProvider>,
  );
  return { onAct, onCross };
}

afterEach(cleanup);

test("nine pairs are compared; one is chosen, looked at and activated", () => {
  const rows = acts({ do: "row", row: 1 }, { do: "row", row: 2 }, { do: "row", row: 3 });
  const { onCross } = show(position({}, { kind: "row", about: {} }), rows, CROSSES);
  expect(screen.getAllByRole("radio")).toHaveLength(9);
  expect(screen.queryByRole("button", { name: /^Activate/ })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Row 2, column 3: 5 Military, 1 effect, 1 card within reach" }));
  expect(within(screen.getByRole("status")).getByText(/Within reach/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Activate row 2 and column 3/ }));
  expect(onCross).toHaveBeenCalledWith(2, 3);
});

test("while others play the pairs can be looked at, not activated", () => {
  show(position({}, null), [], CROSSES);
  fireEvent.click(screen.getByRole("radio", { name: /^Row 1, column 1/ }));
  expect(screen.getByRole("status").textContent).toContain("Row 1, column 1");
  expect(screen.queryByRole("button", { name: /^Activate/ })).toBeNull();
});

test("an active space says so, what is not used yet, and where the next card comes; sums are gone", () => {
  const view = position({ active: true, knowledge: "scouting", effects: [], knowledge_effects: [1] }, null);
  show(view, [], CROSSES);
  expect(screen.queryByRole("radio")).toBeNull();
  const label = "Space 1, Fort, below it Scouting, active, 1 effect not used yet, next card number 1 comes here";
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
});

test("acts lie at their spaces", () => {
  const given = acts({ do: "archive", card: "fort", slot: 4 }, { do: "stop" });
  const { onAct } = show(position({}, { kind: "archive", about: {} }), given, null);
  fireEvent.click(screen.getByRole("button", { name: "archive 0" }));
  expect(onAct).toHaveBeenCalledWith(0);
});

test("the own discard pile can be read, an empty pile cannot", () => {
  show(position({}, null), [], null);
  expect(screen.getByRole("button", { name: "Archived: 0 cards" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Discard pile: 2 cards" }));
  expect(screen.getByRole("button", { name: "Fort, 2", hidden: true })).toBeTruthy();
});

test("nothing is compared while something else is asked", () => {
  const capital: Choice[] = ["a3", "f3"].map((tile, pick) => ({ do: "pick", pick, tile }) as unknown as Choice);
  show(position({}, { kind: "capital", about: {} }), acts(...capital), CROSSES);
  expect(screen.queryAllByRole("radio")).toHaveLength(0);
  cleanup();
  show(position({}, null), [], CROSSES); // somebody else is on turn
  expect(screen.getAllByRole("radio")).toHaveLength(9);
});

test("what sums are is explained until a hint shows some; a pair can be looked at all the same", () => {
  const rows = acts({ do: "row", row: 1 }, { do: "row", row: 2 }, { do: "row", row: 3 });
  const view = position({}, { kind: "row", about: {} });
  show(view, rows, CROSSES);
  expect(screen.queryByText(/^Each sum/)).not.toBeNull();
  cleanup();
  show(view, rows, CROSSES, { do: "row", row: 3 });
  expect(screen.queryByText(/^Each sum/)).toBeNull();
  expect(document.querySelectorAll("[data-advised]")).toHaveLength(3);
  fireEvent.click(screen.getByRole("radio", { name: /^Row 3, column 1/ }));
  expect(screen.getByRole("button", { name: /^Activate row 3 and column 1/ })).toBeTruthy();
});
