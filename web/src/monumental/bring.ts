// What is pointed out is brought into view where it lies: only what is around it scrolls, never the pages themselves.

import { type RefObject, useEffect } from "react";

/** How much is seen of what lies around it. */
const EDGE = 6;

/** Scrolls what is within a box so far that a part of it is seen. */
export function bring(box: Element, part: Element): void {
  for (let frame = part.parentElement; frame && box.contains(frame); frame = frame.parentElement) {
    if (frame.scrollHeight <= frame.clientHeight && frame.scrollWidth <= frame.clientWidth) continue;
    const outer = frame.getBoundingClientRect();
    const inner = part.getBoundingClientRect();
    frame.scrollBy({
      top: shift(inner.top, inner.bottom, outer.top, outer.bottom),
      left: shift(inner.left, inner.right, outer.left, outer.right),
      behavior: "instant",
    });
  }
}

/** Brings what a hint shows within a box into view, whenever it shows something else. */
export function useAdvisedInView(box: RefObject<Element | null>, advised: unknown): void {
  const shown = JSON.stringify(advised);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that one may scroll on.
  useEffect(() => {
    const here = box.current;
    // Of a whole column, its upper end comes last.
    for (const part of [...(here?.querySelectorAll("[data-advised]") ?? [])].reverse()) if (here) bring(here, part);
  }, [box, shown]);
}

/** How far a part must be moved to lie within; where it is too large, its beginning counts. */
export function shift(start: number, end: number, first: number, last: number): number {
  const over = end + EDGE - last;
  const room = start - EDGE - first;
  return room < 0 ? room : over > 0 ? Math.min(over, room) : 0;
}
