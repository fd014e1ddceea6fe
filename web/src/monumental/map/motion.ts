// What happened on the map since the last state, as short movements above it. The map itself shows the end of it all.

import { useEffect, useRef, useState } from "react";
import type { Event, View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import type { SignName } from "./signs";

export interface Motion {
  id: string;
  /** Milliseconds before it begins. */
  delay: number;
  tile: string;
  /** Where it comes from, if it moves. */
  from: string | null;
  /** What is seen moving or fading; without it the tile flashes. */
  sign: SignName | null;
  /** In whose colour. */
  land: string | null;
  gone: boolean;
}

export const GLIDE = 380;
const APART = 130; // from one movement to the next
const LONGEST = 1600; // after which all have begun

type Made = Pick<Motion, "tile"> & Partial<Omit<Motion, "id" | "delay">>;

/** The movement of one event; `lairs` says where Monsters were, and is kept up. */
function made(event: Event, view: View, lairs: Map<string, string>): Made | null {
  const land = "seat" in event ? (view.seats[event.seat]?.civilization ?? null) : null;
  switch (event.kind) {
    case "marched":
    case "moved":
      return { tile: event.tile, from: event.from, sign: event.figure, land };
    case "home": {
      const capital = view.seats[event.seat]?.capital;
      return capital ? { tile: capital, from: event.from, sign: event.figure, land } : null;
    }
    case "stepped":
      return { tile: event.tile, from: event.from, sign: "explorer", land };
    case "conquered":
    case "settled":
      return { tile: event.tile, land };
    case "destroyed":
      return { tile: event.tile, sign: event.figure, land, gone: true };
    case "razed":
      return { tile: event.tile, sign: "outpost", land, gone: true };
    case "outpost":
      return { tile: event.tile, sign: "outpost", land };
    case "collected":
      return { tile: event.tile, sign: "production", land: null, gone: true };
    case "placed":
      return { tile: event.tile, sign: "wonder", land };
    case "recruited":
      return { tile: event.tile, sign: "hero", land };
    case "looted":
      return { tile: event.tile, sign: event.what, gone: true };
    case "visited":
      return { tile: event.tile, sign: "market" };
    case "monster":
    case "walked":
    case "attacked": {
      const from = lairs.get(event.monster) ?? null;
      lairs.set(event.monster, event.tile);
      return { tile: event.tile, from: from === event.tile ? null : from, sign: "monster" };
    }
    case "defeated": {
      const tile = lairs.get(event.monster);
      return tile ? { tile, sign: "monster", gone: true } : null;
    }
    default:
      return null;
  }
}

/** The movements of all that was told, one after the other, the longer the quicker. */
export function motionsOf(told: readonly Step[], before: View | null, view: View): Motion[] {
  const lairs = new Map((before ?? view).monsters.map(({ id, tile }) => [id, tile]));
  const events = told.flatMap((step) => step.events as unknown as Event[]);
  const found = events.flatMap((event) => made(event, view, lairs) ?? []);
  const apart = Math.min(APART, LONGEST / Math.max(1, found.length));
  return found.map((motion, i) => ({
    from: null,
    sign: null,
    land: null,
    gone: false,
    ...motion,
    id: `${told[0]?.n ?? 0} ${i}`,
    delay: Math.round(i * apart),
  }));
}

/** The movements to be seen now; they are gone when they are over. */
export function useMotions(told: readonly Step[], view: View, still: boolean): Motion[] {
  const [motions, setMotions] = useState<Motion[]>([]);
  // What was told before the map was there is not played again.
  const seen = useRef(told);
  const before = useRef<View | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (seen.current === told) return;
    seen.current = told;
    const next = still || told.length === 0 ? [] : motionsOf(told, last, view);
    setMotions((now) => (now.length === 0 && next.length === 0 ? now : next));
  }, [told, view, still]);
  useEffect(() => {
    if (motions.length === 0) return;
    const last = Math.max(...motions.map(({ delay }) => delay)) + GLIDE + 60;
    const timer = setTimeout(() => setMotions([]), last);
    return () => clearTimeout(timer);
  }, [motions]);
  return motions;
}
