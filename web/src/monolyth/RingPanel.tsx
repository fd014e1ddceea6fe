// The ring of sites: a scene with a button over every stone, and in the middle what all play for.

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { canDraw, useSize } from "../table/useSize";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import base from "./base.module.css";
import { shapeCells } from "./cells";
import { StonePicture } from "./flat/pictures";
import { StructureCard } from "./flat/StructureCard";
import { heldChange } from "./Preview";
import styles from "./RingPanel.module.css";
import type { Look } from "./scene/look";
import RingScene, { RIM, ringCamera, ringSpot, sitePlace } from "./scene/RingScene";
import { Term } from "./Term";
import type { MonolythEvent, MonolythView, SeatView } from "./types";
import type { Play } from "./usePlay";
import { stoneName } from "./words";

interface RingPanelProps {
  view: MonolythView;
  seat: SeatView;
  play: Play;
  look: Look;
  lively: boolean;
  event: MonolythEvent | null;
  full: boolean;
  onPick(site: number): void;
  onStock?: () => void;
}

export function RingPanel({ view, seat, play, look, lively, event, full, onPick, onStock }: RingPanelProps) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const camera = useMemo(() => ringCamera(size.width || 1, size.height || 1), [size]);
  const steps = new Map(view.reach.map((one) => [one.site, one.steps]));
  const picked = play.mode.kind === "stone" ? play.mode.site : null;
  const scene = canDraw();
  const taken = event?.kind === "taken" || event?.kind === "swapped" || event?.kind === "discarded";
  const leaving = taken ? event : null;
  // The ring is one stop for the Tab key; arrow keys go round it.
  const [stop, setStop] = useState<number | null>(null);
  const stones = view.sites.flatMap((stone, site) => (stone ? [site] : []));
  const first = view.reach[0]?.site ?? stones[0];
  const here = stop !== null && stones.includes(stop) ? stop : first;
  const onKeyDown = (key: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key.key];
    if (!by || here === undefined || play.held) return;
    key.preventDefault();
    const to = stones[(stones.indexOf(here) + by + stones.length) % stones.length];
    if (to === undefined) return;
    setStop(to);
    box.current?.querySelector<HTMLElement>(`[data-site="${to}"]`)?.focus();
  };
  const place = (site: number, out: number, up: number) => {
    const [x, z] = sitePlace(site);
    const { left, top } = ringSpot(camera, x * out, up, z * out);
    return { left: `${100 * left}%`, top: `${100 * top}%` };
  };
  /** Wholly in sight, also at the edge. */
  const badge = (site: number) => {
    const { left, top } = place(site, RIM, 0);
    return { left: `clamp(0.9rem, ${left}, 100% - 0.9rem)`, top: `clamp(0.9rem, ${top}, 100% - 0.9rem)` };
  };
  return (
    <section className={styles.ring} data-part="ring" aria-label={say("mono-ring")} ref={box}>
      {scene && size.width > 0 && (
        <div className={styles.scene}>
          <RingScene view={view} picked={picked} look={look} lively={lively} leaving={leaving} />
        </div>
      )}
      <ul className={styles.sites} onKeyDown={onKeyDown}>
        {view.sites.map((stone, site) => {
          const n = steps.get(site) ?? 0;
          const key = `site ${site}`;
          if (!stone)
            return (
              <li key={key} className={styles.site} style={place(site, 1, 0)}>
                {!scene && site === view.crystal && <span className={styles.crystal} />}
                {site === view.crystal ? (
                  <Term name="crystal">
                    <span className="ui-unseen">{say("mono-crystal-here", { site: site + 1 })}</span>
                  </Term>
                ) : (
                  <span className="ui-unseen">{say("mono-site-empty", { site: site + 1 })}</span>
                )}
              </li>
            );
          return (
            <li key={key} className={styles.site} style={place(site, 1, n > 0 || site === picked ? 0.9 : 0.35)}>
              <button
                type="button"
                className={styles.stone}
                data-site={site}
                tabIndex={site === here ? 0 : -1}
                aria-pressed={site === picked}
                aria-label={say("mono-site", { site: site + 1, n, stone: stoneName(say, stone) })}
                onClick={() => onPick(site)}
              >
                {!scene && <StonePicture cells={shapeCells(stone.shape)} colour={stone.colour} />}
              </button>
            </li>
          );
        })}
      </ul>
      {view.reach.map(({ site, steps: n }) => (
        <span
          key={site}
          className={`${styles.badge}${site === picked ? ` ${styles.on}` : ""}`}
          data-part="badge"
          style={badge(site)}
          aria-hidden="true"
        >
          {n}
        </span>
      ))}
      {full && (
        <div className={styles.middle} data-place="ring">
          <StructureCard view={view} seat={seat} change={heldChange(play.held)} />
          <div className={styles.tokens}>
            <span>
              <Term name="level">{say("tokens-level")}</Term>
            </span>
            {[...view.tokens.level.entries()].map(([i, value]) => (
              <span key={i} className={`${base.token} ${base.level}`}>
                {value}
              </span>
            ))}
          </div>
        </div>
      )}
      {onStock && (
        <button type="button" className={`${base.button} ${styles.stock}`} onClick={onStock}>
          <Icon name="box" />
          <span>{say("mono-stock")}</span>
        </button>
      )}
    </section>
  );
}
