import type { Sounds } from "../sounds/useSounds";

export const SOUNDS: Sounds = {
  moved: "crystal",
  placed: "stone",
  discarded: "card",
  prophecy: "card",
  burnt: "card",
  level: "coin",
  structure: "coin",
};
