import type { ReactNode } from "react";
import { Explained } from "../ui/Term";
import { useWords } from "../words";

export type TermName = "crystal" | "structure" | "level" | "supply" | "prophecy" | "lid" | "wall" | "points";

/** A word of Monolyth that explains itself. */
export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  const say = useWords();
  return <Explained note={say(`mono-term-${name}`)}>{children}</Explained>;
}
