// What the rules answer about the position at hand: asked once for each moment, before anybody points at anything.

import { useEffect, useState } from "react";
import type { ConquestAnswer, CrossAnswer, PricesAnswer, Queries } from "../monumental.gen";
import type { Ask } from "../table/types";

export interface Asked {
  crosses: CrossAnswer[] | null;
  conquests: ConquestAnswer[] | null;
  prices: PricesAnswer | null;
}

/** Whether it is still open what the nine pairs would bring: nothing has been answered, or refused, for this seat. */
interface Open {
  opens: boolean;
}

const NOTHING: Asked & Open = { crosses: null, conquests: null, prices: null, opens: true };
/** Moments that are passed at once, in an act of several choices, are not asked about. */
const REST_MS = 50;

/** Ask for a seat; what was answered before stands until the new answer is there. */
export function useAsked(
  ask: Ask<Queries>,
  seat: number | null,
  at: readonly [number, number],
  wanted: boolean,
): Asked & Open {
  const [asked, setAsked] = useState<Asked & Open & { seat: number | null }>({ ...NOTHING, seat: null });
  const moment = at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is asked about once.
  useEffect(() => {
    if (seat === null || !wanted) {
      setAsked({ ...NOTHING, seat });
      return;
    }
    let current = true;
    setAsked((old) => (old.seat === seat ? old : { ...NOTHING, seat }));
    // A question that fails (a replay, a lost line, the table has gone on) leaves what it would have told untold.
    const told = <Query extends keyof Asked>(query: Query, answer: Queries[Query]["answer"] | null) =>
      setAsked((old) => ({ ...old, [query]: answer, opens: old.opens && query !== "crosses" }));
    const put = <Query extends keyof Asked>(query: Query) =>
      ask(query, { seat }).then(
        (answer) => current && told(query, answer),
        () => current && told(query, null),
      );
    const timer = setTimeout(() => {
      void put("crosses");
      void put("conquests");
      void put("prices");
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, seat, moment, wanted]);
  return asked.seat === seat ? asked : NOTHING;
}
