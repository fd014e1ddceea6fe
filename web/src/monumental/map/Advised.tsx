import { DRAWINGS } from "../../ui/drawings";
import styles from "./Advised.module.css";
import { bow, middle, outline } from "./hex";
import type { Route, TileMap } from "./places";
import { UNHEARD } from "./signs";

const RING = outline(1);

/** What a hint shows: a ring around the tile it leads to, and a bow from a dashed one if it sets out elsewhere. */
export function Advised({ route, tiles }: { route: Route; tiles: TileMap }) {
  const [goal, start] = [tiles.get(route.goal ?? ""), tiles.get(route.start ?? "")];
  const way = start && goal && bow(middle(start), middle(goal), [30, 44]);
  const led = goal ?? start;
  const place = led && middle(led);
  return (
    <g {...UNHEARD} className={styles.advised}>
      {start && <Ring at={middle(start)} dashed />}
      {goal && <Ring at={middle(goal)} />}
      {way && (
        <>
          <path className={styles.edge} d={way.path} />
          <path className={styles.bow} d={way.path} />
          <path
            className={styles.tip}
            d="M9 0L-7-8.5-4 0-7 8.5Z"
            transform={`translate(${way.end.x} ${way.end.y}) rotate(${way.angle})`}
          />
        </>
      )}
      {place && (
        <g transform={`translate(${place.x} ${place.y - 50})`}>
          <circle className={styles.plate} r={11} />
          <path className={styles.bulb} d={DRAWINGS.bulb} transform="translate(-7.8 -8.3) scale(0.65)" />
        </g>
      )}
    </g>
  );
}

function Ring({ at, dashed = false }: { at: { x: number; y: number }; dashed?: boolean }) {
  return (
    <g data-ring={dashed ? "start" : "goal"} transform={`translate(${at.x} ${at.y})`}>
      <polygon className={styles.edge} points={RING} />
      <polygon className={dashed ? styles.start : styles.goal} points={RING} />
    </g>
  );
}
