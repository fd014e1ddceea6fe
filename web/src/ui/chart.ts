// Scales and lines of the charts.

/** A round step so that about `wanted` lines divide what there is. */
export function niceStep(span: number, wanted: number): number {
  const rough = Math.max(span / wanted, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  // Counts are whole: 2.5 is a step only from 25 on.
  const steps = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10];
  return (steps.find((step) => lead <= step) ?? 10) * power;
}

/** Values from 0 up that stand at the lines of a chart; the last is not less than the greatest value. */
export function ticks(most: number, wanted = 4): number[] {
  const step = niceStep(Math.max(most, 1), wanted);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

export type Point = readonly [x: number, y: number];

/** Maps [0, most] to pixels, from the bottom up or from left to right. */
export function scale(most: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((to - from) * value) / Math.max(most, 1);
}

export function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves labels apart that would cover each other, as little as it takes, inside [low, high]. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [...wanted];
  let floor = low;
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  let ceiling = high;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - gap;
  }
  return placed;
}
