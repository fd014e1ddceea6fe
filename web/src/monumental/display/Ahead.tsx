// What is to come: the deck Era by Era, how many turns at most, the end in sight, and when the Monsters strike.

import { useState } from "react";
import type { View } from "../../monumental.gen";
import { Dialog } from "../../ui/Dialog";
import { useWords } from "../../words";
import { cx } from "../cards/cx";
import { Sign } from "../cards/icons";
import { useNames } from "../names";
import styles from "./Display.module.css";
import { erasLeft } from "./offers";

/** A line: the Era, how many cards are left, and, while it is played, how many turns can follow at most. */
export function Ahead({ view }: { view: View }) {
  const t = useWords();
  const { development, outlook, ending } = view;
  const { era, left } = development;
  const goesOn = view.turn !== null;
  return (
    <p className={cx(styles.ahead, ending && goesOn && styles.ending)}>
      {era && <b>{t("components-era", { era })}</b>}
      <span>{left > 0 ? t("city-cards-left", { n: left }) : t("city-deck-empty")}</span>
      {goesOn && <span>{t(`city-${outlook.unit}-left`, { n: outlook.left })}</span>}
    </p>
  );
}

/** The Development deck at the head of the display; tap it to see what is left of it. */
export function DeckTile({ view }: { view: View }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { era, left } = view.development;
  return (
    <>
      <button
        type="button"
        className={cx(styles.deck, left === 0 && styles.none)}
        aria-label={t("city-deck-label", { n: left })}
        onClick={() => setOpen(true)}
      >
        <b className={styles.era}>{era ?? "–"}</b>
        <span className={styles.count}>
          <Sign name="cards" />
          {left}
        </span>
        <span className={styles.way}>
          <Sign name="arrow" />
        </span>
      </button>
      {open && (
        <Dialog title={t("city-deck-title")} onClose={() => setOpen(false)}>
          <EraBars view={view} />
          <p>{t("city-deck-rule")}</p>
        </Dialog>
      )}
    </>
  );
}

/** The cards left, a bar for each Era. */
function EraBars({ view }: { view: View }) {
  const t = useWords();
  const eras = erasLeft(view);
  const most = Math.max(1, ...eras.map(({ n }) => n));
  if (eras.length === 0) return <p>{t("city-deck-empty")}</p>;
  return (
    <dl className={styles.eras}>
      {eras.map(({ era, n, heroes }) => (
        <div key={era}>
          <dt>{t("components-era", { era })}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * n) / most}%` }} />
            </span>
            <span>{heroes > 0 ? t("city-cards-heroes", { n, heroes }) : t("city-cards", { n })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The Monsters in play: where they are, and when they strike. */
export function Monsters({ view, onOpen }: { view: View; onOpen(id: string): void }) {
  const t = useWords();
  const names = useNames();
  const { unit, strikes } = view.outlook;
  return (
    <ul className={styles.monsters}>
      {view.monsters.map(({ id, tile, hoard }) => {
        const strike = strikes.find(({ monster }) => monster === id);
        const after = strike?.after ?? null;
        const when = after === null ? t("city-strikes-never") : t(`city-strikes-${unit}`, { n: after });
        return (
          <li key={id}>
            <button type="button" className={cx(styles.monster, after === 0 && styles.soon)} onClick={() => onOpen(id)}>
              <Sign name="monster" />
              <span>
                <b>{names.monster(id)}</b> <span>{tile}</span>
                {hoard > 0 && <span> · {names.amount("gold", hoard)}</span>}
                <br />
                <span className={styles.when}>{when}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
