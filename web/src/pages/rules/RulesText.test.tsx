import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BOOK } from "../../monumental/rules/book";
import { BundleProvider, makeBundle } from "../../words";
import { Text } from "./RulesText";

const FOLDER = join(__dirname, "../../../../src/cairn/locales/en");
const bundle = makeBundle(
  "en",
  readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), "utf8")),
);

afterEach(cleanup);

test("sections that are called what is searched for come first, and all are counted", async () => {
  render(
    <BundleProvider bundle={bundle}>
      <Text book={{ ...BOOK, sections: BOOK.sections.map(({ id, size }) => ({ id, size })) }} heading="h2" />
    </BundleProvider>,
  );
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "wonder" } });
  const status = await screen.findByText(/sections found/);
  const titles = screen.getAllByRole("heading").map((one) => one.textContent ?? "");
  expect(status.textContent).toBe(`${titles.length} sections found.`);
  expect(status.className).toBe("ui-quiet");
  expect(titles[0]).toMatch(/wonder/i);
});
