// The stones in reach, each with what is to be known before it is picked.

import { Icon } from "../ui/icons";
import { type Say, useWords } from "../words";
import { shapeCells } from "./cells";
import { StonePicture } from "./flat/pictures";
import styles from "./StoneStrip.module.css";
import type { MonolythView } from "./types";
import type { Play } from "./usePlay";
import { stoneName } from "./words";

/** What is to be known of a stone before it is picked: whether and how it can be placed, and the most it can bring. */
function stoneNote(say: Say, view: MonolythView, { menu, prospects }: Play, steps: number) {
  const reached = menu.reached.get(steps);
  const known = prospects.get(steps);
  const fits = reached?.poses.some((pose) => pose.fits.length > 0) ?? (known ? known.fits > 0 : true);
  // Within reach, but neither the stone nor a single cube of its colour can be placed; or the lesson wants another.
  const stuck = !reached && menu.size > 0 && view.phase === "act";
  const note = stuck
    ? "mono-not-now"
    : !reached || fits
      ? null
      : reached.discard !== null
        ? "mono-only-discard"
        : "mono-only-swap";
  const nowhere = !reached && !stuck && !fits;
  const gain = known && (fits || known.swaps > 0) ? Math.max(known.gain, known.swap_gain) : null;
  return {
    stuck: stuck || nowhere,
    swap: note === "mono-only-swap",
    discard: note === "mono-only-discard",
    gain,
    said: [
      note && say(note),
      nowhere && say("trial-fits", { n: 0 }),
      gain === null ? "" : say("preview-brings", { n: gain }),
    ].filter(Boolean),
  };
}

export function StoneStrip({ view, play, onPick }: { view: MonolythView; play: Play; onPick(site: number): void }) {
  const say = useWords();
  const picked = play.mode.kind === "stone" ? play.mode.site : null;
  return (
    <ul className={styles.strip} data-part="strip" aria-label={say("mono-in-reach")}>
      {view.reach.map(({ site, steps }) => {
        const stone = view.sites[site];
        if (!stone) return null;
        const { stuck, swap, discard, gain, said } = stoneNote(say, view, play, steps);
        return (
          <li key={site}>
            <button
              type="button"
              className={`${styles.stone}${site === picked ? ` ${styles.on}` : ""}${stuck ? ` ${styles.stuck}` : ""}`}
              data-part="stone"
              aria-pressed={site === picked}
              aria-label={[`${steps}`, stoneName(say, stone), ...said].join(", ")}
              aria-keyshortcuts={`${steps}`}
              onClick={() => onPick(site)}
            >
              <b aria-hidden="true">{steps}</b>
              <StonePicture cells={shapeCells(stone.shape)} colour={stone.colour} />
              <small aria-hidden="true">
                {(stuck || discard) && <Icon name="close" />}
                {swap && <Icon name="swap" />}
                {gain !== null && <span className={gain > 0 ? styles.gain : "ui-quiet"}>+{gain}</span>}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
