import type { Sounds } from "../sounds/useSounds";

export const SOUNDS: Sounds = {
  cross: "card",
  acquired: "card",
  developed: "card",
  recruited: "card",
  gained: "coin",
  exchanged: "coin",
  looted: "coin",
  benefit: "coin",
  begun: "stone",
  conquered: "stone",
  outpost: "stone",
  defeated: "stone",
  completed: "crystal",
};
