// The signs of what stands on the map: those of the cards as filled shapes, which can be told apart when they are small.

import { DRAWINGS } from "../cards/signs";

export const SIGNS = {
  soldier: "M10 3a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 10 3zM2.5 21.5v-2.3a7.5 7.5 0 0 1 15 0v2.3zM19.3 2h2.4v19.5h-2.4z",
  warlord: "M3 7.5l5 4 4-7.5 4 7.5 5-4-2 9.5H5zM5 18.5h14V21H5z",
  hero: "M3.5 14.5a8.5 8.5 0 0 1 17 0v7h-5.3v-6H8.8v6H3.5zM4.8 6.2C7.5 1 16.5 1 19.2 6.2l-2.4 1.5c-2-3-7.6-3-9.6 0z",
  outpost: "M6.5 21.5V11H4.5V4H8v2.5h2.5V4h3v2.5H16V4h3.5v7h-2v10.5h-4v-5.5h-3v5.5z",
  explorer: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM17.3 6.7l-7.4 3.2-3.2 7.4 7.4-3.2z",
  barbarian: "M4.5 20.8L13.5 5.5l2.3 1.4L6.8 22.2zM12.5 2.7c5-1.4 9.3 1 10 7.8-3.6-.3-6 .6-8 3.5l-5-3z",
  city: "M2.5 21.5V6.5h4.3V10h2.9V6.5h4.6V10h2.9V6.5h4.3v15h-6.5v-3.8a3 3 0 0 0-6 0v3.8z",
  market:
    "M4.5 3.5h15l2 6.5a2.4 2.4 0 0 1-4.8.2 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.8-.2zM5 14h2.5v5h9v-5H19v7.5H5z",
  production: DRAWINGS.production.fill,
  wonder: "M10.3 2.5h3.4v4.7h3v4.6h2.6v4.6H22v5.1H2v-5.1h2.7v-4.6h2.6V7.2h3z",
  monster:
    "M3.5 2.5L8.5 7h7l5-4.5.7 9C21.2 17.5 17 22 12 22s-9.2-4.5-9.2-10.5zM6.5 10.5l1 3.5 4-1zM17.5 10.5l-5 2.5 4 1zM8 16.5l1.3 3 1.5-2h2.4l1.5 2 1.3-3z",
  capital: "M11.2 7V1.5h6.3l-1.6 2 1.6 2h-4.2V7h2.7v4h2V8.5h4V22h-6.5v-4a3.5 3.5 0 0 0-7 0v4H2V8.5h4V11h2V7z",
} as const;

export type SignName = keyof typeof SIGNS;

/** For parts of a drawing that never speak: the label of their tile does. */
export const UNHEARD = { "aria-hidden": true } as const;

/** A sign in a drawing, around the spot x, y. */
export function Sign({ name, x = 0, y = 0, size }: { name: SignName; x?: number; y?: number; size: number }) {
  const scale = size / 24;
  return (
    <path
      d={SIGNS[name]}
      fillRule="evenodd"
      transform={`translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(4)})`}
    />
  );
}

/** A sign in a line of text. It never speaks: the words beside it do. */
export function SignIcon({ name, className }: { name: SignName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} fillRule="evenodd" />
    </svg>
  );
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
