// What one pair of row and column would bring: its yields, the effects that become usable, what could be afforded.

import type { CrossAnswer, Effect, View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { useWords } from "../../words";
import { Amounts, Icons, Sign } from "../cards/icons";
import { effectRows } from "../cards/pieces";
import { found, type IconRow } from "../content";
import { type Names, useNames } from "../names";
import styles from "./City.module.css";

interface ReadoutProps {
  cross: CrossAnswer | null;
  view: View;
  seat: number;
  /** Activates it; null where one only looks. */
  onConfirm: (() => void) | null;
}

export function Readout({ cross, view, seat, onConfirm }: ReadoutProps) {
  const t = useWords();
  const names = useNames();
  if (!cross) return <p className={styles.hint}>{t("city-compare")}</p>;
  const { row, column, yields, effects, acquire, complete } = cross;
  const wonder = complete ? view.seats[seat]?.wonder?.card : undefined;
  return (
    <div className={styles.readout}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className={styles.facts} role="status" tabIndex={0}>
        <p className={styles.pair}>
          {t("city-pair", { row, column })} <Amounts of={yields} />
        </p>
        {effects.length > 0 && (
          <p>
            <span className={styles.term}>
              <Sign name="once" /> {t("city-usable")}
            </span>{" "}
            {effects.map((effect) => (
              <span key={`${effect.slot} ${effect.id} ${effect.effect}`} className={styles.effect}>
                {names.thing(effect)} <Icons row={rowOf(names, effect)} />
              </span>
            ))}
          </p>
        )}
        {(acquire.length > 0 || wonder) && (
          <p>
            <span className={styles.term}>
              <Sign name="cards" /> {t("city-affords")}
            </span>{" "}
            {[...(wonder ? [t("city-completes", { name: names.card(wonder) })] : []), ...acquire.map(names.card)].join(
              ", ",
            )}
          </p>
        )}
      </div>
      {onConfirm && (
        <Button kind="main" onClick={onConfirm}>
          {t("city-activate", { row, column })}{" "}
          <span className={styles.bring}>
            <Amounts of={yields} />
          </span>
        </Button>
      )}
    </div>
  );
}

/** The icons of an effect by its number. */
function rowOf({ content }: Names, { what, id, effect }: Effect): IconRow {
  const part = { card: content.cards, policy: content.policies, hero: content.heroes }[what];
  const { icons } = found<{ icons: Record<string, IconRow[]> }>(part, id);
  const [head, ...row] = effectRows(icons.effect ?? [])[effect - 1] ?? [];
  return Array.isArray(head) && head[0] === "once" ? row : head === undefined ? [] : [head, ...row];
}
