import type { View } from "../monumental.gen";
import type { ChoiceWordsProps } from "../pages/analysis/types";
import { grouped } from "../table/choices";
import { type WordSet, WordsProvider } from "../words";
import { ContentProvider } from "./content";
import { useNames } from "./names";
import { Speech } from "./say";

const WORDS: readonly WordSet[] = ["monumental"];

function Said({ choice, view, seat, people }: ChoiceWordsProps) {
  const [act] = new Speech(useNames(), view as unknown as View, seat, people).acts([grouped(choice)]);
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
