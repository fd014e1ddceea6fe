// What the tests of the map share: real positions, the words of a language, components that are called by their ids.

import type { ReactNode } from "react";
import { LANGUAGES } from "../../languages";
import type { ConquestAnswer, View } from "../../monumental.gen";
import type { ChoiceGroup, Step } from "../../protocol.gen";
import { BundleProvider, makeBundle, say } from "../../words";
import { type Content, GivenContent } from "../content";
import open from "../fixtures/map.json";
import asked from "../fixtures/map-asked.json";
import { Names } from "../names";
import { type Act, Speech } from "../say";
import type { Telling } from "./facts";

const FILES = import.meta.glob<string>("../../../../src/cairn/locales/*/{common,monumental*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const BUNDLES = new Map(
  Object.keys(LANGUAGES).map((language) => {
    const texts = Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
    return [language, makeBundle(language, texts)] as const;
  }),
);

function bundleOf(language: string) {
  const bundle = BUNDLES.get(language);
  if (!bundle) throw new Error(`no words in ${language}`);
  return bundle;
}

/** Components that are called by their ids. */
class ById extends Map<string, object> {
  override get(id: string) {
    return { id, name: id, civilization: id, text: [], effects: ["", "", ""], tokens: [{ id, text: [], gold: 1 }] };
  }
}
const parts = [
  "civilizations",
  "warlords",
  "cards",
  "policies",
  "heroes",
  "monsters",
  "barbarians",
  "cities",
  "markets",
  "automa",
  "terrain",
];
export const content = {
  ...Object.fromEntries(parts.map((part) => [part, new ById()])),
  phrases: {},
} as unknown as Content;

export interface Position {
  view: View;
  acts: Act[];
  conquests: ConquestAnswer[];
  told: Step[];
  telling: Telling;
}

const NOBODY = { counts: [0, 0], leads: [] };
const OUTLOOK: View["outlook"] = {
  left: 16,
  unit: "turns",
  lapses: ["production", "science", "military"],
  falls: [],
  strikes: [],
  dominance: { provinces: NOBODY, knowledge: NOBODY, wonders: NOBODY, policies: NOBODY },
};

export type PositionName = "open" | "asked";

/** A position of a real game: with open choices, or with the question where a Soldier goes. */
export function position(which: PositionName, language = "en"): Position {
  const data = which === "open" ? open : asked;
  const view = { ...data.view, outlook: OUTLOOK } as unknown as View;
  const bundle = bundleOf(language);
  const t: Telling["t"] = (id, values) => say(bundle, id, values);
  const names = new Names(content, t, language);
  const viewer = view.you ?? 0;
  return {
    view,
    acts: new Speech(names, view, viewer, ["Ana", "Bo"]).acts(data.choices as unknown as ChoiceGroup[]),
    conquests: data.conquests as unknown as ConquestAnswer[],
    told: data.told as unknown as Step[],
    telling: { t, names, view, viewer },
  };
}

export function Shown({ language = "en", children }: { language?: string; children: ReactNode }) {
  return (
    <BundleProvider bundle={bundleOf(language)}>
      <GivenContent content={content}>{children}</GivenContent>
    </BundleProvider>
  );
}
