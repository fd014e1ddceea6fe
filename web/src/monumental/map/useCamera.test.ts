import { expect, test } from "vitest";
import { fitted, freeOf, kept, revealed, zoomed } from "./useCamera";

const box = { left: -200, top: -100, width: 400, height: 200 };
const size = { width: 500, height: 400 };

test("all of it is seen, beside the buttons", () => {
  const { k, x, y } = fitted(box, size);
  const free = freeOf(box, size);
  expect(free.strip).toBe("below");
  expect(freeOf(box, { width: 900, height: 200 }).strip).toBe("side");
  for (const [wide, high] of [
    [box.left, box.top],
    [box.left + box.width, box.top + box.height],
  ] as const) {
    expect(wide * k + x).toBeGreaterThanOrEqual(0);
    expect(wide * k + x).toBeLessThanOrEqual(free.width);
    expect(high * k + y).toBeGreaterThanOrEqual(0);
    expect(high * k + y).toBeLessThanOrEqual(free.height);
  }
});

test("the spot below the pointer stays where it is", () => {
  const camera = fitted(box, size);
  const at = { x: 240, y: 170 };
  const next = zoomed(camera, 1.5, at, box, size);
  expect(next.k).toBeCloseTo(camera.k * 1.5);
  expect((at.x - next.x) / next.k).toBeCloseTo((at.x - camera.x) / camera.k);
  expect((at.y - next.y) / next.k).toBeCloseTo((at.y - camera.y) / camera.k);
});

test("nobody loses the map, nor sees it smaller than whole", () => {
  const far = kept({ x: 9999, y: -9999, k: 0.01 }, box, size);
  expect(far.k).toBe(fitted(box, size).k);
  expect(box.left * far.k + far.x).toBeLessThanOrEqual(size.width / 2);
  expect((box.top + box.height) * far.k + far.y).toBeGreaterThanOrEqual(size.height / 2 - 1);
});

test("what a sheet would hide is brought into view, and nothing else moves", () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(revealed(camera, { x: 100, y: 380 }, 50, { width: 500, height: 200 })).toEqual({ x: 0, y: -230, k: 1 });
  expect(revealed(camera, { x: 100, y: 100 }, 50, { width: 500, height: 200 })).toEqual(camera);
  expect(revealed(camera, { x: 20, y: 100 }, 50, size).x).toBe(30);
});
