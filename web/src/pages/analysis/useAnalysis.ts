// The analysis of a table: what there is of it, how far it is, and asking for it.

import { useCallback, useEffect, useState } from "react";
import { api } from "../../api";
import type { AnalysisState, Depth } from "../../protocol.gen";
import { useReach } from "../../reach";

const LOOK_MS = 1000;

export interface Asked {
  /** Null until the server has said what there is. */
  state: AnalysisState | null;
  error: unknown;
  start(depth: Depth): void;
  again(): void;
}

const goesOn = (state: AnalysisState | null) => state?.status === "waiting" || state?.status === "running";

/** Whatever there is: the closer look if one was begun, else the quick one. */
async function found(id: string): Promise<AnalysisState> {
  const deep = await api.analysis(id, "deep");
  return deep.status === "none" ? api.analysis(id, "quick") : deep;
}

export function useAnalysis(id: string): Asked {
  const [state, setState] = useState<AnalysisState | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const back = useReach((reach) => reach.back);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const depth = state?.depth;
  const waits = goesOn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round, or a server that is back, is asked again.
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      (depth ? api.analysis(id, depth) : found(id)).then(
        (told) => {
          if (!wanted) return;
          setError(null);
          setState(told);
          if (goesOn(told)) timer = setTimeout(look, LOOK_MS);
        },
        (fault: unknown) => wanted && setError(fault),
      );
    if (!depth) void look();
    else if (waits) timer = setTimeout(look, LOOK_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, depth, waits, round, back]);
  const start = useCallback(
    (wish: Depth) => {
      setError(null);
      api.analyse(id, wish).then(setState, setError);
    },
    [id],
  );
  return { state, error, start, again };
}
