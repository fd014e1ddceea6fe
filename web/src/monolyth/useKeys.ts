// The keyboard's way to everything on the table.

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Point } from "./choices";
import type { Eye } from "./scene/Rig";
import { GRID, type MonolythView } from "./types";
import type { Play } from "./usePlay";

interface Keys {
  view: MonolythView;
  play: Play;
  eye: RefObject<Eye | null>;
  undo: (() => void) | null;
  pick(site: number): void;
  flip(back: boolean): void;
  confirm(): void;
  cancel(): void;
  nextView(): void;
  prophesy(): void;
  move(to: Point): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that belong to what has the focus are left to it. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open], [role=dialog]")) return true;
  if (!target) return false;
  if (target.closest("textarea, select, [contenteditable=true], input:not([type=radio])")) return true;
  // A stone that is already in hand has no use for another Enter: it places the stone, as everywhere else.
  if (
    event.key === "Enter" &&
    target.closest('[data-part="stone"][aria-pressed="true"], [data-site][aria-pressed="true"]')
  )
    return false;
  if (event.key === "Enter") return target.closest("button, a, summary, [role=gridcell]") !== null;
  // The log and the ring are gone through by arrow keys, which have been used up then.
  if (event.key in ARROWS) return target.closest("input, [role=grid], [role=tablist], [role=log]") !== null;
  return false;
}

function press(event: KeyboardEvent, keys: Keys): boolean {
  const { play, eye } = keys;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrow = ARROWS[key];
  if (arrow) {
    const { held } = play;
    if (!held || event.shiftKey) {
      eye.current?.orbit(arrow[0] * 0.26, -arrow[1] * 0.2);
      return true;
    }
    // Left is the viewer's left, from whichever side the tower is seen.
    let [x, y] = arrow;
    for (let quarter = eye.current?.quarter() ?? 0; quarter > 0; quarter--) [x, y] = [y, -x];
    const within = (n: number) => Math.min(GRID - 0.5, Math.max(0.5, Math.floor(n) + 0.5));
    keys.move({ x: within(held.point.x + x), y: within(held.point.y + y) });
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const reached = keys.view.reach.find(({ steps }) => steps === Number(key));
    if (reached) keys.pick(reached.site);
    return reached !== undefined;
  }
  switch (key) {
    case "r":
      play.turn(event.shiftKey);
      return true;
    case "f":
      keys.flip(event.shiftKey);
      return true;
    case "x":
      play.swap();
      return true;
    case "n":
      play.next();
      return true;
    case "p":
      keys.prophesy();
      return true;
    case "v":
      keys.nextView();
      return true;
    case "q":
      eye.current?.orbit(-0.26, 0);
      return true;
    case "e":
      eye.current?.orbit(0.26, 0);
      return true;
    case "Home":
      eye.current?.reset();
      return true;
    case "u":
      keys.undo?.();
      return keys.undo !== null;
    case "Enter":
      if (play.move === null) return false;
      keys.confirm();
      return true;
    case "Escape":
      keys.cancel();
      return true;
    default:
      return false;
  }
}

export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  useLayoutEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!taken(event) && press(event, now.current)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
