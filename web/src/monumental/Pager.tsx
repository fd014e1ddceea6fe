// On small screens: the City, the map, the display and the others are pages, one swipe apart.

import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words";
import styles from "./Pager.module.css";

export const PAGES = ["city", "map", "display", "others"] as const;
export type Page = (typeof PAGES)[number];

interface PagerProps {
  page: Page;
  pages: Record<Page, ReactNode>;
  onPage(page: Page): void;
  /** How the others stand, in place of the word for their page where they are not in sight otherwise. */
  scores: ReactNode;
}

export function Pager({ page, pages, onPage, scores }: PagerProps) {
  const say = useWords();
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = track.current;
    if (box) box.scrollTo({ left: PAGES.indexOf(page) * box.clientWidth, behavior: "instant" });
  }, [page]);
  const swiped = () => {
    const box = track.current;
    if (!box || box.clientWidth === 0) return;
    const nearest = Math.round(box.scrollLeft / box.clientWidth);
    const at = PAGES[nearest];
    // Widths may be fractions of a pixel, which clientWidth does not tell.
    if (at && at !== page && Math.abs(box.scrollLeft - nearest * box.clientWidth) < 4) onPage(at);
  };
  return (
    <div className={styles.pager}>
      <div className={styles.tabs} role="tablist" aria-label={say("monumental-pages")}>
        {PAGES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`monumental-tab-${name}`}
            aria-selected={name === page}
            aria-controls={`monumental-page-${name}`}
            className={styles.tab}
            onClick={() => onPage(name)}
          >
            <span className={styles.word}>{say("monumental-page", { page: name })}</span>
            {name === "others" && <span className={styles.scores}>{scores}</span>}
          </button>
        ))}
      </div>
      <div className={styles.track} ref={track} onScroll={swiped}>
        {PAGES.map((name) => (
          <div
            key={name}
            role="tabpanel"
            id={`monumental-page-${name}`}
            aria-labelledby={`monumental-tab-${name}`}
            className={styles.page}
            inert={name !== page}
          >
            {pages[name]}
          </div>
        ))}
      </div>
    </div>
  );
}
