// What happens at a table can be heard: each event has a sound, or none.

import { useEffect, useRef } from "react";
import type { Step } from "../protocol.gen";
import { play } from "./player";
import type { Sound } from "./synth";

type Happening = { kind: string };
/** The sounds of a game, by the kind of event. */
export type Sounds = Readonly<Record<string, Sound>>;

/** When a stone has come down, in seconds: it is heard then. */
const FALLS = 0.22;
/** What is not shown one by one is heard one by one. */
const APART = 0.16;
/** Whoever comes back after a while hears no heap of sounds. */
const MOST = 30;
const MOST_HEARD = 5;

/** The sounds of events, in their order: of the same one after another only the first. */
export function soundsOf(sounds: Sounds, events: readonly Happening[]): Sound[] {
  if (events.length > MOST) return [];
  const all = events.flatMap(({ kind }) => sounds[kind] ?? []);
  return all.filter((sound, i) => sound !== all[i - 1]).slice(0, MOST_HEARD);
}

interface Told {
  told: readonly Step[];
  at: readonly [number, number];
  /** Only a replay follows a seat: it is silent. */
  follow?: number | null | undefined;
}

/** Hear what has happened. Where events come on stage one by one, `stage` is the one that is there now. */
export function useSounds(sounds: Sounds, { told, at, follow }: Told, stage?: Happening | null): void {
  const silent = follow !== undefined;
  const seen = useRef(at);
  const moment = at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is heard once, when its moment comes.
  useEffect(() => {
    const [epoch, n] = seen.current;
    seen.current = at;
    if (silent || stage !== undefined || at[0] !== epoch || at[1] <= n) return;
    const events = told.filter((step) => step.n >= n).flatMap((step) => step.events as unknown as Happening[]);
    for (const [i, sound] of soundsOf(sounds, events).entries()) play(sound, i * APART);
  }, [moment]);
  useEffect(() => {
    const sound = stage && sounds[stage.kind];
    if (sound && !silent) play(sound, sound === "stone" ? FALLS : 0);
  }, [sounds, stage, silent]);
}
