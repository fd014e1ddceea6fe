import { useEffect } from "react";
import { api, explain } from "../api";
import type { Table } from "../protocol.gen";
import { Button, ButtonLink } from "../ui/Button";
import { useLoad, useTitle } from "../ui/hooks";
import { Loading, Page, Plain } from "../ui/Page";
import { useWords } from "../words";
import { TableList } from "./TableList";

const REFRESH_EVERY = 10_000;

export default function Lobby() {
  const t = useWords();
  useTitle(t("page-title", { page: t("lobby") }));
  const listed = useLoad("listed", api.lobby);
  const mine = useLoad("mine", api.mine);
  const { again } = listed;
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), REFRESH_EVERY);
    return () => clearInterval(timer);
  }, [again]);
  const failed = listed.error ?? mine.error;
  return (
    <Page title={t("lobby")}>
      <div className="ui-column">
        {failed ? (
          <Plain title={t("error")} text={explain(t, failed)}>
            <Button
              onClick={() => {
                listed.again();
                mine.again();
              }}
            >
              {t("try-again")}
            </Button>
          </Plain>
        ) : !listed.value || !mine.value ? (
          <Loading />
        ) : (
          <>
            <Group
              id="open"
              title={t("lobby-open")}
              empty={t("lobby-open-empty")}
              tables={listed.value.tables.filter((table) => table.status === "open")}
            />
            <Group
              id="running"
              title={t("lobby-running")}
              empty={t("lobby-running-empty")}
              tables={listed.value.tables.filter((table) => table.status === "running")}
            />
            <Group id="mine" title={t("lobby-mine")} empty={t("lobby-mine-empty")} tables={mine.value.tables} />
          </>
        )}
        <div className="ui-row">
          <ButtonLink kind="main" icon="plus" to="/new?seats=me,open">
            {t("new-table")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Group({ id, title, empty, tables }: { id: string; title: string; empty: string; tables: Table[] }) {
  return (
    <section aria-labelledby={`lobby-${id}`}>
      <h2 id={`lobby-${id}`}>{title}</h2>
      {tables.length > 0 ? <TableList tables={tables} /> : <p className="ui-quiet">{empty}</p>}
    </section>
  );
}
