// One tile as it is drawn, around 0, 0: ground, control, the number, and all that stands there.

import { memo } from "react";
import type { Tile } from "../../monumental.gen";
import { partsOf } from "../../ui/drawings";
import { civ } from "../cards/civ";
import { DRAWINGS } from "../drawings";
import { RESOURCES, type Resource } from "../names";
import { band, corner, HALF, outline, written } from "./hex";
import { colourOf, paintOf } from "./Patterns";
import { Sign, type SignName, TEXTURES, UNHEARD } from "./signs";
import styles from "./TileArt.module.css";

const HEX = outline();
const WIDE = outline(3);
const NARROW = outline(7);
const RIM = `M${outline().replaceAll(" ", "L")}ZM${Array.from({ length: 6 }, (_, i) => written(corner(6 - i, 15))).join("L")}Z`;
const GROWTH: readonly (readonly [number, number])[] = [
  [-23, -25],
  [23, -25],
  [-30, 17],
  [30, 17],
  [0, 36],
];
const SHIELD = "M-15.5-14Q0-18.5 15.5-14V1C15.5 9.5 8 14.5 0 18-8 14.5-15.5 9.5-15.5 1Z";

interface ArtProps {
  tile: Tile;
  /** The civilization of each seat. */
  lands: readonly string[];
  /** Which edges of the tile are the border of its territory. */
  borders: readonly boolean[] | undefined;
  /** Tells the drawings of one page apart. */
  scope: string;
  /** Drawn small: what is written gets larger, and what is not needed goes. */
  far: boolean;
  /** Something can be done here: the question asks for it, it is a conquest, or it is something else. */
  lit: Lit;
}

export type Lit = "asked" | "conquest" | "act" | null;

function Ground({ tile, lands, borders, scope }: ArtProps) {
  const land = tile.owner === null ? null : lands[tile.owner];
  const ink = `var(--land-${tile.kind}-ink)`;
  return (
    <>
      <polygon className={styles.ground} points={HEX} fill={`var(--land-${tile.kind})`} />
      <g className={styles.growth} stroke={ink}>
        {TEXTURES[tile.kind] &&
          GROWTH.map(([x, y]) => <path key={`${x} ${y}`} d={TEXTURES[tile.kind]} transform={`translate(${x} ${y})`} />)}
      </g>
      {land && (
        <>
          <polygon points={HEX} fill={civ(land).colour} opacity={0.26} />
          <path d={RIM} fill={paintOf(scope, land)} opacity={0.6} />
          {borders && <path d={band(borders, 5)} fill={colourOf(land)} />}
        </>
      )}
    </>
  );
}

/** A sign on a small plate, with a number if there is one. */
function Chip({
  sign,
  n,
  x,
  land,
  big,
}: {
  sign: SignName;
  n?: number;
  x: number;
  land?: string | undefined;
  big?: boolean;
}) {
  const width = chipWidth(n, big);
  const height = big ? 20 : 16;
  const size = big ? 15 : 12;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        className={styles.plate}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        stroke={land ? colourOf(land) : undefined}
      />
      <g fill={land ? colourOf(land) : undefined} className={styles.sign}>
        <Sign name={sign} x={n === undefined ? 0 : -width / 2 + size / 2 + 3.5} size={size} />
      </g>
      {n !== undefined && (
        <text className={big ? styles.count : styles.number} x={width / 2 - (big ? 8 : 6)} y={big ? 5.5 : 4.2}>
          {n}
        </text>
      )}
    </g>
  );
}

function chipWidth(n: number | undefined, big?: boolean): number {
  if (n === undefined) return big ? 20 : 16;
  return (big ? 32 : 25) + (n > 9 ? 7 : 0);
}

interface Piece {
  key: string;
  sign: SignName;
  n?: number;
  land?: string | undefined;
}

/** A row of chips around 0, 0, made narrower where they need more room than there is. */
function Row({ pieces, room, big }: { pieces: Piece[]; room: number; big?: boolean }) {
  const gap = 2;
  const widths = pieces.map(({ n }) => chipWidth(n, big));
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  const scale = Math.min(1, room / whole);
  let x = -whole / 2;
  return (
    <g transform={scale < 1 ? `scale(${scale.toFixed(3)})` : undefined}>
      {pieces.map(({ key, ...piece }, i) => {
        const width = widths[i] ?? 0;
        const at = x + width / 2;
        x += width + gap;
        return <Chip key={key} x={at} {...piece} {...(big ? { big } : {})} />;
      })}
    </g>
  );
}

/** Units and what they hold the tile with; or what waits there. */
function held(tile: Tile, lands: readonly string[]): Piece[] {
  const land = tile.owner === null ? undefined : lands[tile.owner];
  const pieces: Piece[] = [];
  if (tile.waits) pieces.push({ key: "waits", sign: tile.waits.what, n: tile.waits.number });
  if (tile.soldiers) pieces.push({ key: "soldiers", sign: "soldier", n: tile.soldiers, land });
  for (const seat of tile.warlords) pieces.push({ key: `warlord ${seat}`, sign: "warlord", land: lands[seat] });
  for (const seat of tile.heroes) pieces.push({ key: `hero ${seat}`, sign: "hero", land: lands[seat] });
  if (tile.outpost) pieces.push({ key: "outpost", sign: "outpost", land });
  return pieces;
}

/** Wonders, and what an Explorer would come for. */
function finds(tile: Tile, lands: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const { length } = tile.wonders;
  if (length > 0) {
    const land = tile.owner === null ? undefined : lands[tile.owner];
    pieces.push({ key: "wonder", sign: "wonder", ...(length > 1 ? { n: length } : {}), land });
  }
  if (tile.market) pieces.push({ key: "market", sign: "market", n: tile.tokens });
  if (tile.production) pieces.push({ key: "production", sign: "production" });
  return pieces;
}

/** The Explorers at the left of a tile: below each other, then beside each other. */
function Explorers({ tile, lands }: { tile: Tile; lands: readonly string[] }) {
  const { length } = tile.explorers;
  const low = tile.monsters.length > 0; // below the Monster
  const high = low ? 1 : 2;
  const columns = Math.max(1, Math.ceil(length / high));
  const size = columns > 2 ? 13 : columns > 1 ? 15 : 18;
  const rows = Math.ceil(length / columns);
  const apart = columns > 2 ? 9 : 12;
  return (
    <g transform={`translate(${-HALF + 13} ${low ? 4 : -9})`}>
      {tile.explorers.map((seat, i) => {
        const x = ((i % columns) - (columns - 1) / 2) * apart;
        const y = (Math.floor(i / columns) - (rows - 1) / 2) * 17;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two Explorers of a seat are alike.
          <g key={`${seat} ${i}`} className={styles.explorer} transform={`translate(${x} ${y})`}>
            <circle r={size / 2 + 1.2} />
            <g fill={colourOf(lands[seat] ?? "")}>
              <Sign name="explorer" size={size + 2} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Shield({ tile, lands }: { tile: Tile; lands: readonly string[] }) {
  if (tile.kind === "capital") {
    return (
      <g className={styles.capital} fill={tile.owner === null ? undefined : colourOf(lands[tile.owner] ?? "")}>
        <Sign name="capital" y={-9} size={38} />
      </g>
    );
  }
  if (tile.defense === null) return null;
  const land = tile.owner === null ? undefined : lands[tile.owner];
  return (
    <g transform="translate(0 -9)">
      <path className={styles.shield} d={SHIELD} stroke={land && colourOf(land)} />
      <text className={styles.defense} y={8}>
        {tile.defense}
      </text>
    </g>
  );
}

/** A Free City with the signs of what it asks. */
function CityChip({ asks }: { asks: readonly Resource[] }) {
  const width = 24 + asks.length * 12;
  return (
    <g>
      <rect className={styles.plate} x={-width / 2} y={-10} width={width} height={20} rx={10} />
      <g className={styles.sign}>
        <Sign name="city" x={-width / 2 + 11} size={15} />
      </g>
      {asks.map((resource, i) => {
        const { stroke, fill } = partsOf(DRAWINGS[resource]);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: one of several alike.
            key={i}
            className={styles.asks}
            color={`var(--${resource})`}
            transform={`translate(${-width / 2 + 20 + i * 12} -5.5) scale(0.458)`}
          >
            {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
            {stroke && <path d={stroke} fill="none" stroke="currentColor" strokeWidth={2.6} />}
          </g>
        );
      })}
    </g>
  );
}

/** The resources that a Free City asks, one by one. */
function asked(tile: Tile): Resource[] {
  if (tile.waits?.what !== "city") return [];
  const { asks } = tile.waits;
  return RESOURCES.flatMap((name) => Array.from({ length: asks?.[name] ?? 0 }, () => name));
}

/** A tile as it looks. */
export const TileArt = memo(function TileArt(props: ArtProps) {
  const { tile, lands, far, lit } = props;
  const below = held(tile, lands);
  const asks = asked(tile);
  const beside = finds(tile, lands);
  const monsters = tile.monsters.length;
  return (
    <g {...UNHEARD} className={far ? styles.far : undefined}>
      <Ground {...props} />
      {lit && lit !== "act" && (
        <>
          <polygon className={styles.casing} points={lit === "asked" ? WIDE : NARROW} />
          <polygon
            className={lit === "asked" ? styles.asked : styles.conquest}
            points={lit === "asked" ? WIDE : NARROW}
          />
        </>
      )}
      {lit === "act" && <circle className={styles.act} cy={40} r={4} />}
      <text className={styles.name} y={far ? -28.5 : -30}>
        {tile.name}
      </text>
      <Shield tile={tile} lands={lands} />
      {below.length > 0 && (
        <g transform="translate(0 22)">
          {asks.length > 0 && !far ? <CityChip asks={asks} /> : <Row pieces={below} room={2 * HALF - 14} big />}
        </g>
      )}
      {beside.map((piece, i) => (
        <g key={piece.key} transform={`translate(${HALF - 14} ${-9 + (i - (beside.length - 1) / 2) * 17})`}>
          <Row pieces={[piece]} room={26} />
        </g>
      ))}
      {tile.explorers.length > 0 && <Explorers tile={tile} lands={lands} />}
      {monsters > 0 && (
        <g transform={tile.defense === null ? "translate(0 -9)" : "translate(-28 -16)"} className={styles.monster}>
          <circle r={tile.defense === null ? 16 : 11.5} />
          <Sign name="monster" size={tile.defense === null ? 22 : 16} />
          {monsters > 1 && (
            <g transform="translate(10 8)">
              <circle className={styles.pips} r={6.5} />
              <text className={styles.number} y={4.2}>
                {monsters}
              </text>
            </g>
          )}
        </g>
      )}
    </g>
  );
});
