import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BundleProvider, makeBundle } from "../../words";
import { CityFigure, DisplayFigure, ProvinceFigure } from "./figures";
import facts from "./figures.gen.json";

const text = (name: string) => readFileSync(join(__dirname, "../../../../src/cairn/locales/en", name), "utf8");
const bundle = makeBundle("en", ["monumental-rules.ftl", "monumental-terms.ftl"].map(text));
const show = (Figure: () => React.ReactNode) =>
  render(
    <BundleProvider bundle={bundle}>
      <Figure />
    </BundleProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => screen.getAllByRole("status").at(-1)?.textContent;

afterEach(cleanup);

test("every row and column yield what the game says", () => {
  const { container } = show(CityFigure);
  for (const { row, column, slots, yields } of facts.city.crosses) {
    press(`Row ${row}`);
    press(`Column ${column}`);
    const { production, science, military } = yields;
    expect(said()).toContain(`${production} Production, ${science} Science and ${military} Military`);
    expect(container.querySelectorAll("[role=img] > [class]:not([class=''])")).toHaveLength(slots.length);
  }
});

test("every garrison defends as the game says", () => {
  show(ProvinceFigure);
  const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";
  let soldiers = 1;
  for (const garrison of facts.province.garrisons) {
    for (; soldiers < garrison.soldiers; soldiers += 1) press("More Soldiers");
    if (pressed("Warlord") !== garrison.warlord) press("Warlord");
    if (pressed("Outpost") !== garrison.outpost) press("Outpost");
    if (pressed("Wonder") !== garrison.wonder) press("Wonder");
    expect(screen.getByRole("img", { name: `Province, defense ${garrison.defense}` })).toBeTruthy();
    expect(said()).toContain(`takes ${garrison.units} Units`);
  }
});

test("an untouched row loses its furthest card, a touched one none", () => {
  const { container } = show(DisplayFigure);
  const shown = () =>
    [...container.querySelectorAll("figure > div > div")].map((row) =>
      within(row as HTMLElement)
        .getAllByRole("button")
        .map((card) => Number(card.textContent)),
    );
  expect(shown()).toEqual([
    [3, 2, 1],
    [6, 5, 4],
  ]);
  expect(screen.getByRole("button", { name: "Card 1, will leave" })).toBeTruthy();
  press("Card 2");
  expect(screen.getByRole("button", { name: "Card 2, acquired" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Card 1" })).toBeTruthy();
  press("End the turn");
  expect(shown()).toEqual([
    [7, 3, 1],
    [8, 6, 5],
  ]);
  press("Start over");
  expect(shown()[0]).toEqual([3, 2, 1]);
});
