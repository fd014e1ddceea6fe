// The tower from above and level by level, as a grid that can be walked with the arrow keys. With it a whole game can
// be played without seeing the scene: arrows move, Enter lays the stone down for inspection, Enter again places it.

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { edgeOf, RuneMark, stoneOf } from "../../ui/runes";
import { type Say, useWords } from "../../words";
import base from "../base.module.css";
import { columnName } from "../cells";
import type { Placement, Point } from "../choices";
import { wallChange } from "../Preview";
import { type Change, type Colour, GRID, type SeatView, SIDES } from "../types";
import styles from "./Plan.module.css";
import { Tile } from "./Tile";
import { Count } from "./Walls";

interface PlanProps {
  seat: SeatView;
  name: string;
  ghost: Placement | undefined;
  ghostColour: Colour | null;
  change: Change | null;
  latest: readonly string[];
  aiming: boolean;
  onPoint(to: Point, pin: boolean): void;
  onEnter(to: Point): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cellLabel(say: Say, seat: SeatView, x: number, y: number, level: number | null, lies: string): string {
  const cell = columnName(x, y);
  if (level !== null) {
    const colour = seat.cubes[level]?.[y]?.[x];
    return say("mono-cell-level", {
      cell,
      level: level + 1,
      what: colour ? say("colour", { colour }) : say("mono-empty"),
      ghost: lies,
    });
  }
  const high = seat.heights[y]?.[x] ?? 0;
  const colours = seat.cubes.slice(0, high).flatMap((rows) => rows[y]?.[x] ?? []);
  const list = [...colours].reverse().map((colour) => say("colour", { colour }));
  return say("mono-cell", { cell, n: high, colours: list.join(", "), ghost: lies });
}

export function Plan(props: PlanProps) {
  const { seat, ghost, aiming, latest } = props;
  const say = useWords();
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [level, setLevel] = useState<number | null>(null);
  const cells = useRef(new Map<string, HTMLElement>());
  const focus = useRef(false);

  useEffect(() => {
    if (focus.current) cells.current.get(`${at.x},${at.y}`)?.focus();
    focus.current = false;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const within = (n: number) => Math.min(GRID - 1, Math.max(0, n));
      const to = { x: within(at.x + step[0]), y: within(at.y + step[1]) };
      focus.current = true;
      setAt(to);
      props.onPoint({ x: to.x + 0.5, y: to.y + 0.5 }, aiming);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      props.onEnter({ x: at.x + 0.5, y: at.y + 0.5 });
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      const up = event.key === "PageUp" ? 1 : -1;
      const now = (level ?? -1) + up;
      setLevel(now < 0 ? null : Math.min(seat.cubes.length - 1, now));
    }
  };

  return (
    <div className={styles.plan}>
      <div className={styles.frame}>
        <table
          className={styles.grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is walked with the arrow keys.
          role="grid"
          aria-label={say("mono-plan-label", { name: props.name })}
        >
          <thead>
            <tr>
              <td />
              {Array.from({ length: GRID }, (_, x) => (
                <th key={columnName(x, 0)} scope="col" className={styles.head}>
                  {columnName(x, 0)[0]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: GRID }, (_, y) => (
              <tr key={columnName(0, y)}>
                <th scope="row" className={styles.head}>
                  {y + 1}
                </th>
                {Array.from({ length: GRID }, (_, x) => {
                  const on = (cell: string) => cell.startsWith(`${columnName(x, y)}/`);
                  const seen = (cell: string) => on(cell) && (level === null || cell.endsWith(`/${level + 1}`));
                  const shown = ghost?.names.some(seen) ?? false;
                  const recent = !ghost && latest.some(seen);
                  return (
                    <td
                      key={columnName(x, y)}
                      ref={(node) => {
                        if (node) cells.current.set(`${x},${y}`, node);
                      }}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above.
                      role="gridcell"
                      tabIndex={at.x === x && at.y === y ? 0 : -1}
                      aria-label={cellLabel(say, seat, x, y, level, ghost?.names.some(on) ? "here" : "away")}
                      className={`${styles.cell}${shown ? ` ${styles.ghost}` : ""}${recent ? ` ${styles.recent}` : ""}`}
                      onFocus={() => {
                        setAt({ x, y });
                        if (aiming) props.onPoint({ x: x + 0.5, y: y + 0.5 }, false);
                      }}
                      onPointerEnter={(event) => {
                        if (event.pointerType === "mouse") props.onPoint({ x: x + 0.5, y: y + 0.5 }, false);
                      }}
                      onClick={() => {
                        setAt({ x, y });
                        props.onPoint({ x: x + 0.5, y: y + 0.5 }, true);
                      }}
                      onKeyDown={onKeyDown}
                    >
                      <PlanCell seat={seat} x={x} y={y} level={level} ghost={shown ? props.ghostColour : null} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {SIDES.map((side) => (
          <span
            key={side}
            className={styles.edge}
            data-part="edge"
            data-side={side}
            style={{
              background: stoneOf(seat.walls[side].colour),
              borderColor: edgeOf(seat.walls[side].colour),
            }}
          >
            <span className={styles.side}>
              <Tile colour={seat.walls[side].colour} size={18} />
              <span aria-hidden="true">{say("side-letter", { side })}</span>
              <Count wall={seat.walls[side]} change={wallChange(props.change, side, seat.walls[side])} />
            </span>
          </span>
        ))}
      </div>
      <fieldset className={styles.levels}>
        <legend className="ui-unseen">{say("mono-levels-label")}</legend>
        {[null, ...seat.cubes.keys()].map((one) => (
          <label key={one ?? "all"} className={one === level ? styles.on : ""}>
            <input
              type="radio"
              className="ui-unseen"
              name="mono-level"
              checked={one === level}
              onChange={() => setLevel(one)}
            />
            <LevelPicture seat={seat} level={one} />
            <span>{one === null ? say("mono-above") : say("level-number", { level: one + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function topColour(seat: SeatView, x: number, y: number): Colour | null {
  const high = seat.heights[y]?.[x] ?? 0;
  return seat.cubes[high - 1]?.[y]?.[x] ?? null;
}

function PlanCell({
  seat,
  x,
  y,
  level,
  ghost,
}: {
  seat: SeatView;
  x: number;
  y: number;
  level: number | null;
  ghost: Colour | null;
}) {
  const colour = ghost ?? (level === null ? topColour(seat, x, y) : (seat.cubes[level]?.[y]?.[x] ?? null));
  const high = seat.heights[y]?.[x] ?? 0;
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {colour && (
          <>
            <rect
              className={base.edge}
              x={0.5}
              y={0.5}
              width={23}
              height={23}
              rx={3}
              fill={stoneOf(colour)}
              stroke={edgeOf(colour)}
            />
            <RuneMark colour={colour} x={5} y={5} size={14} />
          </>
        )}
      </svg>
      {level === null && high > 0 && !ghost && <b className={styles.height}>{high}</b>}
    </>
  );
}

function LevelPicture({ seat, level }: { seat: SeatView; level: number | null }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {Array.from({ length: GRID * GRID }, (_, i) => {
        const [x, y] = [i % GRID, Math.floor(i / GRID)];
        const colour = level === null ? topColour(seat, x, y) : (seat.cubes[level]?.[y]?.[x] ?? null);
        const key = columnName(x, y);
        if (!colour)
          return <rect key={key} className={base.gap} x={x * 10 + 1} y={y * 10 + 1} width={8} height={8} rx={1.5} />;
        return (
          <g key={key}>
            <rect
              className={base.edge}
              x={x * 10 + 0.5}
              y={y * 10 + 0.5}
              width={9}
              height={9}
              rx={1.5}
              fill={stoneOf(colour)}
              stroke={edgeOf(colour)}
            />
            <RuneMark colour={colour} x={x * 10 + 1.5} y={y * 10 + 1.5} size={7} />
          </g>
        );
      })}
    </svg>
  );
}
