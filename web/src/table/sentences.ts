// What happened, in words: each game has its own sentences.

import { useLocalization } from "@fluent/react";
import { useMemo } from "react";
import { eventSentence } from "../monolyth/words";
import { seatName } from "../names";
import type { Step, Table } from "../protocol.gen";
import { useWords } from "../words";

type Sentence = typeof eventSentence;

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
  const { l10n } = useLocalization();
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
        text: say(event, names, l10n, you),
      })),
    );
  }, [steps, seats, you, game, players, t, l10n]);
}
