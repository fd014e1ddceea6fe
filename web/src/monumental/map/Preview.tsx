import type { ConquestAnswer, Tile } from "../../monumental.gen";
import { bow, middle, outline } from "./hex";
import styles from "./Preview.module.css";
import { marching, type TileMap } from "./places";
import { Sign, type SignName, UNHEARD } from "./signs";

const RING = outline(2.5);

/** Who would march to a conquest: a ring around each tile they leave, and a bow to the one they take. */
export function Preview({ conquest, tiles }: { conquest: ConquestAnswer; tiles: TileMap }) {
  const goal = tiles.get(conquest.tile);
  if (!goal) return null;
  return (
    <g {...UNHEARD} className={styles.preview} data-march="">
      {marching(conquest).map(({ tile, soldiers, warlord, hero }) => {
        const start = tiles.get(tile);
        if (!start) return null;
        const who: [SignName, number][] = [];
        if (soldiers) who.push(["soldier", soldiers]);
        if (warlord) who.push(["warlord", 0]);
        if (hero) who.push(["hero", 0]);
        return <March key={tile} from={start} to={goal} who={who} />;
      })}
    </g>
  );
}

function March({ from, to, who }: { from: Tile; to: Tile; who: readonly [SignName, number][] }) {
  const [start, end] = [middle(from), middle(to)];
  const { path, end: tip, angle } = bow(start, end, [22, 36]);
  const width = who.reduce((sum, [, n]) => sum + (n ? 30 : 20), 4);
  let x = -width / 2 + 2;
  return (
    <>
      <polygon className={styles.ring} points={RING} transform={`translate(${start.x} ${start.y})`} />
      <path className={styles.casing} d={path} />
      <path className={styles.bow} d={path} />
      <path
        className={styles.tip}
        d="M9 0L-7-8.5-4 0-7 8.5Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      />
      <g transform={`translate(${start.x} ${start.y + 40})`} className={styles.who}>
        <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
        {who.map(([sign, n]) => {
          const at = x;
          x += n ? 30 : 20;
          return (
            <g key={sign}>
              <Sign name={sign} x={at + 9} size={15} />
              {n > 0 && (
                <text x={at + 23} y={5.5}>
                  {n}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </>
  );
}
