import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Level } from "../protocol.gen";
import { BundleProvider, makeBundle } from "../words";
import { LevelChoice } from "./LevelChoice";

const FILES = import.meta.glob<string>("../../../src/cairn/locales/en/opponents.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

function said(compiling: Level["compiling"], playsAs: string | null = "greedy") {
  const levels: Level[] = [{ name: "slate", playsAs, compiling }];
  const { container } = render(
    <BundleProvider bundle={bundle}>
      <LevelChoice levels={levels} value="slate" onChange={() => undefined} />
    </BundleProvider>,
  );
  return container.querySelector("small")?.textContent?.trim();
}

afterEach(cleanup);

test("an opponent that another one stands in for says whether and when that ends", () => {
  const always = "Slate plays like the simple bot here: the rules run uncompiled, too slow for thinking ahead.";
  expect(said(null, null)).toBeUndefined();
  expect(said(null)).toBe(always);
  expect(said("under-way")).toBe(
    `${always} The rules are being compiled; that takes some minutes. After that, Slate plays at full strength.`,
  );
  expect(said("done")).toBe(
    `${always} The rules are compiled now: the server starts again in a moment, and Slate plays at full strength.`,
  );
});
