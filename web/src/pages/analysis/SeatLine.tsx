// The line of a seat in the chart, in short: its colour and its dashes, wherever the analysis names the seat.

import styles from "./analysis.module.css";

const DASHES = ["", "8 4", "2 4", "12 4 2 4", "1 3"];

export const dashOf = (seat: number) => DASHES[seat];

export function SeatLine({ seat }: { seat: number }) {
  return (
    <svg className={styles.sample} width="26" height="10" aria-hidden="true">
      <path className={styles.line} d="M1 5H25" strokeDasharray={dashOf(seat)} />
    </svg>
  );
}
