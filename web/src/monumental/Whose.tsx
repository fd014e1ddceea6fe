// Whose City and resources these are, where that is not a matter of course.

import { CivBadge } from "./cards/civ";
import { useNames } from "./names";
import styles from "./Whose.module.css";

export function Whose({ name, civ }: { name: string; civ: string }) {
  const names = useNames();
  return (
    <p className={styles.whose}>
      <CivBadge land={civ} />
      <b>{name}</b>
      <span>{names.land(civ)}</span>
    </p>
  );
}
