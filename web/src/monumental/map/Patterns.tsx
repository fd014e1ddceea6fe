// The patterns of the civilizations, so that colour is never the only sign of who holds a tile.

/** How a pattern is drawn, and how large the piece is that repeats. */
const PATTERNS = {
  china: { size: 10, stroke: "M-2 2L2-2M-2 12L12-2M8 12L12 8", fill: "" },
  denmark: {
    size: 11,
    stroke: "",
    fill: "M2.75.5a2.25 2.25 0 1 0 .01 0zM8.25 6a2.25 2.25 0 1 0 .01 0z",
  },
  egypt: { size: 9, stroke: "M-1 1L1-1M-1 10L10-1M8 10L10 8M-1 8L1 10M-1-1L10 10M8-1L10 1", fill: "" },
  greece: { size: 12, stroke: "M-3 3Q0 0 3 3T9 3 15 3M-3 9Q0 6 3 9T9 9 15 9", fill: "" },
  japan: { size: 12, stroke: "", fill: "M0 0h6v6H0zM6 6h6v6H6z" },
} as const;

export type Land = keyof typeof PATTERNS;

const LANDS = Object.keys(PATTERNS) as Land[];

/** The colour of a civilization. */
export function colourOf(land: string): string {
  return `var(--civ-${land})`;
}

/** The pattern of a civilization as a paint; `scope` tells the drawings of one page apart. */
export function paintOf(scope: string, land: string): string {
  return `url(#${scope}-${land})`;
}

/** The patterns of all civilizations, for one drawing. */
export function Patterns({ scope }: { scope: string }) {
  return (
    <defs>
      {LANDS.map((land) => {
        const { size, stroke, fill } = PATTERNS[land];
        return (
          <pattern key={land} id={`${scope}-${land}`} width={size} height={size} patternUnits="userSpaceOnUse">
            {stroke && <path d={stroke} fill="none" stroke={colourOf(land)} strokeWidth={land === "china" ? 3.2 : 2} />}
            {fill && <path d={fill} fill={colourOf(land)} />}
          </pattern>
        );
      })}
    </defs>
  );
}
