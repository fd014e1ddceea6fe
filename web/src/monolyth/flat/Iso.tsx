// Cubes as a drawing, seen from the south-east: for stones in lists and for towers that are only glanced at.

import type { Cell } from "../cells";
import { RUNES, STONE_COLOURS, shaded } from "../runes";
import { type Colour, GRID } from "../types";

export interface DrawnCube extends Cell {
  colour: Colour;
}

const [COS, SIN] = [0.866, 0.5];
const flat = (x: number, y: number, z: number): [number, number] => [(x - y) * COS, (x + y) * SIN - z];
const points = (corners: [number, number, number][]) =>
  corners
    .map(([x, y, z]) =>
      flat(x, y, z)
        .map((n) => n.toFixed(3))
        .join(","),
    )
    .join(" ");

// The three faces that can be seen: corners around a cube at 0, and the matrix that lays a rune onto the face.
const FACES = [
  {
    side: "top",
    shade: 0.12,
    corners: [
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
    corners: [
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
    corners: [
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

export function IsoCubes({ cubes, runes = true }: { cubes: readonly DrawnCube[]; runes?: boolean }) {
  const there = new Set(cubes.map(({ x, y, z }) => `${x},${y},${z}`));
  const sorted = [...cubes].sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z));
  return sorted.map((cube) => {
    const { stone, rune } = STONE_COLOURS[cube.colour];
    return (
      <g key={`${cube.x},${cube.y},${cube.z}`} transform={`translate(${flat(cube.x, cube.y, cube.z).join(" ")})`}>
        {FACES.filter(({ side }) => !hidden(there, cube, side)).map(({ side, shade, corners, matrix }) => (
          <g key={side}>
            <polygon
              points={points(corners.map(([x, y, z]) => [x, y, z]))}
              fill={shaded(stone, cube.colour === "black" ? shade + 0.1 : shade)}
              stroke={shaded(stone, cube.colour === "black" ? 0.3 : -0.45)}
              strokeWidth={0.035}
              strokeLinejoin="round"
            />
            {runes && (
              <path
                d={RUNES[cube.colour]}
                transform={`matrix(${matrix.join(" ")}) translate(0.18 0.18) scale(${0.64 / 24})`}
                fill="none"
                stroke={rune}
                strokeWidth={2.2}
                strokeLinecap="round"
                strokeLinejoin="round"
                opacity={0.85}
              />
            )}
          </g>
        ))}
      </g>
    );
  });
}

/** The box around some cubes as they are drawn. */
function around(cubes: readonly Cell[]): string {
  const corners = cubes.flatMap(({ x, y, z }) =>
    [0, 1].flatMap((dx) => [0, 1].flatMap((dy) => [0, 1].map((dz) => flat(x + dx, y + dy, z + dz)))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 0.1, Math.min(...ys) - 0.1];
  return [left, top, Math.max(...xs) + 0.1 - left, Math.max(...ys) + 0.1 - top].map((n) => n.toFixed(2)).join(" ");
}

export function StonePicture({ cells, colour }: { cells: readonly Cell[]; colour: Colour }) {
  return (
    <svg className="mono-stone" viewBox={around(cells)} aria-hidden="true">
      <IsoCubes cubes={cells.map((cell) => ({ ...cell, colour }))} />
    </svg>
  );
}

export function cubesOf(levels: readonly (Colour | null)[][][]): DrawnCube[] {
  return levels.flatMap((rows, z) =>
    rows.flatMap((row, y) => row.flatMap((colour, x) => (colour ? [{ x, y, z, colour }] : []))),
  );
}

/** A whole tower on its board; the box leaves room up to the height limit, so that towers can be compared. */
export function TowerPicture({ levels, edges }: { levels: readonly (Colour | null)[][][]; edges: readonly Colour[] }) {
  const whole = Array.from({ length: 2 }, (_, i) => ({ x: i * 3, y: i * 3, z: 0 }));
  const high = [...whole, { x: 3, y: 0, z: 0 }, { x: 0, y: 3, z: 0 }, { x: 0, y: 0, z: levels.length - 1 }];
  const board: [number, number, number][][] = [
    [
      [0, 0, 0],
      [GRID, 0, 0],
      [GRID, -0.35, 0],
      [0, -0.35, 0],
    ],
    [
      [GRID, 0, 0],
      [GRID, GRID, 0],
      [GRID + 0.35, GRID, 0],
      [GRID + 0.35, 0, 0],
    ],
    [
      [0, GRID, 0],
      [GRID, GRID, 0],
      [GRID, GRID + 0.35, 0],
      [0, GRID + 0.35, 0],
    ],
    [
      [0, 0, 0],
      [0, GRID, 0],
      [-0.35, GRID, 0],
      [-0.35, 0, 0],
    ],
  ];
  return (
    <svg
      className="mono-tower-picture"
      viewBox={around([...high, { x: 3.35, y: 3.35, z: 0 }, { x: 3.35, y: -0.35, z: 0 }, { x: -0.35, y: 3.35, z: 0 }])}
      aria-hidden="true"
    >
      <polygon
        className="mono-board-fill"
        points={points([
          [0, 0, 0],
          [GRID, 0, 0],
          [GRID, GRID, 0],
          [0, GRID, 0],
        ])}
      />
      {board.map((corners, i) => {
        const colour = edges[i];
        return colour && <polygon key={colour} points={points(corners)} fill={STONE_COLOURS[colour].stone} />;
      })}
      <IsoCubes cubes={cubesOf(levels)} />
    </svg>
  );
}
