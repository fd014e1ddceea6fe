import type { Ground, View } from "../../monumental.gen";
import { IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { useNames } from "../names";
import { Term } from "../Term";
import type { TermName } from "../terms";
import { outline } from "./hex";
import styles from "./Legend.module.css";
import { Swatch } from "./Swatch";
import { SignIcon, type SignName, TEXTURES } from "./signs";

const HEX = outline(2);
const GROUNDS: readonly Ground[] = ["meadow", "forest", "swamp", "hills", "volcano", "water"];
/** The signs, and the words that explain them. */
const TERM_OF: Readonly<Record<SignName, TermName>> = {
  capital: "capital",
  soldier: "soldier",
  warlord: "warlord",
  hero: "hero",
  outpost: "outpost",
  explorer: "explorer",
  barbarian: "barbarian",
  city: "free-city",
  market: "market",
  production: "production-token",
  wonder: "wonder",
  monster: "monster",
};
const MEANT = Object.keys(TERM_OF) as SignName[];

/** What the colours and signs of the map mean. */
export function Legend({ view, scope, onClose }: { view: View; scope: string; onClose(): void }) {
  const t = useWords();
  const names = useNames();
  const there = new Set(view.map.map(({ kind }) => kind));
  return (
    <section className={styles.legend} aria-label={t("monumental-map-legend")} data-scrolls="">
      <header className={styles.head}>
        <h3>{t("monumental-map-legend")}</h3>
        <IconButton icon="close" label={t("monumental-map-close")} onClick={onClose} />
      </header>
      <ul className={styles.list}>
        <li>
          <span className={styles.shield} aria-hidden="true">
            4
          </span>
          <Term name="defense">{t("monumental-map-means", { sign: "defense" })}</Term>
        </li>
        <li>
          <svg className={styles.ground} viewBox="-46 -52 92 104" aria-hidden="true" focusable="false">
            <polygon className={styles.lit} points={outline(6)} />
          </svg>
          {t("monumental-map-means", { sign: "lit" })}
        </li>
        {view.seats.map(({ civilization: land }) => (
          <li key={land}>
            <Swatch scope={scope} land={land} />
            {names.land(land)}
          </li>
        ))}
        {MEANT.map((sign) => (
          <li key={sign}>
            <SignIcon name={sign} className={styles.sign} />
            <Term name={TERM_OF[sign]}>{t("monumental-map-means", { sign })}</Term>
          </li>
        ))}
        {GROUNDS.filter((kind) => there.has(kind)).map((kind) => (
          <li key={kind}>
            <svg className={styles.ground} viewBox="-46 -52 92 104" aria-hidden="true" focusable="false">
              <polygon points={HEX} fill={`var(--land-${kind})`} />
              <path d={TEXTURES[kind]} transform="scale(3.4)" stroke={`var(--land-${kind}-ink)`} />
            </svg>
            {names.terrain(kind)}
          </li>
        ))}
      </ul>
    </section>
  );
}
