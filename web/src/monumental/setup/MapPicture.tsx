// A map as a small flat picture: the ground, the Capitals, and what waits in the Provinces.

import { memo } from "react";
import type { MapTile } from "../../protocol.gen";
import styles from "./MapPicture.module.css";

const HALF = 10;
const RADIUS = HALF / Math.cos(Math.PI / 6);
const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 6;
  return `${(RADIUS * Math.cos(angle)).toFixed(2)},${(RADIUS * Math.sin(angle)).toFixed(2)}`;
}).join(" ");
const CAPITAL = "M-5 4.5V-4.5h2.2v2h1.7v-2h2.2v2h1.7v-2H5v9H1.4V1.6h-2.8v2.9z";
const MARKET = "M0-4.6L4.2 0 0 4.6-4.2 0z";

function middle({ q, r }: MapTile): [number, number] {
  return [2 * HALF * (q + r / 2), 1.5 * RADIUS * r];
}

/** Barbarians are a number, a Free City is a ring around one, a Market is a golden lozenge. */
function Token({ tile }: { tile: MapTile }) {
  if (tile.kind === "capital") return <path className={styles.capital} d={CAPITAL} />;
  return (
    <>
      {tile.market && <path className={styles.market} d={MARKET} transform="translate(0 5.2) scale(0.62)" />}
      {tile.waits && (
        <g className={styles.waits} transform={tile.market ? "translate(0 -2.2)" : undefined}>
          {tile.waits.what === "city" && <circle r="5.4" />}
          <text y="3.2">{tile.waits.number}</text>
        </g>
      )}
    </>
  );
}

/** `label` is read aloud; without one the picture is silent. */
export const MapPicture = memo(function MapPicture({ tiles, label }: { tiles: readonly MapTile[]; label?: string }) {
  const spots = tiles.map(middle);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - HALF - 1, Math.min(...ys) - RADIUS - 1];
  const [width, height] = [Math.max(...xs) + HALF + 1 - left, Math.max(...ys) + RADIUS + 1 - top];
  const box = [left, top, width, height].map((n) => n.toFixed(1)).join(" ");
  return (
    <svg className={styles.map} viewBox={box} role="img" aria-label={label} aria-hidden={label === undefined}>
      {tiles.map((tile, i) => (
        <g key={tile.name} transform={`translate(${spots[i]?.map((n) => n.toFixed(2)).join(" ")})`}>
          <polygon points={HEX} style={{ fill: `var(--land-${tile.kind})` }} />
          <Token tile={tile} />
        </g>
      ))}
    </svg>
  );
});
