// The colours of the look as the scene needs them: read from the custom properties, again whenever the look changes.

import { useLayoutEffect, useState } from "react";
import { useDark } from "../../settings";

export interface Look {
  dark: boolean;
  table: string;
  panel: string;
  raised: string;
  line: string;
  accent: string;
  good: string;
  bad: string;
  text: string;
  /** What stones lie on: a player board, its spaces, the sites of the ring. */
  board: string;
  space: string;
  site: string;
}

/** Dark is what looks dark, whichever setting has made it so. */
function isDark(colour: string): boolean {
  const found = /^#(..)(..)(..)/.exec(colour);
  return found !== null && found.slice(1).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) < 384;
}

/** A colour of look/tokens.css: the browser has chosen the light or the dark one, or leaves both to be chosen from. */
export function token(name: string, dark: boolean): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const [, light = value, other = value] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [];
  return (dark ? other : light).trim();
}

function read(dark: boolean): Look {
  const colour = (name: string) => token(name, dark);
  return {
    dark: isDark(colour("table")),
    table: colour("table"),
    panel: colour("panel"),
    raised: colour("raised"),
    line: colour("line"),
    accent: colour("accent"),
    good: colour("good"),
    bad: colour("bad"),
    text: colour("text"),
    board: colour("board"),
    space: colour("board-space"),
    site: colour("site"),
  };
}

export function useLook(): Look {
  const dark = useDark();
  const [look, setLook] = useState(() => read(dark));
  // The attribute that switches the look is written in an effect of the shell: read after it.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => setLook(read(dark)));
    return () => cancelAnimationFrame(frame);
  }, [dark]);
  return look;
}
