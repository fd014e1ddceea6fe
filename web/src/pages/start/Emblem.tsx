// The sign of Monumental: a city of nine tablets, of which a row and a column are at work, on its land.

import styles from "./Emblem.module.css";

const HALF = 26;
const RADIUS = HALF / Math.cos(Math.PI / 6);
const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 6;
  return `${(RADIUS * Math.cos(angle)).toFixed(2)},${(RADIUS * Math.sin(angle)).toFixed(2)}`;
}).join(" ");

// The land by rows, from the left; the city lies on its middle.
const LAND: readonly (readonly [number, number, string])[] = [
  ["forest", "meadow", "water", "water", "hills"],
  ["meadow", "swamp", "meadow", "forest", "water", "forest"],
  ["hills", "forest", "meadow", "meadow", "hills", "meadow", "volcano"],
  ["water", "meadow", "forest", "swamp", "forest", "swamp"],
  ["water", "volcano", "hills", "meadow", "forest"],
].flatMap((kinds, row) => kinds.map((kind, i) => [i - Math.min(1 + row, 3), row - 2, kind] as const));

// What a tablet shows: a house, a tower, a scroll, a column, a coin, all as strokes on a field of 20 by 20.
const SIGNS: readonly string[] = [
  "M4 9l6-5 6 5v7H4zM8.5 16v-4h3v4",
  "M6 16V5h2v2h1.5V5h1v2H12V5h2v11z",
  "M5 5h10v10H5zM7.5 8.5h5M7.5 11.5h5",
  "M4 16h12M4 5h12M6.5 5v11M10 5v11M13.5 5v11",
  "M3 16l7-12 7 12zM10 4v12",
  "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 7.5v5",
  "M4 16c0-7 4-11 12-12-1 8-5 12-12 12zM4 16l7-7",
  "M5 16l5-12 5 12M7 11.5h6",
  "M4 7h12l-1.5 9h-9zM7 7V4h6v3",
];

const [WIDTH, HEIGHT, GAP] = [46, 52, 6];

export function Emblem() {
  return (
    <svg className={styles.emblem} viewBox="-184 -124 368 248" aria-hidden="true" focusable="false">
      {LAND.map(([q, r, kind]) => (
        <polygon
          key={`${q} ${r}`}
          points={HEX}
          transform={`translate(${(2 * HALF * (q + r / 2)).toFixed(1)} ${(1.5 * RADIUS * r).toFixed(1)})`}
          style={{ fill: `var(--land-${kind})` }}
        />
      ))}
      {SIGNS.map((sign, i) => {
        const [row, column] = [Math.floor(i / 3), i % 3];
        const at = `translate(${(column - 1) * (WIDTH + GAP) - WIDTH / 2} ${(row - 1) * (HEIGHT + GAP) - HEIGHT / 2})`;
        return (
          <g key={sign} transform={at} className={row === 1 || column === 2 ? styles.lit : styles.tablet}>
            <rect width={WIDTH} height={HEIGHT} rx="5" />
            <path className={styles.sign} d={sign} transform="translate(8 7) scale(1.5)" />
            <path className={styles.edge} d={`M8 ${HEIGHT - 7}h${WIDTH - 16}`} />
          </g>
        );
      })}
    </svg>
  );
}
