// The four dominances: who has how many, who leads, by how much, and what it is worth.

import type { View } from "../../monumental.gen";
import { IconButton } from "../../ui/Button";
import { Icon } from "../../ui/icons";
import { useWords } from "../../words";
import { CivBadge } from "../cards/civ";
import { cx } from "../cards/cx";
import { Sign } from "../cards/icons";
import type { SignName } from "../drawings";
import { useNames } from "../names";
import { Term } from "../Term";
import styles from "./Dominance.module.css";
import { type Dominance as Kind, type Standing, standings } from "./standings";

export const SIGNS: Record<Kind, SignName> = {
  provinces: "province",
  knowledge: "knowledge",
  wonders: "wonder",
  policies: "policy",
};

interface DominanceProps {
  view: View;
  people: readonly string[];
  you: readonly number[];
}

interface FoldProps {
  open?: boolean;
  /** Folds and unfolds it; without it, it stays as it is. */
  onOpen?(open: boolean): void;
}

export function Dominance({ view, people, you, open = true, onOpen }: DominanceProps & FoldProps) {
  const t = useWords();
  const all = standings(view);
  const worth = Math.max(...all.map(({ points }) => points));
  return (
    <section className={styles.dominance} aria-label={t("monumental-others-dominance")}>
      <h3 className={styles.title}>
        <Term name="dominance">{t("monumental-others-dominance")}</Term>
        {worth > 0 && <small>{t("monumental-others-worth", { n: worth })}</small>}
        {onOpen && (
          <span className={styles.fold}>
            <IconButton
              icon="down"
              label={t("monumental-others-dominance")}
              aria-expanded={open}
              onClick={() => onOpen(!open)}
            />
          </span>
        )}
      </h3>
      {open && (
        <ul className={styles.rows}>
          {all.map((one) => (
            <Row key={one.what} one={one} view={view} people={people} you={you} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ one, view, people, you }: DominanceProps & { one: Standing }) {
  const t = useWords();
  const names = useNames();
  const most = Math.max(1, ...one.counts);
  const [first = -1] = one.leaders;
  const who = you.length === 1 && you[0] === first ? "you" : "other";
  const said =
    one.leaders.length === 0
      ? t("monumental-others-nobody")
      : one.leaders.length > 1
        ? t("monumental-others-tie", { names: names.listed(one.leaders.map((seat) => people[seat] ?? "")) })
        : t("monumental-others-leads", { who, name: people[first] ?? "", n: one.lead });
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Sign name={SIGNS[one.what]} />
        <b>{t("monumental-score", { part: one.what })}</b>
        <small>{said}</small>
      </span>
      <ul className={styles.bars}>
        {one.counts.map((n, seat) => {
          const leads = one.leaders.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} className={cx(styles.bar, leads && styles.leads)}>
              <CivBadge land={view.seats[seat]?.civilization ?? ""} />
              <span className="ui-unseen">{people[seat]}</span>
              <span className={styles.track} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * n) / most}%` }} />
              </span>
              <b>{n}</b>
              <span className={styles.crown}>{leads && <Icon name="crown" />}</span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
