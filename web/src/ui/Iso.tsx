// Small towers drawn as SVG, seen from the south-east: for the start page and the rules.

export type Colour = "blue" | "orange" | "black" | "turquoise" | "white";

/** A cube: column from west to east, row from north to south, level from the ground. */
export interface Cube {
  x: number;
  y: number;
  z: number;
  colour: Colour;
  /** `ghost`: being placed. `wrong`: cannot lie there. `lit`: what the picture is about. */
  mark?: "ghost" | "wrong" | "lit";
}

const C = Math.cos(Math.PI / 6);
const S = 0.5;
const UNIT = 20;

/** Each colour's rune, in a unit square: waves, sun, peak, spiral, crescent. */
export const RUNES: Record<Colour, string> = {
  blue: "M.2 .32q.1-.1 .2 0t.2 0 .2 0M.2 .5q.1-.1 .2 0t.2 0 .2 0M.2 .68q.1-.1 .2 0t.2 0 .2 0",
  orange:
    "M.5 .38a.12 .12 0 1 0 .001 0zM.5 .18v.1M.5 .72v.1M.18 .5h.1M.72 .5h.1M.27 .27l.07 .07M.66 .66l.07 .07M.73 .27l-.07 .07M.34 .66l-.07 .07",
  black: "M.2 .72L.42 .3l.16 .26 .1-.14 .14 .3",
  turquoise: "M.5 .5q.06-.08 .1 0 .02 .12-.1 .12-.18 0-.16-.16 .04-.2 .22-.18 .22 .02 .22 .24-.02 .28-.3 .28",
  white: "M.6 .22a.3 .3 0 1 0 .1 .46A.26 .26 0 0 1 .6 .22z",
};

function point(x: number, y: number, z: number): [number, number] {
  return [(x - y) * C * UNIT, ((x + y) * S - z) * UNIT];
}

function polygon(...corners: [number, number, number][]): string {
  return corners
    .map((corner) =>
      point(...corner)
        .map((n) => n.toFixed(2))
        .join(","),
    )
    .join(" ");
}

function face(origin: [number, number, number], right: [number, number], down: [number, number]): string {
  const [ox, oy] = point(...origin);
  return `matrix(${[...right, ...down].map((n) => (n * UNIT).toFixed(2)).join(" ")} ${ox.toFixed(2)} ${oy.toFixed(2)})`;
}

function Block({ cube, hidden }: { cube: Cube; hidden: (x: number, y: number, z: number) => boolean }) {
  const { x, y, z, colour, mark = "" } = cube;
  const rune = RUNES[colour];
  return (
    <g className={`cube stone-${colour} ${mark}`}>
      {!hidden(x, y, z + 1) && (
        <>
          <polygon
            className="top"
            points={polygon([x, y, z + 1], [x + 1, y, z + 1], [x + 1, y + 1, z + 1], [x, y + 1, z + 1])}
          />
          <path className="rune" d={rune} transform={face([x, y, z + 1], [C, S], [-C, S])} />
        </>
      )}
      {!hidden(x, y + 1, z) && (
        <>
          <polygon
            className="south"
            points={polygon([x, y + 1, z + 1], [x + 1, y + 1, z + 1], [x + 1, y + 1, z], [x, y + 1, z])}
          />
          <path className="rune" d={rune} transform={face([x, y + 1, z + 1], [C, S], [0, 1])} />
        </>
      )}
      {!hidden(x + 1, y, z) && (
        <>
          <polygon
            className="east"
            points={polygon([x + 1, y + 1, z + 1], [x + 1, y, z + 1], [x + 1, y, z], [x + 1, y + 1, z])}
          />
          <path className="rune" d={rune} transform={face([x + 1, y + 1, z + 1], [C, -S], [0, 1])} />
        </>
      )}
    </g>
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

export function Iso({ cubes, grid = 4, edges, label, levels }: IsoProps) {
  const there = new Set(
    cubes.filter((c) => c.mark !== "ghost" && c.mark !== "wrong").map((c) => `${c.x} ${c.y} ${c.z}`),
  );
  const hidden = (x: number, y: number, z: number) => there.has(`${x} ${y} ${z}`);
  const sorted = [...cubes].sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z) || a.z - b.z);
  const size = Math.max(grid, ...cubes.map((c) => Math.max(c.x, c.y) + 1));
  const high = levels ?? Math.max(1, ...cubes.map((c) => c.z + 1));
  const pad = grid ? 0.5 : 0.1;
  const [left] = point(-pad, size + pad, 0);
  const [right] = point(size + pad, -pad, 0);
  const top = Math.min(point(-pad, -pad, 0)[1], point(0, 0, high)[1]) - 2;
  const [, bottom] = point(size + pad, size + pad, -0.3);
  const said = label === null ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden where a caption says the same.
    <svg className="iso" viewBox={`${left - 2} ${top} ${right - left + 4} ${bottom - top + 2}`} {...said}>
      {grid > 0 && (
        <g className="board">
          <polygon
            className="side"
            points={polygon(
              [-pad, grid + pad, 0],
              [grid + pad, grid + pad, 0],
              [grid + pad, grid + pad, -0.3],
              [-pad, grid + pad, -0.3],
            )}
          />
          <polygon
            className="side dark"
            points={polygon(
              [grid + pad, grid + pad, 0],
              [grid + pad, -pad, 0],
              [grid + pad, -pad, -0.3],
              [grid + pad, grid + pad, -0.3],
            )}
          />
          <polygon
            className="plate"
            points={polygon([-pad, -pad, 0], [grid + pad, -pad, 0], [grid + pad, grid + pad, 0], [-pad, grid + pad, 0])}
          />
          {edges && (
            <>
              <polygon
                className={`edge stone-${edges.south}`}
                points={polygon(
                  [0, grid + 0.08, 0],
                  [grid, grid + 0.08, 0],
                  [grid, grid + 0.42, 0],
                  [0, grid + 0.42, 0],
                )}
              />
              <polygon
                className={`edge stone-${edges.east}`}
                points={polygon(
                  [grid + 0.08, 0, 0],
                  [grid + 0.42, 0, 0],
                  [grid + 0.42, grid, 0],
                  [grid + 0.08, grid, 0],
                )}
              />
            </>
          )}
          {Array.from({ length: grid + 1 }, (_, i) => (
            <g key={polygon([i, 0, 0])}>
              <polyline points={polygon([i, 0, 0], [i, grid, 0])} />
              <polyline points={polygon([0, i, 0], [grid, i, 0])} />
            </g>
          ))}
        </g>
      )}
      {sorted.map((cube) => (
        <Block key={`${cube.x} ${cube.y} ${cube.z} ${cube.mark}`} cube={cube} hidden={hidden} />
      ))}
    </svg>
  );
}

/** Make cubes from rows of text: `stone("blue", [0, 0, 0], [1, 0, 0])`. */
export function stone(colour: Colour, mark: Cube["mark"] | null, ...cells: [number, number, number][]): Cube[] {
  return cells.map(([x, y, z]) => (mark ? { x, y, z, colour, mark } : { x, y, z, colour }));
}
