import { outcome } from "../names";
import type { Table } from "../protocol.gen";
import { PictureButton } from "../share/PictureButton";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useLanguage, useWords } from "../words";
import { Again } from "./Again";
import frame from "./Frame.module.css";
import styles from "./ResultBar.module.css";

interface ResultBarProps {
  table: Table;
  /** Whether it may be said who has won: not while the points are being counted. */
  told: boolean;
  onFairness(): void;
}

/** How the game ended, and what one may do now. */
export function ResultBar({ table, told, onFairness }: ResultBarProps) {
  const t = useWords();
  const language = useLanguage();
  return (
    <section className={styles.result} aria-label={t("result")}>
      <p role="status">
        <Icon name="crown" />
        <strong>{told ? outcome(t, language, table) : t("result-counting")}</strong>
      </p>
      <div className="ui-row">
        <Again table={table} />
        <span className={`${frame.fold} ui-row`}>
          <ButtonLink icon="eye" to={`/table/${table.id}/replay`}>
            {t("replay")}
          </ButtonLink>
          <ButtonLink icon="chart" to={`/table/${table.id}/replay?side=analysis`}>
            {t("analysis")}
          </ButtonLink>
          <PictureButton table={table} />
          <Button icon="shield" onClick={onFairness}>
            {t("verify")}
          </Button>
        </span>
      </div>
    </section>
  );
}
