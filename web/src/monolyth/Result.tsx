// The end: the walls are counted one by one, then levels and structure, then who has won.

import { type ReactNode, useEffect, useState } from "react";
import type { SeatInfo } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import base from "./base.module.css";
import { Tile } from "./flat/Tile";
import { Count, WallPicture } from "./flat/Walls";
import styles from "./Result.module.css";
import { type MonolythView, SIDES } from "./types";

const BEAT = 420;

interface ResultProps {
  view: MonolythView;
  seats: SeatInfo[];
  you: readonly number[];
  counting: boolean;
  /** What one may do now. */
  after?: ReactNode;
  /** Called when all is counted, or nobody looks any more. */
  onTold?: (() => void) | undefined;
  onClose(): void;
}

/** What lies between the first and the second: nothing, where the tie was broken. */
export function margin(view: MonolythView): number {
  const winner = view.winners?.[0] ?? 0;
  const rest = view.seats.filter((_, i) => i !== winner).map((seat) => seat.score);
  return (view.seats[winner]?.score ?? 0) - Math.max(0, ...rest);
}

export function Result({ view, seats, you, counting, after, onTold, onClose }: ResultProps) {
  const say = useWords();
  const walls = view.seats.length * SIDES.length;
  const all = walls + 2;
  const [told, setTold] = useState(counting ? 0 : all);
  useEffect(() => {
    if (told >= all) return;
    const timer = setTimeout(() => setTold((n) => n + 1), BEAT);
    return () => clearTimeout(timer);
  }, [told, all]);
  const winner = view.winners?.[0];
  const done = told >= all;
  useEffect(() => {
    if (done) onTold?.();
  }, [done, onTold]);
  useEffect(() => () => onTold?.(), [onTold]);
  return (
    <section className={styles.result} data-place="result" aria-label={say("mono-result")}>
      <header>
        <h2>{say("game-over", { reason: view.reason ?? "complete" })}</h2>
        <button
          type="button"
          className={`${base.button} ${base.icon}`}
          aria-label={say("mono-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className={styles.seats} aria-label={say("mono-counts")} tabIndex={0}>
        {view.seats.map((seat, i) => {
          const key = `seat ${i}`;
          return (
            <article key={key} className={done && winner === i && view.players > 1 ? styles.winner : ""}>
              <h3>{seats[i]?.name}</h3>
              <ul>
                <li className={styles.heads}>
                  <span>{say("mono-result-cubes")}</span>
                  <span>{say("mono-result-points")}</span>
                </li>
                {SIDES.map((side, k) => {
                  const wall = seat.walls[side];
                  const counted = told > i * SIDES.length + k;
                  const now = told === i * SIDES.length + k + 1 && !done;
                  return (
                    <li key={side} className={counted ? (now ? styles.now : undefined) : styles.waiting}>
                      <WallPicture side={side} wall={wall} cubes={seat.cubes} />
                      <span className={styles.wall}>
                        <Tile colour={wall.colour} size={16} />
                        {say("side", { side })}
                      </span>
                      {counted ? <Count wall={wall} /> : <span>…</span>}
                      <b>{counted ? wall.points : ""}</b>
                    </li>
                  );
                })}
                <li className={told > walls ? "" : styles.waiting}>
                  <span>{say("tokens-level")}</span>
                  <b>{told > walls ? seat.level_points : ""}</b>
                </li>
                <li className={told > walls ? "" : styles.waiting}>
                  <span>{say("tokens-structure")}</span>
                  <b>{told > walls ? seat.structure.points : ""}</b>
                </li>
              </ul>
              <p className={styles.total}>{done ? say("total", { n: seat.score }) : ""}</p>
            </article>
          );
        })}
      </section>
      <footer aria-live="polite">
        {done && view.players > 1 && winner !== undefined && (
          <p className={styles.verdict}>
            {say("wins-by", {
              who: you.length === 1 && you[0] === winner ? "you" : "other",
              name: seats[winner]?.name ?? "",
              n: margin(view),
            })}
          </p>
        )}
        {done && view.players === 1 && (
          <>
            <p className={styles.verdict}>{say("rank", { points: view.seats[0]?.score ?? 0, rank: view.rank ?? 0 })}</p>
            {view.next_rank !== undefined && (
              <p>
                {say("next-rank", {
                  rank: (view.rank ?? 0) + 1,
                  n: view.next_rank - (view.seats[0]?.score ?? 0),
                  points: view.next_rank,
                })}
              </p>
            )}
          </>
        )}
        {done && after && <div className={styles.after}>{after}</div>}
        {!done && (
          <button type="button" className={base.button} onClick={() => setTold(all)}>
            {say("mono-skip")}
          </button>
        )}
      </footer>
    </section>
  );
}
