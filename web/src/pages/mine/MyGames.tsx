import { useEffect } from "react";
import { api, explain } from "../../api";
import type { Going } from "../../protocol.gen";
import { Button, ButtonLink } from "../../ui/Button";
import { useLoad, useTitle } from "../../ui/hooks";
import { Loading, Page, Plain } from "../../ui/Page";
import { useWords } from "../../words";
import { TableList } from "../TableList";
import styles from "./mine.module.css";
import { Over, useOver } from "./Over";
import { Statistics } from "./Statistics";

const REFRESH_EVERY = 10_000;
/** Where it is not yet known whose turn it is, it soon will be. */
const LOOK_AGAIN = 2500;

/** What I play, what I have played, and how I did. */
export default function MyGames() {
  const t = useWords();
  useTitle(t("page-title", { page: t("mine-title") }));
  const going = useLoad("going", api.going);
  const figures = useLoad("figures", api.figures);
  const over = useOver();
  const looking = going.value?.going.some(({ waits }) => waits === null) ?? false;
  const { again } = going;
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), looking ? LOOK_AGAIN : REFRESH_EVERY);
    return () => clearInterval(timer);
  }, [again, looking]);
  const failed = going.error ?? figures.error ?? over.error;
  const retry = () => {
    going.again();
    figures.again();
    over.again();
  };
  return (
    <Page title={t("mine-title")}>
      {failed ? (
        <Plain title={t("error")} text={explain(t, failed)}>
          <Button kind="main" onClick={retry}>
            {t("try-again")}
          </Button>
        </Plain>
      ) : !going.value || !figures.value || !over.games ? (
        <Loading />
      ) : going.value.going.length + over.games.length === 0 ? (
        <Plain title={t("mine-empty")} text={t("mine-empty-text")}>
          <ButtonLink kind="main" to="/">
            {t("to-start")}
          </ButtonLink>
        </Plain>
      ) : (
        <div className={styles.page}>
          <div className={styles.lists}>
            <Group id="waiting" tables={going.value.going.filter(({ waits }) => waits)} />
            <Group
              id="running"
              tables={going.value.going.filter(({ table, waits }) => table.status === "running" && !waits)}
            />
            <Group id="open" tables={going.value.going.filter(({ table }) => table.status === "open")} />
            <Over over={over} />
          </div>
          <Statistics figures={figures.value} />
        </div>
      )}
    </Page>
  );
}

function Group({ id, tables }: { id: "waiting" | "running" | "open"; tables: Going[] }) {
  const t = useWords();
  if (tables.length === 0) return null;
  const states = new Map(
    tables.map(({ table, waits }) => {
      if (table.outdated) return [table.id, t("mine-older")] as const;
      if (waits) return [table.id, t("your-turn")] as const;
      return [table.id, waits === null ? t("mine-looking") : null] as const;
    }),
  );
  return (
    <section className={styles[id]} aria-labelledby={`mine-${id}`}>
      <h2 id={`mine-${id}`}>
        {t(`mine-${id}`)} <span className={styles.count}>{tables.length}</span>
      </h2>
      <TableList tables={tables.map(({ table }) => table)} stateOf={(table) => states.get(table.id) ?? null} />
    </section>
  );
}
