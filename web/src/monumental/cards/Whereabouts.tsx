import type { View } from "../../monumental.gen";
import { useWords } from "../../words";
import { type Thing, useNames } from "../names";
import { CivBadge } from "./civ";
import styles from "./Whereabouts.module.css";
import { placesOf } from "./whereabouts";

/** Says where the copies of a component are, and whose they are. */
export function Whereabouts({ view, thing }: { view: View; thing: Thing }) {
  const t = useWords();
  const names = useNames();
  const places = placesOf(view, thing);
  if (places.length === 0) return null;
  const owners = [...new Set(places.map(({ seat }) => seat))];
  return (
    <ul className={styles.places} aria-label={t("city-where-label")}>
      {owners.map((owner) => {
        const land = owner === null ? null : (view.seats[owner]?.civilization ?? null);
        const here = places.filter(({ seat }) => seat === owner);
        return (
          <li key={owner}>
            {land && <CivBadge land={land} />}
            {land && <b>{names.land(land)}</b>}
            <span>{here.map(({ where, n }) => t("city-where", { where, n })).join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
