import type { View } from "../monumental.gen";
import type { ChoiceWordsProps } from "../pages/analysis/types";
import type { ChoiceGroup } from "../protocol.gen";
import { type WordSet, WordsProvider } from "../words";
import { ContentProvider } from "./content";
import { useNames } from "./names";
import { Speech } from "./say";

const WORDS: readonly WordSet[] = ["monumental"];

/** A choice as it comes in columns: a list is one text. */
function inColumns({ do: deed, ...parts }: Record<string, unknown>): ChoiceGroup {
  const all = Object.entries(parts).map(([key, value]) => [key, Array.isArray(value) ? value.join(" ") : value]);
  return { do: String(deed), n: 1, all: Object.fromEntries(all), each: {} };
}

function Said({ choice, view, seat, people }: ChoiceWordsProps) {
  const [act] = new Speech(useNames(), view as unknown as View, seat, people).acts([inColumns(choice)]);
  return (
    <>
      {act?.label}
      {act?.note && <small> {act.note}</small>}
    </>
  );
}

export default function ChoiceWords(props: ChoiceWordsProps) {
  return (
    <WordsProvider also={WORDS}>
      <ContentProvider>
        <Said {...props} />
      </ContentProvider>
    </WordsProvider>
  );
}
