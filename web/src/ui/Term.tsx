// A word of a game that explains itself: by pointing at it, by tapping it, or when it has the focus.

import { type ReactNode, useId, useRef } from "react";
import styles from "./Term.module.css";

const GAP = 6;

interface ExplainedProps {
  note: string;
  /** The word itself, where a sign may stand for it. */
  title?: string;
  children: ReactNode;
}

export function Explained({ note: text, title, children }: ExplainedProps) {
  const id = useId();
  const word = useRef<HTMLElement>(null);
  const note = useRef<HTMLSpanElement>(null);

  function show(): void {
    const at = word.current?.getBoundingClientRect();
    const box = note.current;
    if (!at || !box || typeof box.showPopover !== "function") return;
    box.showPopover();
    const left = Math.min(at.left, window.innerWidth - box.offsetWidth - GAP);
    const below = at.bottom + GAP + box.offsetHeight < window.innerHeight;
    box.style.left = `${Math.max(GAP, left)}px`;
    box.style.top = `${below ? at.bottom + GAP : at.top - GAP - box.offsetHeight}px`;
  }

  function hide(): void {
    if (note.current?.matches(":popover-open")) note.current.hidePopover();
  }

  return (
    <>
      <dfn
        ref={word}
        className={styles.word}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who plays by keyboard must be able to read it too
        tabIndex={0}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </dfn>
      <span ref={note} id={id} role="tooltip" popover="manual" className={styles.note}>
        {title && <strong>{title}</strong>} {text}
      </span>
    </>
  );
}
