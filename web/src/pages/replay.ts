// The moments of a table, fetched in spans as they are needed and kept.

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { api } from "../api";
import type { Moment } from "../protocol.gen";
import { useSize } from "../table/useSize";

const SPAN = 32;

export interface Film {
  /** How many choices there are. */
  length: number;
  at(n: number): Moment | undefined;
  error: unknown;
  again(): void;
}

/** Hold the moments around `n`, and fetch the next span before it is reached. */
export function useFilm(id: string, total: number, n: number): Film {
  const kept = useRef(new Map<number, Moment>());
  const asked = useRef(new Set<number>());
  const [length, setLength] = useState(total);
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(
    async (span: number) => {
      if (span < 0 || asked.current.has(span)) return;
      asked.current.add(span);
      try {
        const { at, moments } = await api.steps(id, span * SPAN, span * SPAN + SPAN - 1);
        for (const moment of moments) kept.current.set(moment.n, moment);
        setLength(at[1]);
        setError(null);
      } catch (fault) {
        asked.current.delete(span);
        setError(fault);
      }
      redraw((count) => count + 1);
    },
    [id],
  );
  useEffect(() => {
    const span = Math.floor(n / SPAN);
    void load(span);
    if (n % SPAN > SPAN / 2 && (span + 1) * SPAN <= length) void load(span + 1);
    if (n % SPAN < 2 && span > 0) void load(span - 1);
  }, [n, length, load]);
  return {
    length,
    at: (wanted) => kept.current.get(wanted),
    error,
    again: () => void load(Math.floor(n / SPAN)),
  };
}

/** The first moment at which somebody decides: what is dealt before it is one step. Null until it is known. */
export function dealtAt(film: Film): number | null {
  for (let at = 0; at <= film.length; at += 1) {
    const moment = film.at(at);
    if (!moment) return null;
    if (moment.turn === null || moment.turn >= 0) return at;
  }
  return null;
}

/** The address of a moment, with the analysis open beside it or not. */
export function addressOf(id: string, n: number, analysing: boolean): string {
  return `/table/${id}/replay?n=${n}${analysing ? "&side=analysis" : ""}`;
}

/** Whether there is room beside the board, as the style of the frame has it; null until it is measured. */
export function useBeside(frame: RefObject<HTMLElement | null>): boolean | null {
  const { width, height } = useSize(frame);
  if (width === 0) return null;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return width > 68.7 * rem && height > 30 * rem;
}

/** The next moment, forward or back, at which another seat decides; null while it is not loaded. */
export function nextTurn(film: Film, n: number, forward: boolean): number | null {
  const step = forward ? 1 : -1;
  const now = film.at(n);
  const seen = now ? ownerOf(now) : -1;
  for (let at = n + step; at >= 0 && at <= film.length; at += step) {
    const moment = film.at(at);
    if (!moment) return at;
    if (moment.turn === null) return at;
    const owner = ownerOf(moment);
    if (owner >= 0 && (owner !== seen || newRound(now, moment))) return at;
  }
  return forward ? film.length : 0;
}

/** Who has the turn: the game's view may name the seat also while nature decides, as it does for the Automa. */
function ownerOf({ turn, view }: Moment): number {
  return typeof view.seat === "number" ? view.seat : (turn ?? -1);
}

function newRound(a: Moment | undefined, b: Moment): boolean {
  return a !== undefined && a.view.round !== b.view.round;
}

/** Whose doings a moment tells of: the seat that has the turn, where the game's view names it, else who decided last. */
export function moverAt(film: Film, n: number): number | null {
  const seat = film.at(n)?.view.seat;
  if (typeof seat === "number") return seat;
  for (let at = n; at >= 0; at -= 1) {
    const moment = film.at(at);
    if (!moment) return null;
    if (moment.step && moment.step.seat >= 0) return moment.step.seat;
  }
  return null;
}
