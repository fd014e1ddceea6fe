import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "../languages";
import { BundleProvider, makeBundle } from "../words";
import { Term } from "./Term";
import { TERMS } from "./terms";

afterEach(cleanup);

test.each(Object.keys(LANGUAGES))("every word explains itself in %s", (language) => {
  const file = join(__dirname, "../../../src/cairn/locales", language, "monumental-terms.ftl");
  const bundle = makeBundle(language, [readFileSync(file, "utf8")]);
  render(
    <BundleProvider bundle={bundle}>
      {TERMS.map((name) => (
        <Term key={name} name={name} />
      ))}
    </BundleProvider>,
  );
  const words = screen.getAllByRole("term");
  expect(words).toHaveLength(TERMS.length);
  for (const word of words) {
    const note = document.getElementById(word.getAttribute("aria-describedby") ?? "");
    expect(word.textContent).not.toContain("⟨");
    expect(note?.textContent?.length ?? 0).toBeGreaterThan(20);
    expect(note?.textContent).not.toContain("⟨");
  }
});
