import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GROUNDS } from "../src/monolyth/scene/look";
import { COLOURS } from "../src/monolyth/types";
import { STONE_COLOURS } from "../src/ui/runes";

const TOKENS = readFileSync(join(__dirname, "../src/look/tokens.css"), "utf8");

/** The colours of a look: a property has the light one and the dark one, or one for both. */
function tokens(look: "light" | "dark"): Map<string, string> {
  const hex = "#[0-9a-f]{6}";
  const one = new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, "g");
  return new Map(
    [...TOKENS.matchAll(one)].map(([, name = "", light, dark, both = ""]) => [
      name,
      (look === "light" ? light : dark) ?? both,
    ]),
  );
}

const LOOKS = { light: tokens("light"), dark: tokens("dark") };

function luminance(hex: string): number {
  const part = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(["light", "dark"] as const)("stones on the %s table", (look) => {
  const found = (name: string) => LOOKS[look].get(name) ?? "";
  const surfaces = [...["table", "panel", "raised"].map(found), ...Object.values(GROUNDS[look])];

  it.each(COLOURS)("%s is seen by 3:1, by its face or the line around it", (colour) => {
    const edge = found(`edge-${colour}`);
    for (const surface of surfaces)
      for (const face of [found(`stone-${colour}`), STONE_COLOURS[colour].stone])
        expect(Math.max(contrast(face, surface), contrast(edge, surface)), `on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  it("is the line that shows white on light and black on dark", () => {
    const edge = found(look === "light" ? "edge-white" : "edge-black");
    for (const surface of surfaces) expect(contrast(edge, surface), `on ${surface}`).toBeGreaterThanOrEqual(3);
  });
});

it("is written once", () => {
  const names = [...TOKENS.matchAll(/^ +--([\w-]+): .*(?:#|rgb)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
  expect(TOKENS).not.toContain("prefers-color-scheme");
});
