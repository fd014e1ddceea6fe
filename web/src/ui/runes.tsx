// One sign for every colour, drawn in a box of 24 by 24: as SVG in the flat pictures, as an engraving in the scene.

export type Colour = "blue" | "orange" | "black" | "turquoise" | "white";

export const RUNES: Record<Colour, string> = {
  blue: "M3.5 7.5q2.1-3 4.25 0t4.25 0 4.25 0 4.25 0M3.5 12.5q2.1-3 4.25 0t4.25 0 4.25 0 4.25 0M3.5 17.5q2.1-3 4.25 0t4.25 0 4.25 0 4.25 0",
  orange:
    "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4",
  black: "M3 19L10 5.5l3.4 6.3L15.6 9 21 19z",
  turquoise: "M12.4 12.2a1.9 1.9 0 0 0-3.6 1a4 4 0 0 0 7.6-.6a6 6 0 0 0-11.6-1.6a8 8 0 0 0 8.6 9.6a9 9 0 0 0 6.6-4.4",
  white: "M15.6 3.8a8.6 8.6 0 1 0 4.7 12.6a7.2 7.2 0 0 1-4.7-12.6z",
};

export function stoneOf(colour: Colour): string {
  return `var(--stone-${colour})`;
}

/** The engraving: stands out from its stone by 3:1 or more. */
export function runeOf(colour: Colour): string {
  return `var(--rune-${colour})`;
}

/** The line around a stone: stands out from the table by 3:1 or more, in the light look and in the dark one. */
export function edgeOf(colour: Colour): string {
  return `var(--edge-${colour})`;
}

/** Mixes a colour towards black (below 0) or white, for the faces of a drawn cube. */
export function shaded(colour: string, by: number): string {
  return `color-mix(in srgb, ${colour}, ${by < 0 ? "black" : "white"} ${Math.round(Math.abs(by) * 100)}%)`;
}

/** The sign of a colour inside another SVG, in a box of `size` at (x, y). */
export function RuneMark({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }) {
  return (
    <path
      d={RUNES[colour]}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill="none"
      stroke={runeOf(colour)}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
