import { listNames, playerName } from "../names";
import type { Table } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { type Say, useLanguage, useWords } from "../words";
import styles from "./LastRound.module.css";

/** What the games say about their end: who has still to play, or how many turns are left. */
interface Ending {
  ending?: unknown;
  turn?: unknown;
  still?: unknown;
  left?: unknown;
}

function lastWords(t: Say, language: string, table: Table, view: Ending): string | null {
  if (view.ending !== true || view.turn === null) return null;
  if (Array.isArray(view.still)) {
    const own = (seat: number) => table.you.length === 1 && table.you[0] === seat;
    const names = view.still.map((seat: number) => (own(seat) ? t("you") : playerName(t, table, seat)));
    return names.length > 0 ? t("last-round-still", { names: listNames(language, names) }) : t("last-round-none");
  }
  return typeof view.left === "number" ? t("last-round-left", { n: view.left }) : t("last-round");
}

/** The last round, and who has still to play in it: a strip of its own that nobody overlooks. */
export function LastRound({ table, view }: { table: Table; view: Record<string, unknown> }) {
  const t = useWords();
  const language = useLanguage();
  const text = table.status === "running" ? lastWords(t, language, table, view) : null;
  if (text === null) return null;
  return (
    <p className={styles.strip} role="status" data-last-round>
      <Icon name="flag" /> <span>{text}</span>
    </p>
  );
}
