import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BundleProvider, makeBundle } from "../words";
import { KeySheet } from "./KeySheet";

afterEach(cleanup);

test.each([true, false])("the key for hints is listed where they are allowed: %s", (hints) => {
  render(
    <BundleProvider bundle={makeBundle("en", [])}>
      <KeySheet game="monolyth" hints={hints} onClose={() => undefined} />
    </BundleProvider>,
  );
  const keys = [...document.querySelectorAll("kbd")].map((key) => key.textContent);
  expect(keys.includes("H")).toBe(hints);
  expect(keys).toContain("Esc");
});
