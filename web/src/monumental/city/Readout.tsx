// What one pair of row and column would bring: its yields, the effects that become usable, what could be afforded.

import { useState } from "react";
import type { CrossAnswer, Effect, View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { useWords } from "../../words";
import { Amounts, Icons, Sign } from "../cards/icons";
import { effectRows } from "../cards/pieces";
import { found, type IconRow } from "../content";
import { type Names, useNames } from "../names";
import styles from "./City.module.css";
import told from "./Readout.module.css";

/** How many cards within reach are named at once. */
const NAMED = 3;

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
  const [whole, setWhole] = useState<CrossAnswer | null>(null);
  if (!cross) return <Legend />;
  const { row, column, yields, effects, acquire, complete } = cross;
  const wonder = complete ? view.seats[seat]?.wonder?.card : undefined;
  const reach = [...(wonder ? [t("city-completes", { name: names.card(wonder) })] : []), ...acquire.map(names.card)];
  const named = whole === cross || reach.length <= NAMED + 1 ? reach : reach.slice(0, NAMED);
  return (
    <div className={styles.readout}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className={told.facts} role="status" tabIndex={0}>
        <p className={told.pair}>
          {t("city-pair", { row, column })} <Amounts of={yields} />
        </p>
        {effects.length > 0 && (
          <p>
            <span className={told.term}>
              <Sign name="once" /> {t("city-usable")}
            </span>{" "}
            {effects.map((effect) => (
              <span key={`${effect.slot} ${effect.id} ${effect.effect}`} className={told.effect}>
                {names.thing(effect)} <Icons row={rowOf(names, effect)} />
              </span>
            ))}
          </p>
        )}
        {reach.length > 0 && (
          <p>
            <span className={told.term}>
              <Sign name="cards" /> {t("city-affords")}
            </span>{" "}
            {named.join(", ")}
            {named.length < reach.length && (
              <>
                {" "}
                <button type="button" className={told.rest} onClick={() => setWhole(cross)}>
                  {t("city-more", { n: reach.length - named.length })}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      {onConfirm && (
        <Button kind="main" onClick={onConfirm}>
          {t("city-activate", { row, column })}{" "}
          <span className={told.bring}>
            <Amounts of={yields} />
          </span>
        </Button>
      )}
    </div>
  );
}

/** What the sums are, and the signs beside them. */
function Legend() {
  const t = useWords();
  return (
    <div className={styles.hint}>
      <p>{t("city-compare")}</p>
      <p className={told.legend}>
        <span>
          <Sign name="once" /> {t("city-legend", { sign: "effects" })}
        </span>{" "}
        <span>
          <Sign name="cards" /> {t("city-legend", { sign: "cards" })}
        </span>
      </p>
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
