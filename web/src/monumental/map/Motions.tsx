import type { CSSProperties } from "react";
import { middle, outline } from "./hex";
import styles from "./Motions.module.css";
import { GLIDE, type Motion } from "./motion";
import { colourOf } from "./Patterns";
import type { TileMap } from "./places";
import { Sign, UNHEARD } from "./signs";

const HEX = outline();

/** Figures on their way and tiles that change hands, above the map. */
export function Motions({ motions, tiles }: { motions: readonly Motion[]; tiles: TileMap }) {
  return (
    <g {...UNHEARD} className={styles.motions}>
      {motions.map(({ id, delay, tile, from, sign, land, gone }) => {
        const goal = tiles.get(tile);
        if (!goal) return null;
        const end = middle(goal);
        const start = middle((from ? tiles.get(from) : null) ?? goal);
        const colour = land ? colourOf(land) : "var(--text)";
        const style = {
          "--from": `translate(${start.x}px, ${start.y}px)`,
          "--to": `translate(${end.x}px, ${end.y}px)`,
          animationDelay: `${delay}ms`,
          animationDuration: `${GLIDE}ms`,
        } as CSSProperties;
        const way = !sign ? styles.flash : from ? styles.glide : gone ? styles.fade : styles.come;
        return (
          <g key={id} className={way} style={style}>
            {sign ? (
              <g className={styles.figure} fill={sign === "monster" ? "var(--bad)" : colour}>
                <circle r={17} />
                <Sign name={sign} size={24} />
              </g>
            ) : (
              <polygon points={HEX} fill={colour} />
            )}
          </g>
        );
      })}
    </g>
  );
}
