// What a scene is about, what to do, and a hint where something else was tried.

import { useEffect, useRef } from "react";
import { Button, IconButton } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { asks, type Course, type Deed, type Place, type Scene, sceneAt } from "./lesson";
import styles from "./tutorial.module.css";

interface CardProps {
  course: Course;
  place: Place;
  /** On small screens only the task is shown. */
  folded: boolean;
  onFold(folded: boolean): void;
  dispatch(deed: Deed): void;
}

export function Card({ course, place, folded, onFold, dispatch }: CardProps) {
  const t = useWords();
  const scene = sceneAt(course, place);
  const asking = asks(course, place);
  const values = scene.say;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever reads or listens starts anew with every text.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [scene.id, place.answer]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.defaultPrevented || asking || event.target !== heading.current) return;
      event.preventDefault();
      dispatch({ do: "next" });
    };
    // Before the table's own keys.
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [asking, dispatch]);

  return (
    <section className={folded ? `${styles.card} ${styles.folded}` : styles.card} aria-labelledby="learn-title">
      <div className={styles.head}>
        <IconButton
          icon="back"
          label={t("tutorial-back")}
          disabled={place.scene === 0}
          onClick={() => dispatch({ do: "back" })}
        />
        <h2 id="learn-title" ref={heading} tabIndex={-1} aria-describedby="learn-text learn-do">
          {t(course.message(scene.id, "title"), values)}
        </h2>
        <button
          type="button"
          className={`ui-icon-button ${styles.fold}`}
          aria-expanded={!folded}
          aria-controls="learn-text"
          aria-label={t(folded ? "tutorial-more" : "tutorial-less")}
          onClick={() => onFold(!folded)}
        >
          <Icon name="down" />
        </button>
      </div>
      <p id="learn-text" className={styles.text}>
        {t(course.message(scene.id, place.answer === null ? "text" : "after"), values)}
      </p>
      {asking && (
        <p id="learn-do" className={styles.task}>
          <Icon name="forward" />
          <span>{t(course.message(scene.id, "do"), values)}</span>
        </p>
      )}
      <p className={styles.hint} role="status">
        {place.hint && t(hintOf(course, place, scene), values)}
      </p>
      {!asking && (
        <div className={styles.go}>
          <Button kind="main" onClick={() => dispatch({ do: "next" })}>
            {t("tutorial-next")}
          </Button>
        </div>
      )}
    </section>
  );
}

function hintOf(course: Course, { hint }: Place, { id }: Scene): string {
  if (hint === "task" && course.hints.has(id)) return course.message(id, "hint");
  return `tutorial-hint-${hint}`;
}
