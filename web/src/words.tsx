// Every word that people read: Fluent messages from src/cairn/locales, shared with the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { byTag, LANGUAGES, loadWords, type WordSet } from "./languages";
import type { Language } from "./protocol.gen";
import { useSettings } from "./settings";

export type { WordSet } from "./languages";

/** Says a message: `t("points", { n: 3 })`. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/** Choose a language: the one that was set, else the browser's first that we speak, else English. */
export function pickLanguage(set: Language | null, wanted: readonly string[]): Language {
  if (set && Object.hasOwn(LANGUAGES, set)) return set;
  for (const tag of wanted) {
    const code = byTag(tag);
    if (code) return code;
  }
  return "en";
}

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  // Isolating marks would be read aloud and copied; all languages here run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles = new Map<string, Promise<FluentBundle>>();

function loadBundle(language: Language, sets: readonly WordSet[]): Promise<FluentBundle> {
  const key = [language, ...sets].join("+");
  let made = bundles.get(key);
  if (!made) {
    made = loadWords(language, sets).then((texts) => makeBundle(language, texts));
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

function useBundle(language: Language, sets: readonly WordSet[]): FluentBundle | null {
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  const named = sets.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sets are the same as long as their names are.
  useEffect(() => {
    let wanted = true;
    loadBundle(language, sets)
      .catch(() => loadBundle("en", sets))
      .then((loaded) => wanted && setBundle(loaded));
    return () => {
      wanted = false;
    };
  }, [language, named]);
  return bundle;
}

const NONE: readonly WordSet[] = [];

/** Gives its children the words of the chosen language; `also` names sets that only some pages need. */
export function WordsProvider({ also = NONE, children }: { also?: readonly WordSet[]; children: ReactNode }) {
  const set = useSettings((settings) => settings.language);
  const language = pickLanguage(set, navigator.languages ?? []);
  const bundle = useBundle(language, also);
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
