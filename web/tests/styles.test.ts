import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(__dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });

test("no class of one common word is global", () => {
  const sheets = files.filter((name) => name.endsWith(".css") && !name.endsWith(".module.css"));
  const found = sheets.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), "utf8").replace(/\/\*.*?\*\//gs, "");
    const selectors = [...text.matchAll(/([^{};]+)\{/g)].map((rule) => rule[1] ?? "");
    return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((one) => one[1] ?? ""));
  });
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((name) => !name.includes("-") && name !== "mono")).toEqual([]);
});
