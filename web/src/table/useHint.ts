// A hint: asked for by a button or a key, given for one moment of the table, gone with it.

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, explain } from "../api";
import type { Advised, At } from "../protocol.gen";
import { actions } from "../store";
import { useWords } from "../words";

/** What the shell hands to a game's table about hints. */
export interface Hint {
  /** Whether one may be asked for now. */
  may: boolean;
  thinking: boolean;
  /** The best choices, the best first; null where none were asked for. */
  advice: readonly Advised[] | null;
  /** Why there is none. */
  fault: string | null;
  /** Where they are shown. */
  slot: HTMLElement | null;
  ask(): void;
  close(): void;
}

interface Known {
  moment: string;
  thinking: boolean;
  advice: readonly Advised[] | null;
  fault: string | null;
}

const NOTHING: Known = { moment: "", thinking: false, advice: null, fault: null };

/** Asks for hints at a moment; `allowed`: at this table, to whoever is on turn. */
export function useHint(at: At, allowed: boolean, free: boolean, slot: HTMLElement | null): Hint {
  const t = useWords();
  const moment = at.join();
  const [known, setKnown] = useState<Known>(NOTHING);
  const now = known.moment === moment ? known : NOTHING;
  const may = allowed && free;
  const busy = useRef("");
  const ask = useCallback(() => {
    if (!may || busy.current === moment) return;
    busy.current = moment;
    setKnown({ ...NOTHING, moment, thinking: true });
    actions
      .hint()
      .then(
        (advice) => setKnown({ ...NOTHING, moment, advice }),
        (error: unknown) => {
          // A table that has gone on needs no hint for what was.
          const gone = error instanceof ApiError && error.code === "stale";
          setKnown(gone ? NOTHING : { ...NOTHING, moment, fault: explain(t, error) });
        },
      )
      .finally(() => {
        busy.current = "";
      });
  }, [may, moment, t]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") || target?.closest("textarea, select, input:not([type=radio])"))
        return;
      event.preventDefault();
      ask();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [ask]);
  const close = useCallback(() => setKnown(NOTHING), []);
  return { may, thinking: now.thinking, advice: now.advice, fault: now.fault, slot, ask, close };
}
