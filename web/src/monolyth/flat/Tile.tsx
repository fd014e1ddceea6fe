import { edgeOf, RuneMark, stoneOf } from "../../ui/runes";
import base from "../base.module.css";
import type { Colour } from "../types";

/** A small tile of a colour with its rune. */
export function Tile({ colour, size = 20 }: { colour: Colour; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect
        className={base.edge}
        x={1}
        y={1}
        width={22}
        height={22}
        rx={4}
        fill={stoneOf(colour)}
        stroke={edgeOf(colour)}
      />
      <RuneMark colour={colour} x={3} y={3} size={18} />
    </svg>
  );
}
