// Civilizations: a colour, and a pattern for those who see the colours alike.

import { useId } from "react";
import styles from "./civ.module.css";

interface Civ {
  /** A colour of the look. */
  colour: string;
  /** Light signs stand on it, but for the one colour that is light itself. */
  ink: string;
  /** The lines or areas of one field of the pattern, and its size. */
  size: number;
  stroke?: string;
  fill?: string;
}

export const CIVS: Readonly<Record<string, Civ>> = {
  china: { colour: "var(--china)", ink: "white", size: 6, stroke: "M-1 7L7-1M-1 1L1-1M5 7l2-2" },
  denmark: { colour: "var(--denmark)", ink: "white", size: 6, fill: "M1.5 3a1.5 1.5 0 1 1 3 0 1.5 1.5 0 0 1-3 0z" },
  egypt: { colour: "var(--egypt)", ink: "var(--egypt-ink)", size: 6, stroke: "M-1 7L7-1M-1-1l8 8" },
  greece: { colour: "var(--greece)", ink: "white", size: 8, stroke: "M0 4c1.3-2 2.7-2 4 0s2.7 2 4 0" },
  japan: { colour: "var(--japan)", ink: "white", size: 6, fill: "M0 0h3v3H0zM3 3h3v3H3z" },
};

const NOBODY: Civ = { colour: "var(--line-strong)", ink: "white", size: 6 };

export function civ(land: string): Civ {
  return CIVS[land] ?? NOBODY;
}

/** The pattern of a land, to be put among the definitions of a drawing: `fill="url(#id)"` over its colour. */
export function CivPattern({ land, id, opacity = 0.45 }: { land: string; id: string; opacity?: number }) {
  const { ink, size, stroke, fill } = civ(land);
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {stroke && <path d={stroke} fill="none" stroke={ink} strokeWidth="1.1" opacity={opacity} />}
      {fill && <path d={fill} fill={ink} opacity={opacity} />}
    </pattern>
  );
}

/** A small shield in the colour and the pattern of a land. It does not speak: the name beside it does. */
export function CivBadge({ land }: { land: string }) {
  const id = useId();
  const shield = "M12 2l8.5 3v6.5c0 5.5-3.5 9-8.5 10.5-5-1.5-8.5-5-8.5-10.5V5z";
  return (
    <svg className={styles.badge} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <defs>
        <CivPattern land={land} id={id} opacity={0.7} />
      </defs>
      <path d={shield} style={{ fill: civ(land).colour }} />
      <path d={shield} fill={`url(#${id})`} className={styles.edge} />
    </svg>
  );
}

/** A strip with the colour and the pattern of a land, as wide as its box. */
export function CivStrip({ land }: { land: string }) {
  const id = useId();
  return (
    <svg className={styles.strip} aria-hidden="true" focusable="false">
      <defs>
        <CivPattern land={land} id={id} opacity={0.6} />
      </defs>
      <rect width="100%" height="100%" style={{ fill: civ(land).colour }} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
