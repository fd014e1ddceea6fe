import { expect, test } from "vitest";
import { around, band, bow, boxAround, corner, HALF, middle, neighbour, outline, RADIUS } from "./hex";

const near = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

test("q goes right, r goes down-right, a corner is on top", () => {
  expect(middle({ q: 1, r: 0 })).toEqual({ x: 2 * HALF, y: 0 });
  expect(middle({ q: 0, r: 1 })).toEqual({ x: HALF, y: 1.5 * RADIUS });
  expect(near(corner(5), { x: 0, y: -RADIUS })).toBe(true);
  expect(outline().split(" ")).toHaveLength(6);
});

test("two neighbours share the two corners of an edge", () => {
  around({ q: 2, r: -1 }).forEach((place, i) => {
    const [own, other] = [middle({ q: 2, r: -1 }), middle(place)];
    const at = (spot: { x: number; y: number }, from: { x: number; y: number }) => ({
      x: spot.x + from.x,
      y: spot.y + from.y,
    });
    expect(near(at(corner(i), own), at(corner(i + 4), other))).toBe(true);
    expect(near(at(corner(i + 1), own), at(corner(i + 3), other))).toBe(true);
  });
});

test("the bands of one territory meet on the edge between its hexes", () => {
  // Two hexes side by side: edge 0 of the left one is edge 3 of the right one.
  const open = (edge: number) => Array.from({ length: 6 }, (_, i) => i !== edge);
  const points = (path: string, dx: number) =>
    [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((found) => ({ x: Number(found[1]) + dx, y: Number(found[2]) }));
  const left = points(band(open(0), 8), 0);
  const right = points(band(open(3), 8), 2 * HALF);
  const shared = left.filter((spot) => right.some((other) => near(spot, other)));
  expect(new Set(shared.map(({ y }) => y.toFixed(1))).size).toBe(4);
  expect(band([false, false, false, false, false, false], 8)).toBe("");
});

test("arrow keys go along the row, and to the nearest hex of the next", () => {
  const places = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 3, r: 0 },
    { q: 0, r: 1 },
    { q: 1, r: 1 },
  ];
  const [first, second, far, low, lower] = places;
  const go = (from: (typeof places)[number] | undefined, way: "left" | "right" | "up" | "down") =>
    from && neighbour(places, from, way, middle(from).x);
  expect(go(first, "right")).toBe(second);
  expect(go(second, "right")).toBe(far);
  expect(go(far, "right")).toBeNull();
  expect(go(far, "left")).toBe(second);
  expect(go(first, "down")).toBe(low);
  expect(go(far, "down")).toBe(lower);
  expect(go(low, "up")).toBe(first);
  expect(go(first, "up")).toBeNull();
});

test("a bow stops short of both ends", () => {
  const { end } = bow({ x: 0, y: 0 }, { x: 100, y: 0 }, [10, 20]);
  expect(Math.hypot(end.x - 100, end.y)).toBeCloseTo(20);
});

test("the box holds every corner", () => {
  expect(boxAround([{ q: 0, r: 0 }])).toEqual({ left: -HALF, top: -RADIUS, width: 2 * HALF, height: 2 * RADIUS });
});
