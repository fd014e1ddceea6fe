// Cells, and stones as sets of cells. x runs west to east, y north to south, z from the bottom up, all from 0.

export interface Cell {
  x: number;
  y: number;
  z: number;
}

export function parseCell(name: string): Cell {
  const found = /^([a-z])(\d+)(?:\/(\d+))?$/.exec(name);
  if (!found) throw new Error(`${name} is no cell`);
  return { x: name.charCodeAt(0) - 97, y: Number(found[2]) - 1, z: Number(found[3] ?? "1") - 1 };
}

export function columnName(x: number, y: number): string {
  return String.fromCharCode(97 + x) + (y + 1);
}

export function cellName({ x, y, z }: Cell): string {
  return `${columnName(x, y)}/${z + 1}`;
}

const order = (a: Cell, b: Cell) => a.x - b.x || a.y - b.y || a.z - b.z;

/** Moves a stone to the corner of space, so that two stones that lie alike become equal. */
export function settled(cells: readonly Cell[]): Cell[] {
  const low = (axis: keyof Cell) => Math.min(...cells.map((cell) => cell[axis]));
  const [x, y, z] = [low("x"), low("y"), low("z")];
  return cells.map((cell) => ({ x: cell.x - x, y: cell.y - y, z: cell.z - z })).sort(order);
}

export function poseKey(cells: readonly Cell[]): string {
  return settled(cells)
    .map(({ x, y, z }) => `${x}${y}${z}`)
    .join(" ");
}

/** A quarter turn about the upright axis, clockwise seen from above (y points south). */
export function turned(cells: readonly Cell[], back = false): Cell[] {
  return settled(cells.map(({ x, y, z }) => (back ? { x: y, y: -x, z } : { x: -y, y: x, z })));
}

/** A quarter turn over an edge: away to the north, or to the east where `east` is set. */
export function tipped(cells: readonly Cell[], east = false, back = false): Cell[] {
  const sign = back ? -1 : 1;
  return settled(
    cells.map(({ x, y, z }) => (east ? { x: sign * z, y, z: -sign * x } : { x, y: -sign * z, z: sign * y })),
  );
}

export function extent(cells: readonly Cell[]): Cell {
  const high = (axis: keyof Cell) => Math.max(...cells.map((cell) => cell[axis])) + 1;
  return { x: high("x"), y: high("y"), z: high("z") };
}

/** The single cube, of which the supply is made. */
export const CUBE: readonly Cell[] = [{ x: 0, y: 0, z: 0 }];

// How the stones of the box look. Only for drawing: a stone of an own content file is drawn as the server answers.
const KNOWN: Record<string, string> = {
  M1: "000",
  D2: "000 100",
  I3: "000 100 200",
  L3: "000 010 100",
  O4: "000 010 100 110",
  T4: "000 100 110 200",
  L4: "000 010 100 200",
  S4: "000 100 110 210",
};

const learnt = new Map<string, Cell[]>();

export function learnShape(shape: string, cells: readonly Cell[]): void {
  if (!(shape in KNOWN) && !learnt.has(shape)) learnt.set(shape, settled(cells));
}

export function shapeCells(shape: string): Cell[] {
  const known = KNOWN[shape];
  if (known)
    return known.split(" ").map((digits) => ({ x: Number(digits[0]), y: Number(digits[1]), z: Number(digits[2]) }));
  return learnt.get(shape) ?? [...CUBE];
}

export function isKnownShape(shape: string): boolean {
  return shape in KNOWN || learnt.has(shape);
}
