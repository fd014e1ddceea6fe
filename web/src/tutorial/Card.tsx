// What a scene is about, what to do, and a hint where something else was tried.

import { useEffect, useRef } from "react";
import { Button, IconButton } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { asks, type Deed, type Place, type Scene, sceneAt } from "./lesson";

interface CardProps {
  place: Place;
  /** On small screens only the task is shown. */
  folded: boolean;
  onFold(folded: boolean): void;
  dispatch(deed: Deed): void;
}

// Scenes that offer more than their answer have a hint of their own for it.
const OWN_HINTS = new Set(["turn", "swap"]);

export function Card({ place, folded, onFold, dispatch }: CardProps) {
  const t = useWords();
  const scene = sceneAt(place);
  const asking = asks(place);
  const values = scene.say;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever reads or listens starts anew with every text.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [place.scene, place.answer]);
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
    <section className={folded ? "learn-card is-folded" : "learn-card"} aria-labelledby="learn-title">
      <div className="learn-head">
        <IconButton
          icon="back"
          label={t("tutorial-back")}
          disabled={place.scene === 0}
          onClick={() => dispatch({ do: "back" })}
        />
        <h2 id="learn-title" ref={heading} tabIndex={-1} aria-describedby="learn-text learn-do">
          {t(`tutorial-${scene.id}-title`)}
        </h2>
        <button
          type="button"
          className="icon-button learn-fold"
          aria-expanded={!folded}
          aria-controls="learn-text"
          aria-label={t(folded ? "tutorial-more" : "tutorial-less")}
          onClick={() => onFold(!folded)}
        >
          <Icon name="down" />
        </button>
      </div>
      <p id="learn-text" className="learn-text">
        {t(`tutorial-${scene.id}-${place.answer === null ? "text" : "after"}`, values)}
      </p>
      {asking && (
        <p id="learn-do" className="learn-do">
          <Icon name="forward" />
          <span>{t(`tutorial-${scene.id}-do`, values)}</span>
        </p>
      )}
      <p className="learn-hint" role="status">
        {place.hint && t(hintOf(place, scene), values)}
      </p>
      {!asking && (
        <div className="learn-go">
          <Button kind="main" onClick={() => dispatch({ do: "next" })}>
            {t("tutorial-next")}
          </Button>
        </div>
      )}
    </section>
  );
}

function hintOf({ hint }: Place, { id }: Scene): string {
  if (hint === "task" && OWN_HINTS.has(id)) return `tutorial-${id}-hint`;
  return `tutorial-hint-${hint}`;
}
