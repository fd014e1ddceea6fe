// The languages: each is a folder in src/cairn/locales, found there when the client is built. Nothing lists them.

import type { Language } from "./protocol.gen";

interface Habits {
  /** What the language calls itself. */
  readonly name: string;
  /** Another word for "and", before what looks so. */
  readonly and?: { readonly before: string; readonly word: string };
}

const ENGLISH = "en";

const ABOUT = import.meta.glob<Habits>("../../src/cairn/locales/*/language.json", { eager: true, import: "default" });

// English is in the first chunk, as the language of last resort; the others come when they are needed.
const FIRST = import.meta.glob<string>(
  [
    "../../src/cairn/locales/en/*.ftl",
    "!../../src/cairn/locales/en/{rules,monumental*,terminal*}.ftl", // come with their pages, or are not needed here
  ],
  { query: "?raw", import: "default", eager: true },
);
const OTHERS = import.meta.glob<string>(
  [
    "../../src/cairn/locales/*/*.ftl",
    "!../../src/cairn/locales/*/{rules,monumental*,terminal*}.ftl",
    "!../../src/cairn/locales/en/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const MORE = import.meta.glob<string>("../../src/cairn/locales/*/{rules,monumental*}.ftl", {
  query: "?raw",
  import: "default",
});

/** What only some pages need comes with them: a file by its name, or all that a game's table says by the game's name. */
export type WordSet = string;

function filesOf(set: WordSet): RegExp {
  return new RegExp(`/${set}(-(?!rules|tutorial|setup)[a-z-]+)?\\.ftl$`);
}

function folder(path: string): Language {
  return path.split("/").at(-2) ?? "";
}

export const HABITS: Readonly<Record<Language, Habits>> = Object.fromEntries(
  Object.entries(ABOUT)
    .map(([path, habits]) => [folder(path), habits] as const)
    .sort(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1)),
);

/** Each language's name for itself by its code, English first. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(HABITS).map(([code, { name }]) => [code, name]),
);

/** The language that a tag such as de-AT means, if there is such a one. */
export function byTag(tag: string): Language | undefined {
  const codes = new Map(Object.keys(LANGUAGES).map((code) => [code.toLowerCase(), code]));
  const wanted = tag.toLowerCase();
  const base = (code: string) => code.split("-")[0] ?? "";
  const near = [...codes.keys()].find((code) => base(code) === base(wanted));
  return codes.get(wanted) ?? codes.get(base(wanted)) ?? codes.get(near ?? "");
}

function load(files: Record<string, () => Promise<string>>, language: Language, kind = /./): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => folder(path) === language && kind.test(path));
  return Promise.all(wanted.map(([, file]) => file()));
}

/** Loads what a language says on every page, and what it says in some sets. */
export async function loadWords(language: Language, sets: readonly WordSet[]): Promise<string[]> {
  const first = language === ENGLISH ? Object.values(FIRST) : load(OTHERS, language);
  const texts = await Promise.all([first, ...sets.map((set) => load(MORE, language, filesOf(set)))]);
  return texts.flat();
}
