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
  /** Whether the focus goes to what is advised: the button that was pressed by a key is gone by then. */
  enter?: boolean;
  ask(enter?: boolean): void;
  close(): void;
}

interface Known {
  moment: string;
  thinking: boolean;
  advice: readonly Advised[] | null;
  fault: string | null;
  enter: boolean;
}

const NOTHING: Known = { moment: "", thinking: false, advice: null, fault: null, enter: false };

/** Asks for hints at a moment; `allowed`: at this table, to whoever is on turn. */
export function useHint(at: At, allowed: boolean, free: boolean, slot: HTMLElement | null): Hint {
  const t = useWords();
  const moment = at.join();
  const [known, setKnown] = useState<Known>(NOTHING);
  const now = known.moment === moment ? known : NOTHING;
  const may = allowed && free;
  // The moment that is being asked about; whoever closes the hint meanwhile does not want to see it any more.
  const busy = useRef("");
  const wanted = useRef(false);
  const ask = useCallback(
    (enter = false) => {
      if (!may) return;
      wanted.current = true;
      setKnown({ ...NOTHING, moment, thinking: true, enter });
      if (busy.current === moment) return;
      busy.current = moment;
      const tell = (what: Partial<Known>) => {
        if (wanted.current) setKnown((old) => ({ ...NOTHING, moment, enter: old.enter, ...what }));
      };
      actions
        .hint()
        .then(
          (advice) => tell({ advice }),
          (error: unknown) => {
            // A table that has gone on needs no hint for what was.
            if (error instanceof ApiError && error.code === "stale") setKnown(NOTHING);
            else tell({ fault: explain(t, error) });
          },
        )
        .finally(() => {
          busy.current = "";
        });
    },
    [may, moment, t],
  );
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
  const close = useCallback(() => {
    wanted.current = false;
    setKnown(NOTHING);
  }, []);
  const { thinking, advice, fault, enter } = now;
  return { may, thinking, advice, fault, enter, slot, ask, close };
}
