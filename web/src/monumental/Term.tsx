import type { ReactNode } from "react";
import { Explained } from "../ui/Term";
import { useWords } from "../words";
import type { TermName } from "./terms";

/** A word of Monumental that explains itself; without children it is the word as the glossary has it. */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const say = useWords();
  const word = say(`monumental-term-${name}`);
  return (
    <Explained title={word} note={say(`monumental-term-${name}-note`)}>
      {children ?? word}
    </Explained>
  );
}
