import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/languages";
import type { Book } from "../src/pages/rules/types";
import { makeBundle, pickLanguage, say } from "../src/words";

const FOLDER = join(__dirname, "../../src/cairn/locales");
const SOURCES = join(__dirname, "../src");
const BOOKS = import.meta.glob<Book>("../src/*/rules/book.ts", { eager: true, import: "BOOK" });

function texts(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

function ids(language: string): string[] {
  return texts(language)
    .flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ""))
    .sort();
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const code = files(SOURCES)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|protocol\.gen/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const languages = Object.keys(LANGUAGES);

test.each(languages)("%s has every message, once", (language) => {
  const own = ids(language);
  expect(new Set(own).size).toBe(own.length);
  expect(own).toEqual(ids("en"));
});

test.each(languages)("%s says every message that the code asks for", (language) => {
  const bundle = makeBundle(language, texts(language));
  const asked = code.flatMap(({ text }) =>
    [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
  );
  const rules = Object.values(BOOKS).flatMap(({ sections, terms, message }) => [
    message("source"),
    ...sections.flatMap(({ id, size }) => [
      message(id),
      ...Array.from({ length: size }, (_, i) => message(`${id}-${i + 1}`)),
    ]),
    ...terms.flatMap((term) => [message("words"), term, `${term}-note`]),
  ]);
  const missing = [...asked, ...rules].filter((id) => !bundle.hasMessage(id));
  expect(asked.length).toBeGreaterThan(100);
  expect(rules.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test("every set of words that the code asks for is there", () => {
  const asked = code.flatMap(({ text }) =>
    [...text.matchAll(/(?:\balso=\{|\bWordSet\[\] = |\bwords: )\[([^\]]*)\]/g)].flatMap(([, sets = ""]) =>
      [...sets.matchAll(/"([\w-]+)"/g)].map(([, set]) => `${set}.ftl`),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(readdirSync(join(FOLDER, "en"))).toEqual(expect.arrayContaining(asked));
});

test("every fault of the protocol has a sentence", () => {
  const protocol = readFileSync(join(SOURCES, "protocol.gen.ts"), "utf8");
  const codes = [...(/type Code =([^;]*);/.exec(protocol)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map((found) => found[1]);
  const bundle = makeBundle("en", texts("en"));
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((name) => !bundle.hasMessage(`error-${name}`))).toEqual([]);
});

test("no page has words of its own", () => {
  const found = code
    .filter(({ path }) => path.endsWith(".tsx"))
    .flatMap(({ path, text }) => [
      // Text between tags, and attributes that are read or shown.
      ...[...text.matchAll(/(?<!=)>\s*([A-Z][a-z]+[ a-z]*)\s*</g)].map((hit) => `${path}: ${hit[1]}`),
      ...[...text.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]*[a-z]{2}[^"]*)"/g)].map(
        (hit) => `${path}: ${hit[1]}`,
      ),
    ]);
  expect(found).toEqual([]);
});

test("plurals are right where languages differ", () => {
  const seats = (language: string, n: number) => say(makeBundle(language, texts(language)), "seats-free", { n });
  expect(seats("en", 1)).toBe("1 seat is free.");
  expect(seats("de", 2)).toBe("2 Plätze sind frei.");
  expect(seats("fr", 1)).toBe("1 place libre.");
  expect(seats("es", 0)).toBe("No hay asientos libres.");
});

test("a missing message is seen at once", () => {
  expect(say(makeBundle("en", ["a = A"]), "b")).toBe("⟨b⟩");
});

test("the language is the one that was set, else the browser's, else English", () => {
  expect(pickLanguage("fr", ["de-AT"])).toBe("fr");
  expect(pickLanguage(null, ["pt-BR", "es-MX", "de"])).toBe("es");
  expect(pickLanguage(null, ["ja"])).toBe("en");
});
