// The analysis of a table: what there is of it, how far it is, and asking for it.

import { useCallback, useEffect, useMemo, useState } from "react";
import { api } from "../../api";
import type { Analysis, AnalysisState, Depth } from "../../protocol.gen";
import { useReach } from "../../reach";

const LOOK_MS = 1000;

export interface Asked {
  /** The closer look if one was begun, else the quick one; null until the server has said what there is. */
  state: AnalysisState | null;
  /** What is there to be seen: the quick look stays until the closer one is done. */
  found: { analysis: Analysis; depth: Depth } | null;
  error: unknown;
  start(depth: Depth): void;
  again(): void;
}

const goesOn = (state: AnalysisState | null) => state?.status === "waiting" || state?.status === "running";

type Told = Partial<Record<Depth, AnalysisState>>;

const heard = (state: AnalysisState): Told => ({ [state.depth]: state });

/** Whatever there is; a closer look that is done leaves nothing to ask for. */
async function everything(id: string): Promise<Told> {
  const deep = await api.analysis(id, "deep");
  return deep.status === "done" ? heard(deep) : { deep, quick: await api.analysis(id, "quick") };
}

function foundIn({ deep, quick }: Told): Asked["found"] {
  for (const one of [deep, quick]) if (one?.analysis) return { analysis: one.analysis, depth: one.depth };
  return null;
}

export function useAnalysis(id: string): Asked {
  const [told, setTold] = useState<Told>({});
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState<Depth | null>(null);
  const [round, setRound] = useState(0);
  const back = useReach((reach) => reach.back);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const state = (told.deep && told.deep.status !== "none" ? told.deep : told.quick) ?? null;
  const depth = state?.depth;
  const waits = goesOn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round, or a server that is back, is asked again.
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      (depth ? api.analysis(id, depth).then(heard) : everything(id)).then(
        (news) => {
          if (!wanted) return;
          setError(null);
          setTold((known) => ({ ...known, ...news }));
          if (depth && goesOn(news[depth] ?? null)) timer = setTimeout(look, LOOK_MS);
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
      setAsked(wish);
      api
        .analyse(id, wish)
        .then((state) => setTold((known) => ({ ...known, ...heard(state) })), setError)
        .finally(() => setAsked(null));
    },
    [id],
  );
  const found = useMemo(() => foundIn(told), [told]);
  return { state: asked ? waiting(asked) : state, found, error, start, again };
}

/** What there is to be said of it until the server has answered. */
const waiting = (depth: Depth): AnalysisState => ({ status: "waiting", depth, done: 0, total: 0, analysis: null });
