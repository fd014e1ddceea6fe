import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MapInfo } from "../../protocol.gen";
import { BundleProvider, makeBundle } from "../../words";
import { Civilizations } from "./Civilizations";
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
