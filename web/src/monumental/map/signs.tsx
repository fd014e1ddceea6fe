// The signs of what stands on the map: the small, filled variants of the drawings.

import { Picture } from "../../ui/icons";
import { DRAWINGS } from "../drawings";

const SIGNS = {
  soldier: DRAWINGS.unit,
  warlord: DRAWINGS.warlord,
  hero: DRAWINGS.hero,
  outpost: DRAWINGS.outpost,
  explorer: DRAWINGS.explorer,
  barbarian: DRAWINGS.barbarian,
  city: DRAWINGS["free-city"],
  market: DRAWINGS.market,
  production: DRAWINGS.production,
  wonder: DRAWINGS.wonder,
  monster: DRAWINGS.monster,
  capital: DRAWINGS.capital,
} as const;

export type SignName = keyof typeof SIGNS;

/** For parts of a drawing that never speak: the label of their tile does. */
export const UNHEARD = { "aria-hidden": true } as const;

/** A sign in a drawing, around the spot x, y. */
export function Sign({ name, x = 0, y = 0, size }: { name: SignName; x?: number; y?: number; size: number }) {
  const scale = size / 24;
  const drawn = SIGNS[name];
  return (
    <path
      d={"small" in drawn ? drawn.small : drawn.fill}
      fillRule="evenodd"
      transform={`translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(4)})`}
    />
  );
}

/** A sign in a line of text. It never speaks: the words beside it do. */
export function SignIcon({ name, className }: { name: SignName; className?: string | undefined }) {
  return <Picture of={SIGNS[name]} small className={className} />;
}

type Land = "meadow" | "forest" | "swamp" | "hills" | "volcano" | "water" | "capital";

// What grows on the ground: strokes around 0, 0, about 14 wide.
export const TEXTURES: Readonly<Record<Land, string>> = {
  meadow: "M-4 3Q-4-1-6-3M-4 3V-4M-4 3Q-4-1-2-3M4 4Q4 1 2.5-1M4 4V-2M4 4Q4 1 5.5-1",
  forest: "M-4 5V3M-4 3H-8L-4-5 0 3ZM4.5 5V3.5M4.5 3.5H1.5L4.5-2.5 7.5 3.5Z",
  swamp: "M-7 4H-1M1 4H7M-4 1V-5M-4-5Q-2.5-3.5-4-1.5M4 1V-3M4-3Q5.5-1.5 4 0M-5.5 1H-2.5M2.5 1H5.5",
  hills: "M-8 4Q-4-4 0 4M-1 2Q3-7 8 4",
  volcano: "M-8 5L-2.5-4 0-2.5 2.5-4 8 5ZM-1.5-6Q-3-8-1.5-9.5M2-6Q3.5-8 2-9.5",
  water: "M-9 0Q-6.7-3-4.5 0T0 0 4.5 0 9 0",
  capital: "",
};
