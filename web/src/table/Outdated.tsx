import { type ReactNode, useState } from "react";
import { api } from "../api";
import type { Table } from "../protocol.gen";
import { actions } from "../store";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk, useTitle } from "../ui/hooks";
import { Page, Plain } from "../ui/Page";
import { useWords } from "../words";

/** A table that was played by older rules: instead of the board it says so, and lets its host put it away. */
export function Outdated({ table }: { table: Table }) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  const [deleted, setDeleted] = useState(false);
  const title = table.name || t("game-name", { game: table.game });
  useTitle(t("page-title", { page: title }));
  if (deleted) return <Away title={title} text={t("outdated-deleted")} />;
  const end = () => ask(async () => actions.show(await api.end(table.id)));
  const remove = () =>
    ask(async () => {
      await api.remove(table.id);
      setDeleted(true);
    });
  return (
    <Away title={title} text={`${t("outdated", { rules: table.rules })} ${table.host ? t("outdated-host") : ""}`}>
      {table.host && table.status === "running" && (
        <Button disabled={busy} onClick={end}>
          {t("outdated-end")}
        </Button>
      )}
      {table.host && (
        <Button disabled={busy} onClick={remove}>
          {t("outdated-delete")}
        </Button>
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
    </Away>
  );
}

function Away({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useWords();
  return (
    <Page>
      <Plain title={title} text={text}>
        {children}
        <ButtonLink to="/" kind="main">
          {t("to-start")}
        </ButtonLink>
      </Plain>
    </Page>
  );
}
