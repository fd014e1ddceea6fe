// The four walls as flat pictures, each seen from outside, with what counts for its prophecy.

import { Icon } from "../../ui/icons";
import { edgeOf, RuneMark, stoneOf } from "../../ui/runes";
import { type Say, useWords } from "../../words";
import base from "../base.module.css";
import type { Cell } from "../cells";
import { type WallChange, wallChange } from "../Preview";
import { type Change, type Colour, GRID, type SeatView, SIDES, type Side, type Wall } from "../types";
import { Tile } from "./Tile";
import styles from "./Walls.module.css";

/** The columns of a wall from left to right, as one sees them standing before it. */
export function wallColumns(side: Side): { x: number; y: number }[] {
  const along = Array.from({ length: GRID }, (_, i) => i);
  const back = [...along].reverse();
  if (side === "N") return back.map((x) => ({ x, y: 0 }));
  if (side === "S") return along.map((x) => ({ x, y: GRID - 1 }));
  if (side === "E") return back.map((y) => ({ x: GRID - 1, y }));
  return along.map((y) => ({ x: 0, y }));
}

export type WallState = "open" | "growing" | "kept" | "lost";

export function wallState({ prophecy, needs, reach }: Wall): WallState {
  if (prophecy === null) return "open";
  if (needs === 0) return "kept";
  return reach < prophecy ? "lost" : "growing";
}

export function wallSentence(say: Say, wall: Wall): string {
  const { count, prophecy, needs, reach } = wall;
  if (prophecy === null) return say("could-reach", { now: count, max: reach });
  return say(`mono-wall-${wallState(wall)}`, { now: count, value: prophecy, needs: needs ?? 0, max: reach });
}

export function wallLabel(say: Say, side: Side, wall: Wall): string {
  return say("mono-wall-label", { side, colour: wall.colour, state: wallSentence(say, wall) });
}

/** A bar up to the prophecy, or up to what can be reached: filled as far as the count goes, and what a stone would add. */
export function WallBar({ wall, change = null }: { wall: Wall; change?: WallChange | null }) {
  const whole = Math.max(1, wall.prophecy ?? wall.reach);
  const part = (count: number) => (100 * Math.min(count, whole)) / whole;
  return (
    <svg
      data-part="bar"
      className={`${styles.bar} ${styles[wallState(wall)] ?? ""}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.all} width={100} height={6} />
      {change && <rect className={styles.next} width={part(change.count)} height={6} />}
      <rect className={styles.done} width={part(wall.count)} height={6} />
    </svg>
  );
}

export function WallPicture({
  side,
  wall,
  cubes,
  ghost = null,
  size = 22,
}: {
  side: Side;
  wall: Wall;
  cubes: SeatView["cubes"];
  ghost?: GhostCubes | null;
  size?: number;
}) {
  const columns = wallColumns(side);
  const levels = [...cubes].reverse();
  return (
    <svg
      className={styles.picture}
      data-part="wall"
      viewBox={`0 0 ${GRID * size} ${levels.length * size + 5}`}
      aria-hidden="true"
    >
      {levels.map((rows, up) =>
        columns.map(({ x, y }, i) => {
          const z = levels.length - 1 - up;
          const hovers = ghost?.cells.some((cell) => cell.x === x && cell.y === y && cell.z === z) ?? false;
          const colour: Colour | null = hovers ? (ghost?.colour ?? null) : (rows[y]?.[x] ?? null);
          const counts = colour === wall.colour;
          const at = { x: i * size, y: up * size };
          const key = `${x},${y},${levels.length - up}`;
          if (!colour)
            return (
              <rect
                key={key}
                className={base.gap}
                x={at.x + 1.5}
                y={at.y + 1.5}
                width={size - 3}
                height={size - 3}
                rx={3}
              />
            );
          return (
            <g key={key} opacity={counts || hovers ? 1 : 0.38}>
              <rect
                className={base.edge}
                x={at.x + 0.75}
                y={at.y + 0.75}
                width={size - 1.5}
                height={size - 1.5}
                rx={3}
                fill={stoneOf(colour)}
                stroke={edgeOf(colour)}
              />
              <RuneMark colour={colour} x={at.x + 4} y={at.y + 4} size={size - 8} />
              {(counts || hovers) && (
                <rect
                  className={hovers ? styles.ghost : styles.counts}
                  x={at.x + 1.5}
                  y={at.y + 1.5}
                  width={size - 3}
                  height={size - 3}
                  rx={3}
                />
              )}
            </g>
          );
        }),
      )}
      <rect
        className={base.edge}
        y={levels.length * size + 1}
        width={GRID * size}
        height={4}
        fill={stoneOf(wall.colour)}
        stroke={edgeOf(wall.colour)}
      />
    </svg>
  );
}

/** What a wall shows, of how many; with a stone in hand also what it would show then. */
export function Count({ wall, change = null }: { wall: Wall; change?: WallChange | null }) {
  const fate = change?.fate && FATES[change.fate];
  const state = fate || wallState(wall);
  return (
    <span className={`${styles.count} ${styles[state] ?? ""}${change ? ` ${styles.changed}` : ""}`} data-state={state}>
      {state === "kept" && <Icon name="check" />}
      {state === "lost" && <Icon name={change?.fate === "lost" ? "warning" : "close"} />}
      {wall.count}
      {change && change.count !== wall.count && ` → ${change.count}`}
      {wall.prophecy !== null && <span className={styles.of}>/{wall.prophecy}</span>}
    </span>
  );
}

const FATES = { met: "kept", lost: "lost" } as const;

/** The cubes of a stone in hand, where it would lie. */
export interface GhostCubes {
  cells: readonly Cell[];
  colour: Colour;
}

interface WallsProps {
  seat: SeatView;
  ghost?: GhostCubes | null;
  change?: Change | null;
}

export function Walls({ seat, ghost = null, change = null }: WallsProps) {
  const say = useWords();
  return (
    <ul className={styles.walls} data-part="walls">
      {SIDES.map((side) => {
        const wall = seat.walls[side];
        return (
          <li key={side} aria-label={wallLabel(say, side, wall)}>
            <div className={styles.head} aria-hidden="true">
              <Tile colour={wall.colour} size={18} />
              <span>{say("wall-name", { side })}</span>
              <Count wall={wall} change={wallChange(change, side, wall)} />
            </div>
            <WallPicture side={side} wall={wall} cubes={seat.cubes} ghost={ghost} />
            <p aria-hidden="true">{wallSentence(say, wall)}</p>
          </li>
        );
      })}
    </ul>
  );
}
