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

test("a Province is told with the defense that the map shows, Barbarians and Free Cities included", () => {
  for (const name of ["open", "asked"] as const) {
    const { view, telling } = position(name);
    const speech = new Speech(telling.names, view, 0, ["Ana", "Bo"]);
    for (const tile of view.map) {
      const said = speech.about(tile.name);
      if (tile.defense === null) expect(said).not.toContain("defense");
      else expect(said).toContain(`, defense ${tile.defense}`);
      if (tile.waits?.what === "barbarian") expect(said).toContain(` (Barbarians ${tile.waits.number})`);
    }
  }
});

test("whether an effect is used is asked, and answered, with yes or no", () => {
  const { view, telling } = position("open");
  const question = { ...view.question, kind: "effects" } as typeof view.question;
  const groups = [
    { do: "use", n: 1, all: { what: "card", id: "mine", effect: 0, cost: {}, gold: 0, drawn: true }, each: {} },
    { do: "stop", n: 1, all: {}, each: {} },
  ] as ChoiceGroup[];
  const labels = (asked: typeof view.question) =>
    new Speech(telling.names, { ...view, question: asked }, 0, []).acts(groups).map(({ label }) => label);
  expect(labels(question)).toEqual(["Use the effect: mine", "No, thanks"]);
  expect(labels(view.question)).toEqual(["Use mine", "No more"]);
});

test("ending the turn tells what is lost by it", () => {
  const { view, telling } = position("open");
  const note = (amounts: Record<string, number>) => {
    const seats = view.seats.map((player) => ({ ...player, resources: { ...player.resources, ...amounts } }));
    const groups = [{ do: "end", n: 1, all: {}, each: {} }] as ChoiceGroup[];
    return new Speech(telling.names, { ...view, seats }, 0, []).acts(groups)[0]?.note;
  };
  const none = { production: 0, science: 0, military: 0 };
  expect(note({ ...none, gold: 4, science: 2 })).toBe("Lost when the turn ends: 2 Science.");
  expect(note({ ...none, gold: 4 })).toBe("");
});
