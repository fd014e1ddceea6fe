import { Link } from "wouter";
import { gameName, seatName, tableName } from "../names";
import type { Table } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { useLanguage, useWords } from "../words";
import styles from "./TableList.module.css";

interface TableListProps {
  tables: readonly Table[];
  /** What is to be said about a table, where it is more than its status. */
  stateOf?: (table: Table) => string | null;
}

/** Tables one may go to, each as one link. */
export function TableList({ tables, stateOf }: TableListProps) {
  const t = useWords();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <ul className={styles.tables}>
      {tables.map((table) => {
        const free = table.seats.filter((seat) => seat.kind === "open").length;
        const over = table.status === "over" || table.status === "record";
        return (
          <li key={table.id}>
            <Link to={over ? `/table/${table.id}/replay` : `/table/${table.id}`}>
              <Icon name={over ? "redo" : table.status === "open" ? "open" : "play"} />
              <span className={styles.name}>{tableName(t, language, table)}</span>
              <span className={styles.what}>
                {gameName(t, table.game)} · {when.format(table.made)}
              </span>
              <span className={styles.state} data-state={table.status}>
                {stateOf?.(table) ??
                  (table.status === "open"
                    ? t("seats-free", { n: free })
                    : t("table-status", { status: table.status }))}
              </span>
              <span className="ui-unseen">{table.seats.map((seat) => seatName(t, seat)).join(", ")}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
