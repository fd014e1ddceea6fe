// The geometry of the map: hexes with a corner on top; q goes right, r goes down-right.

export interface Spot {
  x: number;
  y: number;
}

/** Where a tile is, in columns and rows. */
export interface Axial {
  q: number;
  r: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the middle of a hex to a corner; half its width is `HALF`. */
export const RADIUS = 50;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

// Edge i lies between corners i and i + 1; clockwise from the right.
const SIDES: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The middle of a hex. */
export function middle({ q, r }: Axial): Spot {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** A corner of a hex around 0, 0 that is `inset` smaller; corner 0 is at the top right. */
export function corner(i: number, inset = 0): Spot {
  const angle = (Math.PI / 3) * i - Math.PI / 6;
  const reach = RADIUS - (inset * 2) / Math.sqrt(3);
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

export function written({ x, y }: Spot): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

/** The outline of a hex around 0, 0. */
export function outline(inset = 0): string {
  return Array.from({ length: 6 }, (_, i) => written(corner(i, inset))).join(" ");
}

export function key({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The six places around a hex, by edge. */
export function around({ q, r }: Axial): Axial[] {
  return SIDES.map((side) => ({ q: q + side.q, r: r + side.r }));
}

/**
 * A band along those edges of a hex that are borders, as wide as `width`, drawn inwards. Where a border ends, it ends
 * on the edge that the hex shares with its neighbour of the same territory, so that both bands meet.
 */
export function band(borders: readonly boolean[], width: number): string {
  const along = (from: Spot, to: Spot): Spot => {
    const part = (width * 2) / Math.sqrt(3) / RADIUS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return borders
    .flatMap((border, i) => {
      if (!border) return [];
      const [start, end] = [corner(i), corner(i + 1)];
      const inner = borders[(i + 1) % 6] ? corner(i + 1, width) : along(end, corner(i + 2));
      const first = borders[(i + 5) % 6] ? corner(i, width) : along(start, corner(i + 5));
      return [`M${[start, end, inner, first].map(written).join("L")}Z`];
    })
    .join("");
}

/** The box around some hexes. */
export function boxAround(places: readonly Axial[]): Box {
  const spots = places.map(middle);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - RADIUS];
  return { left, top, width: Math.max(...xs) + HALF - left, height: Math.max(...ys) + RADIUS - top };
}

export type Way = "left" | "right" | "up" | "down";

/** The place to which an arrow key leads: along the row, or to the nearest one in the next row that has any. */
export function neighbour<Place extends Axial>(
  places: readonly Place[],
  from: Place,
  way: Way,
  x: number,
): Place | null {
  const across = way === "left" || way === "right";
  const sign = way === "right" || way === "down" ? 1 : -1;
  const beyond = places.filter((place) =>
    across ? place.r === from.r && (place.q - from.q) * sign > 0 : (place.r - from.r) * sign > 0,
  );
  if (beyond.length === 0) return null;
  const next = Math.min(...beyond.map((place) => (across ? place.q : place.r) * sign)) * sign;
  const row = beyond.filter((place) => (across ? place.q : place.r) === next);
  return row.reduce((best, place) =>
    Math.abs(middle(place).x - x) < Math.abs(middle(best).x - x) - 0.01 ? place : best,
  );
}

/** A bow from one spot to another that stops short of both, and where it ends. */
export function bow(
  from: Spot,
  to: Spot,
  [leave, arrive]: readonly [number, number],
): { path: string; end: Spot; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(0.3 * length, 60);
  const peak = { x: (from.x + to.x) / 2 + uy * bend, y: (from.y + to.y) / 2 - ux * bend };
  const toward = (spot: Spot, goal: Spot, by: number): Spot => {
    const far = Math.hypot(goal.x - spot.x, goal.y - spot.y) || 1;
    return { x: spot.x + ((goal.x - spot.x) / far) * by, y: spot.y + ((goal.y - spot.y) / far) * by };
  };
  const [start, end] = [toward(from, peak, leave), toward(to, peak, arrive)];
  const angle = (Math.atan2(end.y - peak.y, end.x - peak.x) * 180) / Math.PI;
  return { path: `M${written(start)}Q${written(peak)} ${written(end)}`, end, angle };
}
