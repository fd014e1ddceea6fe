import { useEffect } from "react";
import { Redirect } from "wouter";
import { explainCode } from "../api";
import { follow, useTable } from "../store";
import { ConnectionBanner } from "../table/Banner";
import { Outdated } from "../table/Outdated";
import { Play } from "../table/Play";
import { WaitingRoom } from "../table/WaitingRoom";
import { ButtonLink } from "../ui/Button";
import { useTitle } from "../ui/hooks";
import { Loading, Page, Plain } from "../ui/Page";
import { useWords } from "../words";

export default function TablePage({ id }: { id: string }) {
  useEffect(() => follow(id), [id]);
  const table = useTable((data) => (data.id === id ? data.table : null));
  const state = useTable((data) => (data.id === id ? data.state : null));
  const gone = useTable((data) => (data.id === id ? data.gone : null));
  if (gone) return <Gone code={gone} />;
  if (table?.outdated) return <Outdated table={table} />;
  if (table?.status === "record") return <Redirect to={`/table/${id}/replay`} replace />;
  if (table?.status === "open") return <Waiting table={table} />;
  if (!table || !state) return <Connecting />;
  return <Play table={table} state={state} />;
}

function Waiting({ table }: Parameters<typeof WaitingRoom>[0]) {
  const t = useWords();
  useTitle(t("page-title", { page: t("waiting-room") }));
  return <WaitingRoom table={table} />;
}

function Connecting() {
  const t = useWords();
  useTitle(t("page-title", { page: t("loading") }));
  return (
    <Page ownLine>
      <ConnectionBanner />
      <Loading />
    </Page>
  );
}

function Gone({ code }: { code: string }) {
  const t = useWords();
  useTitle(t("page-title", { page: t("not-found") }));
  return (
    <Page title={t("not-found")}>
      <Plain title={t("no-table")} text={explainCode(t, code, "")}>
        <ButtonLink to="/" kind="main">
          {t("to-start")}
        </ButtonLink>
        <ButtonLink to="/lobby">{t("lobby")}</ButtonLink>
      </Plain>
    </Page>
  );
}
