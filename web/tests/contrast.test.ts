import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../src/monolyth/types";

const SOURCES = join(__dirname, "../src");
const PALETTE = "look/tokens.css";
const TOKENS = readFileSync(join(SOURCES, PALETTE), "utf8");

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
  const surfaces = ["table", "panel", "raised", "board", "board-space", "site"].map(found);

  it.each(COLOURS)("%s is seen by 3:1, by its face or the line around it", (colour) => {
    const [face, edge] = [found(`stone-${colour}`), found(`edge-${colour}`)];
    for (const surface of surfaces)
      expect(Math.max(contrast(face, surface), contrast(edge, surface)), `on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  it.each(COLOURS)("the sign of %s is seen on its stone by 3:1", (colour) => {
    expect(contrast(found(`rune-${colour}`), found(`stone-${colour}`))).toBeGreaterThanOrEqual(3);
  });

  it("is the line that shows white on light and black on dark", () => {
    const edge = found(look === "light" ? "edge-white" : "edge-black");
    for (const surface of surfaces) expect(contrast(edge, surface), `on ${surface}`).toBeGreaterThanOrEqual(3);
  });
});

describe.each(["light", "dark"] as const)("words on the %s look", (look) => {
  const found = (name: string) => LOOKS[look].get(name) ?? "";
  const words = ["text", "quiet", "accent-text", "good-text", "warn-text", "bad-text"];

  it.each(["table", "panel", "raised", "accent-soft"])("are read on %s by 4.5:1", (surface) => {
    for (const word of words)
      expect(contrast(found(word), found(surface)), `${word} on it`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["good", "bad"])("are read on what is %s by 4.5:1", (kind) => {
    expect(contrast(found(`${kind}-text`), found(`${kind}-soft`))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the palette", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes(".test."));
  const read = (name: string) => readFileSync(join(SOURCES, name), "utf8");

  it("names each colour once", () => {
    const names = [...TOKENS.matchAll(/^ +--([\w-]+): .*(?:#|rgb)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
    expect(TOKENS).not.toContain("prefers-color-scheme");
  });

  it("is written nowhere else", () => {
    const hex = /#[0-9a-f]{6}\b/gi;
    const known = new Set(TOKENS.match(hex));
    expect(known.size).toBeGreaterThan(100);
    const again = files
      .filter((name) => name !== PALETTE)
      .flatMap((name) => (read(name).match(hex) ?? []).map((colour) => `${colour.toLowerCase()} in ${name}`));
    expect(again.filter((one) => known.has(one.slice(0, 7)))).toEqual([]);
  });

  it("has every property that is asked for", () => {
    const texts = files.map((name) => ({ name, text: read(name) }));
    const set = new Set(
      texts.flatMap(({ text }) => [...text.matchAll(/["\s{;](--[\w-]+)"?\]?:/g)].map(([, one]) => one)),
    );
    const asked = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, one = ""]) => ({ name, one })),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(({ one }) => !set.has(one))).toEqual([]);
  });
});
