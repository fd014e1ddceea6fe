// On one screen: a page between two people, wherever the next one sees what the others must not.

import { useEffect, useId, useRef } from "react";
import { Button } from "../ui/Button";
import { useWords } from "../words";
import { CivBadge } from "./cards/civ";
import styles from "./HandOver.module.css";

interface HandOverProps {
  /** Who is to take the screen. */
  to: string;
  civ: string;
  onReady(): void;
}

/** It stands in the place of the table, so that nothing below it can be seen, reached or read aloud. */
export function HandOver({ to, civ, onReady }: HandOverProps) {
  const t = useWords();
  const id = useId();
  const page = useRef<HTMLElement>(null);
  // The button is not focused: a key pressed for the turn before must not uncover the next one.
  useEffect(() => page.current?.focus(), []);
  return (
    <section className={styles.page} ref={page} tabIndex={-1} aria-labelledby={id}>
      <span className={styles.badge}>
        <CivBadge land={civ} />
      </span>
      <h2 id={id}>{t("monumental-hand-over", { name: to })}</h2>
      <p>{t("monumental-hand-over-text", { name: to })}</p>
      <Button kind="main" icon="check" onClick={onReady}>
        {t("monumental-hand-over-ready", { name: to })}
      </Button>
    </section>
  );
}
