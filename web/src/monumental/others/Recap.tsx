// What the others did in their last turns, deed by deed, in a few seconds.

import { useEffect, useRef, useState } from "react";
import type { View } from "../../monumental.gen";
import { Button, IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { FOLDED } from "../automa/acts";
import { CivBadge } from "../cards/civ";
import { cx } from "../cards/cx";
import type { Hearer } from "../events";
import type { Turn } from "../turns";
import { DeedLine, NetAmounts } from "./Deeds";
import styles from "./Recap.module.css";

/** A turn lasts a few seconds, however much was done in it. */
const LONGEST = 8000;
const BEAT = 1100;

export function beatOf(deeds: number): number {
  return Math.min(BEAT, LONGEST / Math.max(deeds, 1));
}

interface RecapProps {
  view: View;
  /** What was done, turn by turn. */
  turns: readonly Turn[];
  /** With which turn to begin. */
  first?: number;
  people: readonly string[];
  you: readonly number[];
  reducedMotion: boolean;
  /** Whether there is little room: it stays folded until somebody wants to see it. */
  small?: boolean;
  onClose(): void;
}

export function Recap({ view, turns, first = 0, people, you, reducedMotion, small = false, onClose }: RecapProps) {
  const t = useWords();
  const [at, setAt] = useState(Math.max(0, Math.min(first, turns.length - 1)));
  const turn = turns[at];
  const count = turn?.deeds.length ?? 0;
  const [shown, setShown] = useState(reducedMotion ? count : 1);
  const [paused, setPaused] = useState(false);
  const [folded, setFolded] = useState(small);
  const [held, setHeld] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const done = shown >= count;
  const lands = view.seats.map(({ civilization }) => civilization);
  const hearer: Hearer = { people, lands, you, rounds: view.options.continuous };

  useEffect(() => {
    if (paused || folded || done) return;
    const timer = setTimeout(() => setShown(shown + 1), beatOf(count));
    return () => clearTimeout(timer);
  }, [paused, folded, done, count, shown]);
  // It does not stay over what one plays with: it can be seen again.
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!folded || held) return;
    const timer = setTimeout(() => close.current(), FOLDED);
    return () => clearTimeout(timer);
  }, [folded, held]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every deed that comes is brought into sight.
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!reducedMotion) last?.scrollIntoView({ block: "nearest" });
  }, [shown, reducedMotion]);

  const go = (to: number) => {
    setAt(to);
    setShown(reducedMotion ? (turns[to]?.deeds.length ?? 0) : 1);
    setPaused(false);
  };
  const name = people[turn?.seat ?? -1] ?? "";
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  const label = turn ? t("monumental-recap", { name }) : t("monumental-recap-empty");
  return (
    <section className={cx(styles.recap, folded && styles.folded)} aria-label={label} {...hold} {...focus}>
      <header className={styles.head}>
        {turn && turn.seat !== null && <CivBadge land={lands[turn.seat] ?? ""} />}
        <h2>{turn ? t("monumental-recap", { name }) : t("monumental-recap-empty")}</h2>
        <span className="ui-row">
          {folded && <IconButton icon="down" label={t("monumental-automa-unfold")} onClick={() => setFolded(false)} />}
          <IconButton icon="close" label={t("monumental-recap-close")} onClick={onClose} />
        </span>
        {turns.length > 1 && !folded && (
          <span className={styles.turner}>
            <IconButton
              icon="back"
              label={t("monumental-recap-before")}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <span>{t("monumental-recap-of", { n: at + 1, all: turns.length })}</span>
            <IconButton
              icon="forward"
              label={t("monumental-recap-after")}
              disabled={at >= turns.length - 1}
              onClick={() => go(at + 1)}
            />
          </span>
        )}
      </header>
      {turn && !folded && (
        <>
          <div
            className={styles.body}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
            tabIndex={0}
            role="log"
            aria-live="off"
            aria-label={t("monumental-recap", { name })}
          >
            <ol className={styles.deeds} ref={list}>
              {turn.deeds.slice(0, shown).map((deed, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no name but their place.
                <li key={`${turn.n} ${n}`} className={reducedMotion ? undefined : styles.comes}>
                  <DeedLine deed={deed} hearer={hearer} now={!done && n === shown - 1} />
                </li>
              ))}
            </ol>
          </div>
          <footer className={styles.foot}>
            {done ? (
              <>
                <span className={styles.sum}>
                  {t("monumental-recap-brought")}
                  <NetAmounts events={turn.deeds.flatMap(({ events }) => events)} seat={turn.seat} />
                </span>
                {!reducedMotion && (
                  <Button kind="quiet" icon="redo" onClick={() => go(at)}>
                    {t("monumental-recap-again")}
                  </Button>
                )}
                {at < turns.length - 1 ? (
                  <Button kind="main" icon="forward" onClick={() => go(at + 1)}>
                    {t("monumental-recap-after")}
                  </Button>
                ) : (
                  <Button kind="main" onClick={onClose}>
                    {t("monumental-recap-close")}
                  </Button>
                )}
              </>
            ) : (
              <>
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ inlineSize: `${(100 * shown) / count}%` }} />
                </span>
                <Button icon={paused ? "play" : "pause"} onClick={() => setPaused(!paused)}>
                  {paused ? t("monumental-recap-play") : t("monumental-recap-pause")}
                </Button>
                <Button kind="main" icon="right" onClick={() => setShown(count)}>
                  {t("monumental-recap-all")}
                </Button>
              </>
            )}
          </footer>
        </>
      )}
    </section>
  );
}
