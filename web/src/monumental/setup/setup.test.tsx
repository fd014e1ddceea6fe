import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../api";
import { AutomaSeat } from "../../pages/setup/AutomaSeat";
import type { MapInfo } from "../../protocol.gen";
import { BundleProvider, makeBundle } from "../../words";
import { Civilizations } from "./Civilizations";
import { MapChoice } from "./MapChoice";
import { asFile } from "./mapFile";

const text = (name: string) => readFileSync(join(__dirname, "../../../../src/cairn/locales/en", name), "utf8");
const bundle = makeBundle("en", ["common.ftl", "web.ftl", "monumental-setup.ftl"].map(text));
const LANDS = ["china", "denmark", "egypt", "greece", "japan"];

afterEach(cleanup);

function civilizations(seats: string[], chosen: string[] | null, onChange: (list: string[] | null) => void) {
  return (
    <BundleProvider bundle={bundle}>
      <Civilizations lands={LANDS} seats={seats} chosen={chosen} onChange={onChange} />
    </BundleProvider>
  );
}

test("civilizations are drawn until somebody chooses, and then each is there once", () => {
  const onChange = vi.fn();
  const { rerender } = render(civilizations(["Ana", "Bea"], null, onChange));
  fireEvent.click(screen.getByLabelText("Chosen"));
  expect(onChange).toHaveBeenLastCalledWith(["china", "denmark"]);
  rerender(civilizations(["Ana", "Bea"], ["china", "denmark"], onChange));
  fireEvent.change(screen.getByLabelText("Bea"), { target: { value: "china" } });
  expect(onChange).toHaveBeenLastCalledWith(["denmark", "china"]);
});

test("whoever comes gets a civilization that is left, and whoever goes leaves it", () => {
  const onChange = vi.fn();
  const { rerender } = render(civilizations(["Ana", "Bea"], ["egypt", "china"], onChange));
  rerender(civilizations(["Ana", "Bea", "Automa"], ["egypt", "china"], onChange));
  expect(onChange).toHaveBeenLastCalledWith(["egypt", "china", "denmark"]);
  rerender(civilizations(["Ana"], ["egypt", "china", "denmark"], onChange));
  expect(onChange).toHaveBeenLastCalledWith(["egypt"]);
});

test("a map becomes a file that can be changed by hand", () => {
  const map = { players: 2, data: { tiles: ["0,0 water", "1,0 f1+2$"] } } as unknown as MapInfo;
  expect(asFile(map, 'Old "Lakes"')).toBe(
    'id = "own"\nname = "Old \\"Lakes\\""\nplayers = 2\ntiles = [\n  "0,0 water",\n  "1,0 f1+2$",\n]\n',
  );
});

test("nobody is added to a table that is full, not even the Automa", () => {
  const seat = (full: boolean) => (
    <BundleProvider bundle={bundle}>
      <AutomaSeat alone={false} plays={false} full={full} onChange={() => undefined} />
    </BundleProvider>
  );
  const { rerender } = render(seat(false));
  expect(screen.getByRole("button", { name: "Add the Automa" })).toBeTruthy();
  rerender(seat(true));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/All seats are taken/)).toBeTruthy();
});

test("what keeps a game from beginning is told as soon as the table changes", async () => {
  const map = { id: "lakes", names: { en: "Lakes" }, players: 2, level: 1, mostMonsters: 2, tiles: [], data: {} };
  vi.spyOn(api, "maps").mockResolvedValue([map as unknown as MapInfo]);
  const onChange = vi.fn();
  const choice = (seats: number, monsters: number) => (
    <BundleProvider bundle={bundle}>
      <MapChoice seats={seats} monsters={monsters} onChange={onChange} />
    </BundleProvider>
  );
  const { rerender } = render(choice(2, 0));
  fireEvent.click(await screen.findByLabelText("Lakes"));
  expect(onChange.mock.calls.at(-1)).toEqual([{ map: "lakes", tiles: null }]);
  rerender(choice(2, 3));
  expect(onChange.mock.calls.at(-1)?.[1]).toMatch(/Lakes/);
  rerender(choice(2, 0));
  expect(onChange.mock.calls.at(-1)?.[1]).toBeNull();
  rerender(choice(5, 0));
  expect(onChange.mock.calls.at(-1)?.[1]).toMatch(/Lakes is for 2/);
  fireEvent.click(screen.getByLabelText("Drawn"));
  expect(onChange.mock.calls.at(-1)?.[1]).toMatch(/No map is for 5/);
});
