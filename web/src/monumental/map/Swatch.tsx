import { colourOf, paintOf } from "./Patterns";
import styles from "./Swatch.module.css";

/** The colour and pattern of a civilization, as its tiles have them. It does not speak: the name beside it does. */
export function Swatch({ scope, land }: { scope: string; land: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <rect width="24" height="16" rx="3" fill={paintOf(scope, land)} stroke={colourOf(land)} strokeWidth="3" />
    </svg>
  );
}
