// What happened, in words: each game has its own sentences.

import { useMemo } from "react";
import { eventSentence } from "../monolyth/words";
import { seatName } from "../names";
import type { Step, Table } from "../protocol.gen";
import { type Say, useWords } from "../words";

// biome-ignore lint/suspicious/noExplicitAny: each game's sentences declare their own events.
type Sentence = (t: Say, event: any, names: readonly string[], you: readonly number[]) => string;

const SENTENCES: Record<string, Sentence> = { monolyth: eventSentence };

export interface LogLine {
  key: string;
  n: number;
  seat: number;
  text: string;
}

/** Turn steps into sentences, one for each event. */
export function useSentences(table: Table, steps: readonly Step[]): LogLine[] {
  const t = useWords();
  const { seats, you, game, players } = table;
  return useMemo(() => {
    const say = SENTENCES[game];
    if (!say) return [];
    const names = Array.from({ length: players }, (_, i) =>
      seats[i] ? seatName(t, seats[i]) : t("default-name", { n: i + 1 }),
    );
    return steps.flatMap((step) =>
      step.events.map((event, i) => ({
        key: `${step.n}.${i}`,
        n: step.n,
        seat: step.seat,
        text: say(t, event, names, you),
      })),
    );
  }, [steps, seats, you, game, players, t]);
}
