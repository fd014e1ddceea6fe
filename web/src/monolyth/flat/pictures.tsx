// Small pictures of Monolyth: stones in lists, and towers that are only glanced at.

import { box, type Cube, corners, cornersOf, Edge, IsoCubes, type Spot } from "../../ui/Iso";
import type { Cell } from "../cells";
import type { GhostStone } from "../scene/TowerScene";
import { type Colour, GRID, type SeatView, SIDES, type Side } from "../types";
import styles from "./pictures.module.css";

export function StonePicture({ cells, colour }: { cells: readonly Cell[]; colour: Colour }) {
  return (
    <svg data-part="cubes" viewBox={box(cornersOf(cells))} aria-hidden="true">
      <IsoCubes cubes={cells.map((cell) => ({ ...cell, colour }))} />
    </svg>
  );
}

export function cubesOf(levels: SeatView["cubes"]): Cube[] {
  return levels.flatMap((rows, z) =>
    rows.flatMap((row, y) => row.flatMap((colour, x) => (colour ? [{ x, y, z, colour }] : []))),
  );
}

const WIDE = 0.35;

// The strip of each side: its first and its last corner.
const STRIPS: Record<Side, [[number, number], [number, number]]> = {
  N: [
    [0, -WIDE],
    [GRID, 0],
  ],
  E: [
    [GRID, 0],
    [GRID + WIDE, GRID],
  ],
  S: [
    [0, GRID],
    [GRID, GRID + WIDE],
  ],
  W: [
    [-WIDE, 0],
    [0, GRID],
  ],
};

// The faces of a cube that are seen, and the cube that would hide each.
const FACES: readonly { name: string; before: Spot; around: readonly Spot[] }[] = [
  {
    name: "top",
    before: [0, 0, 1],
    around: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    name: "south",
    before: [0, 1, 0],
    around: [
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
  {
    name: "east",
    before: [1, 0, 0],
    around: [
      [1, 1, 1],
      [1, 0, 1],
      [1, 0, 0],
      [1, 1, 0],
    ],
  },
];

/** A stone that is not placed yet, over everything: it is to be seen behind higher ones as well. */
function Ghost({ cells, fits }: GhostStone) {
  const there = new Set(cells.map(({ x, y, z }) => `${x},${y},${z}`));
  return (
    <g data-part="ghost" className={fits ? styles.ghost : styles.wrong}>
      {cells.flatMap(({ x, y, z }) =>
        FACES.filter(({ before: [dx, dy, dz] }) => !there.has(`${x + dx},${y + dy},${z + dz}`)).map(
          ({ name, around }) => (
            <polygon
              key={`${x},${y},${z} ${name}`}
              points={corners(around.map(([dx, dy, dz]) => [x + dx, y + dy, z + dz]))}
              vectorEffect="non-scaling-stroke"
            />
          ),
        ),
      )}
    </g>
  );
}

/** A whole tower on its board; the box leaves room up to the height limit, so that towers can be compared. */
export function TowerPicture({ seat, ghost = null }: { seat: SeatView; ghost?: GhostStone | null }) {
  const [low, high] = [-WIDE, GRID + WIDE];
  const whole = box([
    [0, 0, seat.cubes.length],
    [high, high, 0],
    [high, low, 0],
    [low, high, 0],
  ]);
  return (
    <svg data-part="picture" viewBox={whole} aria-hidden="true">
      <polygon
        className={styles.board}
        points={corners([
          [0, 0, 0],
          [GRID, 0, 0],
          [GRID, GRID, 0],
          [0, GRID, 0],
        ])}
      />
      {SIDES.map((side) => (
        <Edge key={side} colour={seat.walls[side].colour} from={STRIPS[side][0]} to={STRIPS[side][1]} />
      ))}
      <IsoCubes
        cubes={[
          ...cubesOf(seat.cubes),
          ...(ghost?.fits
            ? ghost.cells.map((cell) => ({ ...cell, colour: ghost.colour, mark: "ghost" as const }))
            : []),
        ]}
      />
      {ghost && <Ghost {...ghost} />}
    </svg>
  );
}
