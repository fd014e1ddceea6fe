// What a person has set on this device: kept in localStorage, applied to the document.

import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Language } from "./protocol.gen";

export type Look = "system" | "light" | "dark";
export type Motion = "system" | "less" | "full";
/** How long the Automa's cards stay; "once": all of them are shown together. */
export type Pace = "slow" | "normal" | "fast" | "once";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "once"];
export const TEXT_SIZES: readonly number[] = [100, 115, 130, 150, 175, 200];

export interface Settings {
  language: Language | null;
  look: Look;
  motion: Motion;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  notify: boolean;
  textSize: number;
  automaPace: Pace;
  set(change: Partial<Omit<Settings, "set">>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: null,
      look: "system",
      motion: "system",
      sound: false,
      volume: 60,
      notify: false,
      textSize: 100,
      automaPace: "normal",
      set,
    }),
    { name: "cairn-settings", version: 1 },
  ),
);

/** Write the settings to the document, where the style sheets see them. */
export function applySettings({ look, motion, textSize }: Settings): void {
  const root = document.documentElement;
  if (look === "system") delete root.dataset.look;
  else root.dataset.look = look;
  if (motion === "system") delete root.dataset.motion;
  else root.dataset.motion = motion;
  root.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}

export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const system = useMedia("(prefers-reduced-motion: reduce)");
  return motion === "less" || (motion === "system" && system);
}

/** Whether the look is dark now: for what CSS cannot reach, such as the lights of a scene. */
export function useDark(): boolean {
  const look = useSettings((settings) => settings.look);
  const system = useMedia("(prefers-color-scheme: dark)");
  return look === "dark" || (look === "system" && system);
}
