import { useLocation } from "wouter";
import { api } from "../api";
import type { Table } from "../protocol.gen";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { useWords } from "../words";

/** The same people once more. */
export function Again({ table }: { table: Table }) {
  const t = useWords();
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  if (table.rematch)
    return (
      <ButtonLink kind="main" icon="redo" to={`/table/${table.rematch}`}>
        {t("rematch-go")}
      </ButtonLink>
    );
  if (table.you.length === 0) return null;
  const again = () =>
    ask(async () => {
      const next = await api.rematch(table.id);
      go(`/table/${next.id}`);
    });
  return (
    <>
      <Button kind="main" icon="redo" disabled={busy} onClick={again}>
        {t("rematch")}
      </Button>
      {fault && <Notice kind="bad">{fault}</Notice>}
    </>
  );
}
