// What the rules answer about the position at hand: asked once for each moment, before anybody points at anything.

import { useEffect, useState } from "react";
import type { ConquestAnswer, CrossAnswer, PricesAnswer, Queries } from "../monumental.gen";
import type { Ask } from "../table/types";

export interface Asked {
  crosses: CrossAnswer[] | null;
  conquests: ConquestAnswer[] | null;
  prices: PricesAnswer | null;
}

const NOTHING: Asked = { crosses: null, conquests: null, prices: null };

/** Ask for a seat; what was answered before stands until the new answer is there. */
export function useAsked(
  ask: Ask<Queries>,
  seat: number | null,
  at: readonly [number, number],
  wanted: boolean,
): Asked {
  const [asked, setAsked] = useState<Asked>(NOTHING);
  const moment = at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is asked about once.
  useEffect(() => {
    if (seat === null || !wanted) {
      setAsked(NOTHING);
      return;
    }
    let current = true;
    // A question that fails (a replay, a lost line, the table has gone on) leaves what it would have told untold.
    const put = <Query extends keyof Asked>(query: Query) =>
      ask(query, { seat }).then(
        (answer) => current && setAsked((old) => ({ ...old, [query]: answer })),
        () => current && setAsked((old) => ({ ...old, [query]: null })),
      );
    void put("crosses");
    void put("conquests");
    void put("prices");
    return () => {
      current = false;
    };
  }, [ask, seat, moment, wanted]);
  return asked;
}
