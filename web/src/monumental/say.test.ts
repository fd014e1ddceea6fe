import { expect, test } from "vitest";
import type { ChoiceGroup } from "../protocol.gen";
import { position } from "./map/testing";
import { Speech } from "./say";

test("what an effect lets one pick has a name: a card with its space, a card, a seat; a number where it is one", () => {
  const { view, telling } = position("open");
  const speech = new Speech(telling.names, view, 0, ["Ana", "Bo"]);
  const picked = (...all: Record<string, unknown>[]) =>
    speech.acts(all.map((one) => ({ do: "pick", n: 1, all: { word: "x", ...one }, each: {} }) as ChoiceGroup));
  const card = view.seats[0]?.city[1]?.[0]?.card;
  expect(card).toBeTruthy();
  const acts = picked({ slot: 4 }, { card: "library" }, { seat: 1 }, { count: 2 });
  expect(acts.map(({ label }) => label)).toEqual([`${card} (4)`, "library", "Bo", "2"]);
});
