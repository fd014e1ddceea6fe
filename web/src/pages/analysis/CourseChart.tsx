// How everybody stood from choice to choice: a line for each seat, told apart by colour, dash and the sign at its end.
// It is a slider, too: a click or an arrow key leads to a decision.

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef } from "react";
import type { Analysis } from "../../protocol.gen";
import { useSize } from "../../table/useSize";
import { path, scale, spread, ticks } from "../../ui/chart";
import { useWords } from "../../words";
import styles from "./analysis.module.css";
import { dashOf, SeatLine } from "./SeatLine";
import { rowAt, rowsOf, sayValue } from "./values";

const HEIGHT = 190;
const RIGHT = 22;
const TOP = 14;
const BOTTOM = 12;

/** Between a figure and the lines of the chart. */
const GAP = 6;
/** The size of its figures, and the widest that a character of them is, a percent sign among figures. */
const FIGURES_REM = 0.75;
const WIDEST = 0.7;

/** How far the lines begin to the right, so that the longest figure stands beside them in every language and size. */
export function roomFor(figures: readonly string[]): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.ceil(Math.max(...figures.map((text) => text.length)) * WIDEST * FIGURES_REM * rem) + GAP;
}

interface CourseChartProps {
  found: Analysis;
  names: readonly string[];
  colours: readonly string[];
  /** The moment that is shown, of how many. */
  n: number;
  length: number;
  onMove(to: number): void;
}

const coloured = (colour: string | undefined) => ({ "--seat": colour }) as CSSProperties;

export function CourseChart({ found, names, colours, n, length, onMove }: CourseChartProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { alone } = found;
  const rows = useMemo(() => rowsOf(found), [found]);
  const most = alone ? Math.max(1, ...rows.flatMap(({ values }) => values)) : 1;
  const lines = alone ? ticks(most, 3) : [0, 0.25, 0.5, 0.75, 1];
  const top = lines.at(-1) ?? 1;
  const left = roomFor(lines.map((value) => sayValue(t, value, alone)));
  const right = Math.max(width, 200) - RIGHT;
  // What is dealt before the first decision is left out.
  const first = rows[0]?.n ?? 0;
  const along = scale(length - first, left, right);
  const x = (at: number) => along(Math.max(0, at - first));
  // Points below nothing lie on the ground line; `scale` takes no range below 1, so shares are counted in hundreds.
  const up = scale(top * 100, HEIGHT - BOTTOM, TOP);
  const y = (value: number) => up(Math.max(0, value) * 100);
  const here = rowAt(rows, n);
  const now = rows[here]?.values ?? [];
  const ends = spread(
    (rows.at(-1)?.values ?? []).map((value) => y(value)),
    15,
    TOP,
    HEIGHT - BOTTOM,
  );
  const list = now
    .map((value, seat) => t("analysis-line", { name: names[seat] ?? "", value: sayValue(t, value, alone) }))
    .join(", ");
  const label = t(alone ? "analysis-points" : "analysis-win");
  const go = (row: number) => onMove(rows[Math.max(0, Math.min(rows.length - 1, row))]?.n ?? n);
  const onKeyDown = (event: KeyboardEvent) => {
    // Between two decisions, back is the one before.
    const back = rows[here]?.n === n ? here - 1 : here;
    const keys: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      ArrowLeft: back,
      ArrowDown: back,
      PageUp: here + 10,
      PageDown: here - 10,
      Home: 0,
      End: rows.length - 1,
    };
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const wanted = first + ((at - left) / Math.max(1, right - left)) * (length - first);
    const before = rowAt(rows, wanted);
    const [a, b] = [rows[before]?.n ?? 0, rows[before + 1]?.n ?? Number.POSITIVE_INFINITY];
    go(b - wanted < wanted - a ? before + 1 : before);
  };
  return (
    <div ref={box} className={styles.chartBox}>
      <div
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={n}
        aria-valuetext={t("analysis-chart", { measure: label, n, all: length, list })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <svg className={styles.chart} height={HEIGHT} aria-hidden="true">
          {lines.map((value) => (
            <g key={value} className={styles.grid}>
              <path d={`M${left} ${y(value)}H${right}`} />
              <text x={left - GAP} y={y(value)}>
                {sayValue(t, value, alone)}
              </text>
            </g>
          ))}
          {names.map((name, seat) => (
            <path
              key={name + String(seat)}
              className={styles.line}
              d={path(rows.map((row) => [x(row.n), y(row.values[seat] ?? 0)] as const))}
              style={coloured(colours[seat])}
              strokeDasharray={dashOf(seat)}
            />
          ))}
          {found.turning.map((one) => {
            const at = rows[rowAt(rows, one.n)]?.values[one.seat] ?? 0;
            return (
              <path
                key={one.n}
                className={styles.mark}
                d={`M${x(one.n)} ${y(at) - 3}l5 -9h-10z`}
                style={coloured(colours[one.seat])}
              />
            );
          })}
          <path className={styles.here} d={`M${x(n)} ${TOP - 8}V${HEIGHT - BOTTOM}`} />
          {now.map((value, seat) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              className={styles.dot}
              cx={x(n)}
              cy={y(value)}
              r="4"
              style={coloured(colours[seat])}
            />
          ))}
          {names.length > 1 &&
            ends.map((end, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <text key={seat} className={styles.end} x={right + 7} y={end} style={coloured(colours[seat])}>
                {seat + 1}
              </text>
            ))}
        </svg>
      </div>
      <ul className={styles.legend}>
        {names.map((name, seat) => (
          <li key={name + String(seat)} style={coloured(colours[seat])}>
            <SeatLine seat={seat} />
            <span className={styles.who}>{names.length > 1 ? `${seat + 1} ${name}` : name}</span>
            <b>{sayValue(t, now[seat] ?? 0, alone)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
