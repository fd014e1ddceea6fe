// Cubes as a drawing, seen from the south-east: on the start page, in the rules and beside the table.

import styles from "./Iso.module.css";
import { type Colour, edgeOf, RUNES, runeOf, shaded, stoneOf } from "./runes";

/** Column from west to east, row from north to south, level from the ground. */
interface Cell {
  x: number;
  y: number;
  z: number;
}

/** A cube of a colour. */
export interface Cube extends Cell {
  colour: Colour;
  /** `ghost`: being placed. `wrong`: cannot lie there. */
  mark?: "ghost" | "wrong";
}

const [COS, SIN] = [0.866, 0.5];

/** A spot in columns, rows and levels: the cube at 0 reaches from 0 to 1. */
export type Spot = readonly [number, number, number];

function flat([x, y, z]: Spot): [number, number] {
  return [(x - y) * COS, (x + y) * SIN - z];
}

/** The corners of an area as they are drawn. */
export function corners(spots: readonly Spot[]): string {
  return spots
    .map((spot) =>
      flat(spot)
        .map((n) => n.toFixed(3))
        .join(","),
    )
    .join(" ");
}

// The three faces that can be seen: corners around a cube at 0, and the matrix that lays a rune onto the face.
const FACES = [
  {
    side: "top",
    shade: 0.12,
    around: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
    matrix: [COS, SIN, -COS, SIN, 0, -1],
  },
  {
    side: "south",
    shade: -0.1,
    around: [
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ],
    matrix: [COS, SIN, 0, 1, -COS, SIN - 1],
  },
  {
    side: "east",
    shade: -0.28,
    around: [
      [1, 1, 1],
      [1, 0, 1],
      [1, 0, 0],
      [1, 1, 0],
    ],
    matrix: [COS, -SIN, 0, 1, 0, 0],
  },
] as const;

function hidden(cubes: ReadonlySet<string>, { x, y, z }: Cell, side: string): boolean {
  if (side === "top") return cubes.has(`${x},${y},${z + 1}`);
  return cubes.has(side === "south" ? `${x},${y + 1},${z}` : `${x + 1},${y},${z}`);
}

export function IsoCubes({ cubes }: { cubes: readonly Cube[] }) {
  const there = new Set(cubes.filter(({ mark }) => !mark).map(({ x, y, z }) => `${x},${y},${z}`));
  const sorted = [...cubes].sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z) || a.z - b.z);
  return sorted.map((cube) => {
    const { x, y, z, colour, mark = "" } = cube;
    return (
      <g
        key={`${x},${y},${z} ${mark}`}
        className={mark && styles[mark]}
        data-mark={mark || undefined}
        transform={`translate(${flat([x, y, z]).join(" ")})`}
      >
        {FACES.filter(({ side }) => !hidden(there, cube, side)).map(({ side, shade, around, matrix }) => (
          <g key={side}>
            <polygon
              points={corners(around)}
              fill={shaded(stoneOf(colour), colour === "black" ? shade + 0.1 : shade)}
              stroke={edgeOf(colour)}
              strokeWidth={1.1}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
            <path
              d={RUNES[colour]}
              transform={`matrix(${matrix.join(" ")}) translate(0.18 0.18) scale(${0.64 / 24})`}
              fill="none"
              stroke={runeOf(colour)}
              strokeWidth={2.2}
              strokeLinecap="round"
              strokeLinejoin="round"
              opacity={0.85}
            />
          </g>
        ))}
      </g>
    );
  });
}

/** The box around some spots as they are drawn, with a margin. */
export function box(spots: readonly Spot[]): string {
  const drawn = spots.map(flat);
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
    .map((n) => n.toFixed(2))
    .join(" ");
}

const MARGIN = 0.1;

/** The corners of some cubes. */
export function cornersOf(cubes: readonly Cell[]): Spot[] {
  return cubes.flatMap(({ x, y, z }) =>
    [0, 1].flatMap((dx) => [0, 1].flatMap((dy) => [0, 1].map((dz): Spot => [x + dx, y + dy, z + dz]))),
  );
}

interface IsoProps {
  cubes: readonly Cube[];
  /** The board's size; 0 draws none. */
  grid?: number;
  /** The colours of the board's edges: south and east are seen. */
  edges?: { south: Colour; east: Colour };
  label: string | null;
  levels?: number;
}

/** Cubes on a slab, in a box that has room for so many levels. */
export function Iso({ cubes, grid = 4, edges, label, levels }: IsoProps) {
  const size = Math.max(grid, ...cubes.map((cube) => Math.max(cube.x, cube.y) + 1));
  const high = levels ?? Math.max(1, ...cubes.map((cube) => cube.z + 1));
  const pad = grid ? BORDER : MARGIN;
  const whole: Spot[] = [
    [-pad, -pad, 0],
    [0, 0, high],
    [-pad, size + pad, 0],
    [size + pad, -pad, 0],
    [size + pad, size + pad, -THICK],
  ];
  const said = label === null ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden where a caption says the same.
    <svg className={styles.iso} viewBox={box(whole)} {...said}>
      {grid > 0 && <Slab grid={grid} />}
      {grid > 0 && edges && (
        <>
          <Edge colour={edges.south} from={[0, grid + 0.08]} to={[grid, grid + 0.42]} />
          <Edge colour={edges.east} from={[grid + 0.08, 0]} to={[grid + 0.42, grid]} />
        </>
      )}
      <IsoCubes cubes={cubes} />
    </svg>
  );
}

const BORDER = 0.5;
const THICK = 0.3;

function Slab({ grid }: { grid: number }) {
  const [near, far] = [grid + BORDER, -BORDER];
  return (
    <g className={styles.board}>
      <polygon
        className={styles.side}
        points={corners([
          [far, near, 0],
          [near, near, 0],
          [near, near, -THICK],
          [far, near, -THICK],
        ])}
      />
      <polygon
        className={`${styles.side} ${styles.dark}`}
        points={corners([
          [near, near, 0],
          [near, far, 0],
          [near, far, -THICK],
          [near, near, -THICK],
        ])}
      />
      <polygon
        className={styles.plate}
        points={corners([
          [far, far, 0],
          [near, far, 0],
          [near, near, 0],
          [far, near, 0],
        ])}
      />
      {Array.from({ length: grid + 1 }, (_, i) => i).map((i) => (
        <g key={i}>
          <polyline
            points={corners([
              [i, 0, 0],
              [i, grid, 0],
            ])}
          />
          <polyline
            points={corners([
              [0, i, 0],
              [grid, i, 0],
            ])}
          />
        </g>
      ))}
    </g>
  );
}

/** A strip of a colour on the ground. */
export function Edge({ colour, from: [x, y], to: [right, down] }: { colour: Colour; from: Flat; to: Flat }) {
  const spots: Spot[] = [
    [x, y, 0],
    [right, y, 0],
    [right, down, 0],
    [x, down, 0],
  ];
  return (
    <polygon
      points={corners(spots)}
      fill={stoneOf(colour)}
      stroke={edgeOf(colour)}
      strokeWidth={1.1}
      vectorEffect="non-scaling-stroke"
    />
  );
}

type Flat = readonly [number, number];

/** Make cubes of one colour: `stone("blue", null, [0, 0, 0], [1, 0, 0])`. */
export function stone(colour: Colour, mark: Cube["mark"] | null, ...cells: Spot[]): Cube[] {
  return cells.map(([x, y, z]) => (mark ? { x, y, z, colour, mark } : { x, y, z, colour }));
}
