import type { ChoiceWordsProps } from "../pages/analysis/types";
import { type Say, useWords } from "../words";
import type { MonolythView } from "./types";

/** A choice of Monolyth in words: its stone is the one that the crystal reaches with these steps. */
export function sayChoice(say: Say, choice: Record<string, unknown>, view: MonolythView): string {
  const reached = view.reach.find(({ steps }) => steps === choice.steps);
  const stone = reached && view.sites[reached.site];
  const said: Record<string, string | number> = { colour: stone?.colour ?? "", shape: stone?.shape ?? "" };
  for (const [key, value] of Object.entries(choice)) {
    if (typeof value === "string" || typeof value === "number") said[key] = value;
    else if (Array.isArray(value)) said[key] = value.join(" ");
  }
  return say(`analysis-monolyth-${choice.do}`, said);
}

export default function ChoiceWords({ choice, view }: ChoiceWordsProps) {
  return sayChoice(useWords(), choice, view as unknown as MonolythView);
}
