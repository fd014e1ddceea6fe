// The colours of the look as the scene needs them: read from the custom properties, again whenever the look changes.

import { useLayoutEffect, useState } from "react";
import { useDark } from "../../settings";

/** What stones lie on in a scene: a player board, its spaces, the sites of the ring. */
export const GROUNDS = {
  light: { board: "#d8cfbf", space: "#c6bba8", site: "#ddd4c5" },
  dark: { board: "#434449", space: "#38393e", site: "#34363b" },
};

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
}

const FALLBACK: Omit<Look, "dark"> = {
  table: "#eae4d9",
  panel: "#f6f2ea",
  raised: "#fffdf8",
  line: "#cfc6b6",
  accent: "#6e55bf",
  good: "#3e7d4f",
  bad: "#a63d33",
  text: "#26231e",
};

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
  const colour = (name: keyof typeof FALLBACK) => token(name, dark) || FALLBACK[name];
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
