// The edges of a body made of cubes: where the surface bends, never where two cubes meet flush.

import type { Cell } from "../cells";

type Triple = [number, number, number];

/** Pairs of points, in columns and levels: the cube at 0 reaches from 0 to 1. */
export function outline(cells: readonly Cell[]): Triple[] {
  const filled = new Set(cells.map(({ x, y, z }) => `${x},${y},${z}`));
  const has = (at: Triple) => filled.has(at.join(","));
  const found: Triple[] = [];
  const done = new Set<string>();
  for (const { x, y, z } of cells)
    for (const along of [0, 1, 2] as const) {
      const [across, up] = ([0, 1, 2] as const).filter((axis) => axis !== along) as [0 | 1 | 2, 0 | 1 | 2];
      for (const da of [0, 1])
        for (const du of [0, 1]) {
          const from: Triple = [x, y, z];
          from[across] += da;
          from[up] += du;
          const key = `${along}:${from.join(",")}`;
          if (done.has(key)) continue;
          done.add(key);
          if (!bends(from, across, up, has)) continue;
          const to: Triple = [...from];
          to[along] += 1;
          found.push(from, to);
        }
    }
  return found;
}

function bends(edge: Triple, across: 0 | 1 | 2, up: 0 | 1 | 2, has: (at: Triple) => boolean): boolean {
  const there = (da: number, du: number) => {
    const at: Triple = [...edge];
    at[across] -= da;
    at[up] -= du;
    return has(at);
  };
  const [a, b, c, d] = [there(0, 0), there(1, 0), there(1, 1), there(0, 1)];
  const count = Number(a) + Number(b) + Number(c) + Number(d);
  return count % 2 === 1 || (count === 2 && a === c);
}
