// Names and amounts of Monumental in the viewer's language; the same sentences as in the terminal.

import { useMemo } from "react";
import { HABITS } from "../languages";
import { type Say, useLanguage, useWords } from "../words";
import { type Content, found, useContent } from "./content";

export type Resource = "production" | "science" | "military" | "gold" | "culture";
export const RESOURCES: readonly Resource[] = ["production", "science", "military", "gold", "culture"];

/** What has a name: a card, a policy, a Hero, a token, a Market, a Warlord (by its land) or a Monster. */
export interface Thing {
  what: "card" | "policy" | "hero" | "barbarian" | "city" | "market" | "warlord" | "monster" | "automa";
  id: string;
}

// Hua Mulan: some languages have another word for a Warlord who is a woman.
const LADIES = new Set(["china"]);

export function figureWord(kind: string, land: string): string {
  return kind === "warlord" && LADIES.has(land) ? "lady" : kind;
}

export class Names {
  constructor(
    readonly content: Content,
    readonly say: Say,
    readonly language: string,
  ) {}

  card = (id: string): string => found(this.content.cards, id).name;
  policy = (id: string): string => found(this.content.policies, id).name;
  hero = (id: string): string => found(this.content.heroes, id).name;
  monster = (id: string): string => found(this.content.monsters, id).name;
  market = (id: string): string => found(this.content.markets, id).name;
  city = (id: string): string => found(this.content.cities, id).name;
  land = (id: string): string => found(this.content.civilizations, id).name;
  terrain = (id: string): string => found(this.content.terrain, id).name;

  warlord = (land: string): string => {
    for (const leader of this.content.warlords.values()) if (leader.civilization === land) return leader.name;
    return this.land(land);
  };

  thing({ what, id }: Thing): string {
    switch (what) {
      case "barbarian":
        return this.say("monumental-barbarian-token", { number: found(this.content.barbarians, id).front });
      case "automa":
        return this.say("monumental-automa-card");
      case "card":
        return this.card(id);
      case "policy":
        return this.policy(id);
      case "hero":
        return this.hero(id);
      case "city":
        return this.city(id);
      case "market":
        return this.market(id);
      case "warlord":
        return this.warlord(id);
      case "monster":
        return this.monster(id);
    }
  }

  figure(kind: string, land: string): string {
    return this.say("monumental-figure", { figure: figureWord(kind, land) });
  }

  resource(resource: Resource): string {
    return this.say("monumental-resource", { resource });
  }

  /** 2 Production. */
  amount(resource: string, n: number): string {
    return resource === "any" ? this.say("effect-basic", { n }) : this.say("effect-amount", { kind: resource, n });
  }

  /** 2 Production and 1 Gold. */
  amounts(goods: Readonly<Partial<Record<string, number>>>): string {
    const order = [...RESOURCES, ...Object.keys(goods).filter((name) => !RESOURCES.includes(name as Resource))];
    return this.listed(order.flatMap((name) => (goods[name] ? [this.amount(name, goods[name])] : [])));
  }

  /** a, b and c. */
  listed(parts: readonly string[]): string {
    const [first = "", ...more] = parts;
    return more.reduce((joined, part, i) => {
      if (i < more.length - 1) return this.say("effect-next", { first: joined, second: part });
      // As Spanish says e, not y, before the sound i.
      const habit = HABITS[this.language]?.and;
      if (habit && part.search(new RegExp(habit.before)) === 0) return `${joined} ${habit.word} ${part}`;
      return this.say("effect-and", { first: joined, second: part });
    }, first);
  }

  /** Names, equal ones once with their number. */
  together(parts: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
    return [...counted].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
  }

  /** What is printed on a component, in one line. */
  text({ what, id }: Thing): string {
    const { content } = this;
    switch (what) {
      case "card":
        return found(content.cards, id).text.join(" ");
      case "policy":
        return found(content.policies, id).text.join(" ");
      case "hero":
        return found(content.heroes, id).text.join(" ");
      case "monster":
        return found(content.monsters, id).text.join(" ");
      case "city":
        return found(content.cities, id).text.join(" ");
      case "barbarian":
        return found(content.barbarians, id).text.join(" ");
      case "warlord":
        for (const leader of content.warlords.values()) if (leader.civilization === id) return leader.text.join(" ");
        return "";
      case "market":
        return found(content.markets, id)
          .tokens.map((token) => this.token(id, token.id))
          .join(" ");
      case "automa":
        return found(content.automa, id).text.join(" ");
    }
  }

  /** One effect of a card, a policy or a Hero by its number. */
  effect({ what, id }: Thing, number: number): string {
    const { cards, policies, heroes } = this.content;
    const part = what === "card" ? cards : what === "policy" ? policies : heroes;
    return found<{ effects: string[] }>(part, id).effects[number - 1] ?? "";
  }

  /** What a Market token gives, and what it is worth in Gold. */
  token(market: string, token: string): string {
    const data = found(this.content.markets, market).tokens.find(({ id }) => id === token);
    const effect = data?.text.join(" ").replace(/\.$/, "") ?? "";
    return this.say("monumental-market-token", { effect, n: data?.gold ?? 0 });
  }

  /** One of the two benefits of a looted token. */
  benefit(what: "barbarian" | "city", id: string, number: number): string {
    const { cities, barbarians } = this.content;
    const token = what === "city" ? found(cities, id) : found(barbarians, id);
    return token.benefits[number - 1]?.text ?? "";
  }

  /** What the Automa does with a card; a special part that is not its Warlord's kind is left out. */
  automa(card: string, land: string): string {
    const { base_text, special_text, kind } = found(this.content.automa, card);
    for (const leader of this.content.warlords.values())
      if (leader.civilization === land && leader.kind === kind) return `${base_text} ${special_text}`.trim();
    return base_text;
  }

  /** What an effect says that stands in a choice or a question as it is written. */
  phrase(effect: string): string {
    return this.content.phrases[effect] ?? effect;
  }
}

export function useNames(): Names {
  const content = useContent();
  const say = useWords();
  const language = useLanguage();
  return useMemo(() => new Names(content, say, language), [content, say, language]);
}
