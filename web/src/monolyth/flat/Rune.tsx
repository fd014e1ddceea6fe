import { RUNES, STONE_COLOURS } from "../runes";
import type { Colour } from "../types";

/** The sign of a colour inside another SVG, in a box of `size` at (x, y). */
export function RuneMark({
  colour,
  x,
  y,
  size,
  ink,
}: {
  colour: Colour;
  x: number;
  y: number;
  size: number;
  ink?: string;
}) {
  return (
    <path
      d={RUNES[colour]}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill="none"
      stroke={ink ?? STONE_COLOURS[colour].rune}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A small tile of a colour with its rune. */
export function Tile({ colour, size = 20 }: { colour: Colour; size?: number }) {
  return (
    <svg className="mono-tile" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x={1} y={1} width={22} height={22} rx={4} fill={STONE_COLOURS[colour].stone} className="mono-tile-edge" />
      <RuneMark colour={colour} x={3} y={3} size={18} />
    </svg>
  );
}
