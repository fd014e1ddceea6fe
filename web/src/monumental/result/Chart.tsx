// A line chart of our own: one line for each seat, told apart by colour, dash and the shield at its end.

import { type CSSProperties, useId, useRef } from "react";
import { useSize } from "../../table/useSize";
import { path, scale, spread, ticks } from "../../ui/chart";
import { useWords } from "../../words";
import { CivPattern, civ } from "../cards/civ";
import styles from "./Chart.module.css";
import type { Row } from "./course";

const HEIGHT = 240;
const LEFT = 34;
const RIGHT = 46;
const TOP = 12;
const BOTTOM = 30;
const DASHES = ["", "9 4", "2 4", "12 4 2 4"];
const SHIELD = "M0-9l8 3v5.5c0 5-3.3 8-8 9.5-4.7-1.5-8-4.5-8-9.5V-6z";

interface ChartProps {
  rows: readonly Row[];
  /** What is shown, and what it is shown over. */
  title: string;
  over: string;
  people: readonly string[];
  lands: readonly string[];
}

export function Chart({ rows, title, people, lands }: Omit<ChartProps, "over">) {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return <div ref={box} />;
  const right = Math.max(width, 240) - RIGHT;
  const lines = ticks(Math.max(...rows.flatMap(({ values }) => values)));
  const x = scale(last.x - first.x, LEFT, right);
  const y = scale(lines.at(-1) ?? 1, HEIGHT - BOTTOM, TOP);
  const ends = spread(
    last.values.map((value) => y(value)),
    20,
    TOP,
    HEIGHT - BOTTOM,
  );
  const list = last.values.map((n, seat) => t("monumental-result-line", { name: people[seat] ?? "", n })).join(", ");
  const label = t("monumental-result-chart", { measure: title, list });
  return (
    <div ref={box}>
      <svg className={styles.chart} height={HEIGHT} role="img" aria-label={label}>
        <g className={styles.lines}>
          {lines.map((value) => (
            <g key={value}>
              <path d={`M${LEFT} ${y(value)}H${right}`} />
              <text x={LEFT - 8} y={y(value)} className={styles.value}>
                {value}
              </text>
            </g>
          ))}
          {ticks(last.x, width / 60)
            .filter((value) => value >= first.x && value <= last.x)
            .map((value) => (
              <text key={value} x={x(value - first.x)} y={HEIGHT - BOTTOM + 18} className={styles.turn}>
                {value}
              </text>
            ))}
        </g>
        {lands.map((land, seat) => {
          const points = rows.map((row) => [x(row.x - first.x), y(row.values[seat] ?? 0)] as const);
          const [endX, endY] = points.at(-1) ?? [0, 0];
          return (
            <g key={land}>
              <path
                className={styles.line}
                d={path(points)}
                style={{ "--civ": civ(land).colour } as CSSProperties}
                strokeDasharray={DASHES[seat]}
              />
              <circle
                className={styles.dot}
                cx={endX}
                cy={endY}
                r="3.5"
                style={{ "--civ": civ(land).colour } as CSSProperties}
              />
            </g>
          );
        })}
        {lands.map((land, seat) => (
          <g key={land} transform={`translate(${right + 14} ${ends[seat] ?? 0})`}>
            <defs>
              <CivPattern land={land} id={`${id}-${seat}`} opacity={0.7} />
            </defs>
            <path d={SHIELD} style={{ fill: civ(land).colour }} />
            <path d={SHIELD} fill={`url(#${id}-${seat})`} className={styles.shield} />
            <text x="12" y="0" className={styles.end}>
              {last.values[seat]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The same as numbers. */
export function CourseTable({ rows, title, over, people }: Omit<ChartProps, "lands">) {
  return (
    <table className={styles.table}>
      <caption className="ui-unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{over}</th>
          {people.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ x, values }) => (
          <tr key={x}>
            <th scope="row">{x}</th>
            {values.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
