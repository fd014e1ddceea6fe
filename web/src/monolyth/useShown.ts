// Plays what was told: the view on show follows the events one by one and ends at the view that was sent.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Step } from "../protocol.gen";
import { parseCell } from "./cells";
import type { MonolythEvent, MonolythView, SeatView } from "./types";

const LASTS: Record<MonolythEvent["kind"], number> = {
  moved: 420,
  taken: 220,
  swapped: 260,
  discarded: 320,
  placed: 420,
  refilled: 300,
  closed: 120,
  prophecy: 360,
  burnt: 300,
  level: 450,
  structure: 450,
  ending: 60,
  over: 0,
};
// Whoever comes back to a table after a while wants to see it as it is, not a film.
const MOST_EVENTS = 30;

export interface Shown {
  view: MonolythView;
  /** The event that is on stage; null at rest. */
  event: MonolythEvent | null;
  /** Whether changes are to be animated: they are not after a skip, an undo or a jump in a replay. */
  lively: boolean;
  /** The cells of each seat's latest stone. */
  latest: Record<number, string[]>;
  skip(): void;
}

/** What happened from a moment on: a step's `n` is the number of choices before it. */
export function eventsOf(told: readonly Step[], from: number): MonolythEvent[] {
  return told.filter((step) => step.n >= from).flatMap((step) => step.events as unknown as MonolythEvent[]);
}

/** What an event changes in the picture on its way to the view that was sent; counts and scores follow with that. */
export function afterEvent(view: MonolythView, event: MonolythEvent, sent: MonolythView): MonolythView {
  const sites = [...view.sites];
  switch (event.kind) {
    case "moved":
      return { ...view, crystal: event.to, reach: [] };
    case "taken":
    case "swapped":
    case "discarded":
      sites[event.site] = null;
      return { ...view, sites };
    case "refilled":
      sites[event.site] = { shape: event.shape, colour: event.colour };
      return { ...view, sites };
    case "placed":
      return withSeat(view, event.seat, (seat) => {
        const cubes = seat.cubes.map((rows) => rows.map((row) => [...row]));
        const heights = seat.heights.map((row) => [...row]);
        for (const name of event.cells) {
          const { x, y, z } = parseCell(name);
          const [row, tall] = [cubes[z]?.[y], heights[y]];
          if (row) row[x] = event.colour;
          if (tall) tall[x] = Math.max(tall[x] ?? 0, z + 1);
        }
        return { ...seat, cubes, heights };
      });
    case "prophecy":
      return withSeat(view, event.seat, (seat) => {
        const wall = sent.seats[event.seat]?.walls[event.side] ?? seat.walls[event.side];
        return { ...seat, walls: { ...seat.walls, [event.side]: wall } };
      });
    default:
      return view;
  }
}

function withSeat(view: MonolythView, seat: number, change: (seat: SeatView) => SeatView): MonolythView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? change(one) : one)) };
}

// Long enough to see where somebody else's stone lies; acting ends it.
const OTHERS_LAST = 1000;

function lasts(event: MonolythEvent, own: number): number {
  return event.kind === "placed" && event.seat !== own ? OTHERS_LAST : LASTS[event.kind];
}

export function useShown(
  view: MonolythView,
  told: readonly Step[],
  at: [number, number],
  still: boolean,
  own: number,
): Shown {
  const [shown, setShown] = useState<{ view: MonolythView; event: MonolythEvent | null; lively: boolean }>({
    view,
    event: null,
    lively: false,
  });
  const [latest, setLatest] = useState<Record<number, string[]>>(() => lastPlaced({}, eventsOf(told, 0)));
  const seen = useRef({ at, view });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const target = useRef(view);
  target.current = view;

  const skip = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setShown({ view: target.current, event: null, lively: false });
  }, []);

  const moment = at.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is played once, when its moment comes.
  useEffect(() => {
    const before = seen.current;
    if (before.at.join(",") === moment) return;
    seen.current = { at, view };
    const onward = at[0] === before.at[0] && at[1] > before.at[1];
    const events = onward ? eventsOf(told, before.at[1]) : [];
    setLatest((old) => lastPlaced(onward ? old : {}, onward ? events : eventsOf(told, 0)));
    clearTimeout(timer.current);
    timer.current = undefined;
    if (still || events.length === 0 || events.length > MOST_EVENTS) {
      setShown({ view, event: null, lively: false });
      return;
    }
    let now = before.view;
    const play = (i: number) => {
      const event = events[i];
      if (!event) {
        timer.current = undefined;
        setShown({ view: target.current, event: null, lively: true });
        return;
      }
      now = afterEvent(now, event, target.current);
      setShown({ view: now, event, lively: true });
      timer.current = setTimeout(play, lasts(event, own), i + 1);
    };
    play(0);
  }, [moment]);

  // Between two moments the sent view may still change (a reconnect): show it when nothing is being played.
  useEffect(() => {
    if (timer.current === undefined)
      setShown((old) => (old.view === view ? old : { view, event: null, lively: false }));
  }, [view]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { ...shown, latest, skip };
}

function lastPlaced(old: Record<number, string[]>, events: readonly MonolythEvent[]): Record<number, string[]> {
  const found = { ...old };
  for (const event of events) if (event.kind === "placed") found[event.seat] = event.cells;
  return found;
}
