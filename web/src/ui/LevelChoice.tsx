import { usual } from "../levels";
import type { Level } from "../protocol.gen";
import { useWords } from "../words";
import { Select } from "./fields";
import styles from "./LevelChoice.module.css";

interface LevelChoiceProps {
  levels: readonly Level[];
  /** Null where nobody has chosen yet. */
  value: string | null;
  onChange(level: string): void;
}

/** Which opponent plays, and what it is like. */
export function LevelChoice({ levels, value, onChange }: LevelChoiceProps) {
  const t = useWords();
  const chosen = levels.find(({ name }) => name === value) ?? levels.find(({ name }) => name === usual(levels));
  if (!chosen) return null;
  const name = t("level-name", { level: chosen.name });
  return (
    <div className={styles.choice} data-level={chosen.name}>
      <Select
        label={t("opponent")}
        value={chosen.name}
        options={levels.map((one) => [one.name, t("level-name", { level: one.name })] as const)}
        onChange={onChange}
      />
      <p className={styles.character} aria-live="polite">
        {t("level-character", { level: chosen.name })}
        {chosen.playsAs !== null && (
          <small>
            {t("level-stands-in", { name })}{" "}
            {chosen.compiling !== null && t("level-stands-in-until", { name, compiling: chosen.compiling })}
          </small>
        )}
      </p>
    </div>
  );
}
