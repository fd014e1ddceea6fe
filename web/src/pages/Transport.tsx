import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "../ui/Button";
import { useWords } from "../words";
import type { MarkAt } from "./marks";
import styles from "./Transport.module.css";

const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const STEP_MS = 1000;
const NONE: readonly MarkAt[] = [];

interface TransportProps {
  n: number;
  length: number;
  marks?: readonly MarkAt[];
  /** Whether the moment is there; autoplay waits for it. */
  ready: boolean;
  onMove(to: number): void;
  onTurn(forward: boolean): void;
  children?: ReactNode;
}

/** The scrubber of a replay: step by step, turn by turn, or by itself. */
export function Transport({ n, length, marks = NONE, ready, onMove, onTurn, children }: TransportProps) {
  const t = useWords();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing || !ready) return;
    if (n >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onMove(n + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, ready, n, length, speed, onMove]);
  const toggle = () => {
    if (!playing && n >= length) onMove(0);
    setPlaying(!playing);
  };
  const faster = () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1);
  return (
    <section className={styles.transport} aria-label={t("transport")}>
      <IconButton icon="left" label={t("turn-back")} disabled={n === 0} onClick={() => onTurn(false)} />
      <IconButton icon="back" label={t("step-back")} disabled={n === 0} onClick={() => onMove(n - 1)} />
      <IconButton icon={playing ? "pause" : "play"} label={playing ? t("pause") : t("autoplay")} onClick={toggle} />
      <IconButton icon="forward" label={t("step-on")} disabled={n >= length} onClick={() => onMove(n + 1)} />
      <IconButton icon="right" label={t("turn-on")} disabled={n >= length} onClick={() => onTurn(true)} />
      <span className={styles.scrubber}>
        <input
          type="range"
          min={0}
          max={length}
          value={n}
          aria-label={t("scrubber")}
          aria-valuetext={t("step-of", { n, all: length })}
          onChange={(event) => {
            setPlaying(false);
            onMove(Number(event.target.value));
          }}
        />
        {marks.map((mark) => (
          <i
            key={`${mark.n} ${mark.kind}`}
            className={`${styles.mark} ${styles[mark.kind]}`}
            data-mark={mark.kind}
            style={{ left: `${(100 * mark.n) / Math.max(1, length)}%` }}
            title={t(`mark-${mark.kind}`)}
          />
        ))}
      </span>
      <output>
        <span className={styles.full}>{t("step-of", { n, all: length })}</span>
        <span className={styles.brief} aria-hidden="true">
          {n}/{length}
        </span>
      </output>
      <div className={styles.end}>
        <button
          type="button"
          className={`ui-button ${styles.speed}`}
          aria-label={t("speed-is", { n: speed })}
          onClick={faster}
        >
          {t("speed-times", { n: speed })}
        </button>
        {children}
      </div>
    </section>
  );
}
