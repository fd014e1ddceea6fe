import type { Say } from "../../words";
import { cx } from "../cards/cx";
import { Amounts, Resource, Sign } from "../cards/icons";
import type { Names } from "../names";
import styles from "./Display.module.css";
import type { Tag } from "./offers";

/** A price as it is for the viewer now: what Gold would stand in for, or how much is missing beside what is there. */
export function PriceTag({ tag }: { tag: Tag }) {
  const state = tag.why === undefined ? undefined : tag.why === null ? styles.can : styles.cannot;
  const whole = Object.values(tag.cost).reduce((sum, n) => sum + n, 0);
  return (
    <span className={cx(styles.tag, state)} aria-hidden="true">
      {tag.printed !== null && <s>{tag.printed}</s>}
      <Amounts of={tag.cost} />
      {tag.why === null && tag.gold > 0 && (
        <span className={styles.stands}>
          (<Resource of="gold" n={tag.gold} />)
        </span>
      )}
      {tag.why === null && tag.gold === 0 && <Sign name="check" />}
      {tag.lacks > 0 && tag.lacks < whole && <span className={styles.lacks}>{`−${tag.lacks}`}</span>}
    </span>
  );
}

/** "5 Production (1 Gold stands in)". */
export function priceWords(t: Say, names: Names, { cost, gold }: { cost: Tag["cost"]; gold: number }): string {
  const amounts = names.amounts({ ...cost });
  if (!amounts) return t("city-free");
  return gold > 0 ? t("city-stands-in", { amounts, n: gold }) : amounts;
}

/** The price in a sentence: what it costs, and what lacks or stands in its way. */
export function priceSentence(t: Say, names: Names, tag: Tag): string {
  const price = t("city-costs", { cost: priceWords(t, names, tag) });
  if (!tag.why) return price;
  if (tag.why !== "pay") return `${price} ${t("city-why", { why: tag.why })}`;
  const [resource = "gold"] = Object.entries(tag.cost).flatMap(([name, n]) => (n ? [name] : []));
  return `${price} ${t("city-lacks", { amount: names.amount(resource, tag.lacks) })}`;
}
