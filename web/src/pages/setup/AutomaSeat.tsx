import { Button, IconButton } from "../../ui/Button";
import { Icon } from "../../ui/icons";
import { useWords } from "../../words";
import styles from "./AutomaSeat.module.css";

interface AutomaSeatProps {
  /** Whoever is alone always plays against it. */
  alone: boolean;
  plays: boolean;
  /** Nobody can be added. */
  full: boolean;
  onChange(plays: boolean): void;
}

/** The seat of the Automa, which plays by cards: there, or to be had. */
export function AutomaSeat({ alone, plays, full, onChange }: AutomaSeatProps) {
  const t = useWords();
  if (!alone && !plays && full) return <p className="ui-quiet">{t("automa-full")}</p>;
  if (!alone && !plays)
    return (
      <Button kind="quiet" icon="plus" onClick={() => onChange(true)}>
        {t("automa-add")}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would repeat the word for each field.
    <div className={styles.seat} role="group" aria-label={t("automa")}>
      <Icon name="bot" />
      <span>
        <strong>{t("automa")}</strong>
        <small>{t(alone ? "automa-alone" : "automa-text")}</small>
      </span>
      {!alone && <IconButton icon="close" label={t("automa-remove")} onClick={() => onChange(false)} />}
    </div>
  );
}
