import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice, View } from "../monumental.gen";
import { ReadingProvider } from "./cards/reading";
import { Holdings } from "./Holdings";
import { position, Shown } from "./map/testing";

afterEach(cleanup);

/** The names of the chips that are marked while a hint shows a choice. */
function marked(advised: unknown, change: Partial<View["seats"][number]> = {}): (string | null)[] {
  cleanup();
  const { view } = position("open");
  const seats = view.seats.map((seat) => ({ ...seat, ...change }));
  render(
    <Shown>
      <ReadingProvider view={view}>
        <Holdings
          view={{ ...view, seats }}
          seat={0}
          acts={[]}
          advised={advised as Choice | null}
          onAct={vi.fn()}
          onCards={vi.fn()}
        />
      </ReadingProvider>
    </Shown>,
  );
  return [...document.querySelectorAll("[data-advised]")].map((chip) => chip.getAttribute("aria-label"));
}

test("what a hint uses is marked among the holdings, and says so", () => {
  const policies = ["senate", "forum"];
  expect(marked({ do: "use", what: "policy", id: "forum" }, { policies })).toEqual([
    expect.stringMatching(/forum.*\. The hint is here\.$/),
  ]);
  const hero = { id: "ashoka" } as View["seats"][number]["hero"];
  expect(marked({ do: "use", what: "hero", id: "ashoka" }, { hero, policies })).toEqual(["ashoka. The hint is here."]);
  const wonder = { card: "colossus", price: [4, 4], now: 4 } as View["seats"][number]["wonder"];
  expect(marked({ do: "complete", card: "colossus" }, { wonder })).toHaveLength(1);
});

test("what is not about the holdings marks none of them", () => {
  const policies = ["senate"];
  expect(marked(null, { policies })).toEqual([]);
  expect(marked({ do: "use", what: "policy", id: "forum" }, { policies })).toEqual([]);
  expect(marked({ do: "use", what: "card", id: "senate", slot: 1 }, { policies })).toEqual([]);
});
