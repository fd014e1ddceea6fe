// Plays sounds where somebody wants them. Without that wish, and before anything was touched, there is no audio at all.

import { useSettings } from "../settings";
import { SOUNDS, type Sound } from "./synth";

/** The same sound is not heard again so soon, in seconds. */
const APART = 0.06;

let context: AudioContext | null = null;
let master: GainNode | null = null;
const last = new Map<Sound, number>();

/** Loudness as it is felt. */
const gain = (volume: number) => (volume / 100) ** 2;

function open(): AudioContext | null {
  const { sound } = useSettings.getState();
  if (!sound || navigator.userActivation?.hasBeenActive === false || !("AudioContext" in window)) return null;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  // A device may have put it to sleep.
  if (context.state === "suspended") context.resume().catch(() => undefined);
  return context;
}

/** Play a sound, after so many seconds. */
export function play(sound: Sound, after = 0): void {
  const audio = open();
  if (!audio || !master) return;
  master.gain.value = gain(useSettings.getState().volume);
  const at = audio.currentTime + after;
  const before = last.get(sound);
  if (before !== undefined && Math.abs(at - before) < APART) return;
  last.set(sound, at);
  SOUNDS[sound]([audio, master, at]);
}

// Whoever wants no sound any more keeps no audio either.
useSettings.subscribe(({ sound }) => {
  if (sound || !context) return;
  context.close().catch(() => undefined);
  context = master = null;
  last.clear();
});
