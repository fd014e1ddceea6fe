import styles from "./CardGrid.module.css";

/** A Structure card: the height of every space, higher ones darker. */
export function CardGrid({ grid, label }: { grid: readonly (readonly string[])[]; label: string }) {
  return (
    <svg
      className={styles.grid}
      viewBox="0 0 84 84"
      role="img"
      aria-label={`${label}: ${grid.map((row) => row.join(" ")).join(", ")}`}
    >
      {grid.flatMap((row, y) =>
        row.map((height, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space has no name but its place.
          <g key={`${x} ${y}`}>
            <rect
              className={height.startsWith("3") || height.startsWith("4") ? styles.high : styles.low}
              x={x * 21 + 1}
              y={y * 21 + 1}
              width="19"
              height="19"
              rx="2"
            />
            <text x={x * 21 + 10.5} y={y * 21 + 14} textAnchor="middle">
              {height.replace("-", "–")}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
