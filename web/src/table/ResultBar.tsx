import { useLocation } from "wouter";
import { api } from "../api";
import { outcome } from "../names";
import type { Table } from "../protocol.gen";
import { PictureButton } from "../share/PictureButton";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useLanguage, useWords } from "../words";

/** How the game ended, and what one may do now. */
export function ResultBar({ table, onFairness }: { table: Table; onFairness(): void }) {
  const t = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  const again = () =>
    ask(async () => {
      const next = await api.rematch(table.id);
      go(`/table/${next.id}`);
    });
  return (
    <section className="ui-result" aria-label={t("result")}>
      <p role="status">
        <Icon name="crown" />
        <strong>{outcome(t, language, table)}</strong>
      </p>
      <div className="ui-row">
        {table.rematch ? (
          <ButtonLink kind="main" icon="redo" to={`/table/${table.rematch}`}>
            {t("rematch-go")}
          </ButtonLink>
        ) : (
          table.you.length > 0 && (
            <Button kind="main" icon="redo" disabled={busy} onClick={again}>
              {t("rematch")}
            </Button>
          )
        )}
        <span className="ui-fold ui-row">
          <ButtonLink icon="eye" to={`/table/${table.id}/replay`}>
            {t("replay")}
          </ButtonLink>
          <PictureButton table={table} />
          <Button icon="shield" onClick={onFairness}>
            {t("verify")}
          </Button>
        </span>
      </div>
      {fault && <Notice kind="bad">{fault}</Notice>}
    </section>
  );
}
