// The components of Monumental in the viewer's language, as the server says and draws them.

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { api, explain } from "../api";
import { Button } from "../ui/Button";
import { useLoad } from "../ui/hooks";
import { Loading, Plain } from "../ui/Page";
import { useLanguage, useWords } from "../words";

/** An effect in icons: words, numbers, and lists of them. */
export type IconPart = string | number | IconPart[];
export type IconRow = IconPart[];
type Drawn = Record<string, IconRow[]>;

interface Named {
  id: string;
  name: string;
}

/** What is printed on a component: sentences, and the same as icons. */
interface Printed extends Named {
  origin: string;
  text: string[];
  icons: Drawn;
}

/** Whatever has effects that are used by their number: `effects[0]` says the first. */
interface Effective extends Printed {
  effect: string;
  effects: string[];
}

export type CardKind = "building" | "knowledge" | "wonder";

export interface CardData extends Effective {
  kind: CardKind;
  deck: string;
  civilization: string | null;
  count: number;
  price: number[];
  alternative: boolean;
}

export interface PolicyData extends Effective {
  civilization: string;
}

export interface HeroData extends Effective {
  era: string;
  price: number;
  place: string;
  attack: number;
  defense: number;
}

export interface MonsterData extends Printed {
  front: number;
}

export interface BenefitData {
  effect: string;
  text: string;
  icons: IconRow[];
}

export interface BarbarianData {
  id: string;
  front: number;
  count: number;
  gold: number;
  origin: string;
  text: string[];
  benefits: BenefitData[];
}

export interface CityData extends Printed {
  asks: string;
  gold: number;
  benefits: BenefitData[];
}

export interface TokenData {
  id: string;
  effect: string;
  gold: number;
  origin: string;
  text: string[];
  icons: Drawn;
}

export interface MarketData extends Named {
  tokens: TokenData[];
}

export interface WarlordData extends Printed {
  civilization: string;
  kind: string;
}

export interface AutomaData {
  id: string;
  kind: string | null;
  civilization: string | null;
  origin: string;
  text: string[];
  icons: Drawn;
  base_text: string;
  special_text: string;
}

export interface TerrainData extends Named {
  value: number | null;
}

interface Parts {
  civilizations: Named[];
  warlords: WarlordData[];
  cards: CardData[];
  policies: PolicyData[];
  heroes: HeroData[];
  monsters: MonsterData[];
  barbarians: BarbarianData[];
  cities: CityData[];
  markets: MarketData[];
  automa: AutomaData[];
  terrain: TerrainData[];
}

type ById<Part> = Part extends (infer Item)[] ? ReadonlyMap<string, Item> : never;

/** All components by their ids, and what effects say by how they are written. */
export type Content = { [Part in keyof Parts]: ById<Parts[Part]> } & { phrases: Readonly<Record<string, string>> };

const PARTS = [
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
] as const satisfies (keyof Parts)[];

export function makeContent(told: Record<string, unknown>): Content {
  const made: Record<string, unknown> = { phrases: told.phrases ?? {} };
  for (const part of PARTS)
    made[part] = new Map((told[part] as { id: string }[] | undefined)?.map((item) => [item.id, item]));
  return made as unknown as Content;
}

/** Find a component; one that is missing is a mistake of ours. */
export function found<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (!item) throw new Error(`there is no component ${id}`);
  return item;
}

const Context = createContext<Content | null>(null);

export function ContentProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const t = useWords();
  const loaded = useLoad(`monumental ${language}`, () => api.content("monumental", language));
  const content = useMemo(() => (loaded.value ? makeContent(loaded.value) : null), [loaded.value]);
  if (loaded.error) {
    return (
      <Plain title={t("error")} text={explain(t, loaded.error)}>
        <Button onClick={loaded.again}>{t("try-again")}</Button>
      </Plain>
    );
  }
  return content ? <GivenContent content={content}>{children}</GivenContent> : <Loading />;
}

/** Gives its children components that are there already. */
export function GivenContent({ content, children }: { content: Content; children: ReactNode }) {
  return <Context value={content}>{children}</Context>;
}

export function useContent(): Content {
  const content = useContext(Context);
  if (!content) throw new Error("useContent needs a ContentProvider above it");
  return content;
}
