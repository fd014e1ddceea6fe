import { type RefObject, useLayoutEffect, useState } from "react";

export interface Size {
  width: number;
  height: number;
}

export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

let drawable: boolean | undefined;

/** Whether this browser can draw scenes; where it cannot, drawings take their place. */
export function canDraw(): boolean {
  if (drawable === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    drawable = context !== null;
  }
  return drawable;
}

/** Whether a narrow table has room for more than one thing below the other. */
export function isTall({ width, height }: Size): boolean {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return width >= 40 * em && height >= 52 * em;
}

export type Layout = "wide" | "short" | "narrow";

/** Chosen by the room in characters, so that larger text gets the simpler layout. */
export function layoutFor({ width, height }: Size): Layout {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  if (width >= 54 * em && height >= 33 * em) return "wide";
  return width > height * 1.15 && width >= 34 * em ? "short" : "narrow";
}
