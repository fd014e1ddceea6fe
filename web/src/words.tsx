// Every word that people read: Fluent messages from src/cairn/locales, shared with the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import english from "./languages/en";
import type { Language } from "./protocol.gen";
import { useSettings } from "./settings";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };

/** Says a message: `t("points", { n: 3 })`. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

// English is in the first chunk, as the language of last resort; the others come when they are needed.
const LOADERS: Record<Language, () => Promise<string[]>> = {
  en: () => Promise.resolve(english),
  de: () => import("./languages/de").then((words) => words.default),
  es: () => import("./languages/es").then((words) => words.default),
  fr: () => import("./languages/fr").then((words) => words.default),
};

const RULES = import.meta.glob<string>("../../src/cairn/locales/*/rules.ftl", { query: "?raw", import: "default" });

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(LANGUAGES, text);
}

/** Choose a language: the one that was set, else the browser's first that we speak, else English. */
export function pickLanguage(set: Language | null, wanted: readonly string[]): Language {
  if (set) return set;
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  // Isolating marks would be read aloud and copied; all four languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles = new Map<string, Promise<FluentBundle>>();

function loadBundle(language: Language, withRules: boolean): Promise<FluentBundle> {
  const key = `${language}${withRules ? "+rules" : ""}`;
  let made = bundles.get(key);
  if (!made) {
    const rules = withRules ? RULES[`../../src/cairn/locales/${language}/rules.ftl`]?.() : undefined;
    made = Promise.all([LOADERS[language](), rules]).then(([texts, more]) =>
      makeBundle(language, more === undefined ? texts : [...texts, more]),
    );
    made.catch(() => bundles.delete(key));
    bundles.set(key, made);
  }
  return made;
}

/** Say a message of a bundle. A missing one is a mistake of ours: it shows its id, and fails the tests. */
export function say(bundle: FluentBundle, id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return `⟨${id}⟩`;
  return bundle.formatPattern(pattern, values ?? null, []);
}

interface Words {
  t: Say;
  language: Language;
}

const Context = createContext<Words | null>(null);

function useBundle(language: Language, withRules: boolean): FluentBundle | null {
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => {
    let wanted = true;
    loadBundle(language, withRules)
      .catch(() => loadBundle("en", withRules))
      .then((loaded) => wanted && setBundle(loaded));
    return () => {
      wanted = false;
    };
  }, [language, withRules]);
  return bundle;
}

/** Gives its children the words of the chosen language; `rules` adds those of the rules' page. */
export function WordsProvider({ rules = false, children }: { rules?: boolean; children: ReactNode }) {
  const set = useSettings((settings) => settings.language);
  const language = pickLanguage(set, navigator.languages ?? []);
  const bundle = useBundle(language, rules);
  const spoken = bundle?.locales[0];
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken;
  }, [spoken]);
  return bundle && <BundleProvider bundle={bundle}>{children}</BundleProvider>;
}

/** Gives its children the words of a bundle. */
export function BundleProvider({ bundle, children }: { bundle: FluentBundle; children: ReactNode }) {
  const words = useMemo<Words>(
    () => ({ t: (id, values) => say(bundle, id, values), language: bundle.locales[0] as Language }),
    [bundle],
  );
  return <Context value={words}>{children}</Context>;
}

/** The words of the chosen language: `const t = useWords()`, then `t("points", { n: 3 })`. */
export function useWords(): Say {
  return useSpeech().t;
}

export function useLanguage(): Language {
  return useSpeech().language;
}

function useSpeech(): Words {
  const words = useContext(Context);
  if (!words) throw new Error("useWords needs a WordsProvider above it");
  return words;
}
