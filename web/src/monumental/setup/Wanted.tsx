import { api } from "../../api";
import type { Table } from "../../protocol.gen";
import { useLoad } from "../../ui/hooks";
import { useLanguage, useWords, WordsProvider } from "../../words";
import { MODULES, RULINGS } from "./switches";
import styles from "./Wanted.module.css";

/** What was chosen for a table of Monumental, for whoever thinks of sitting down. */
export default function Wanted({ table }: { table: Table }) {
  return (
    <WordsProvider also={["monumental-setup"]}>
      <Chosen table={table} />
    </WordsProvider>
  );
}

function Chosen({ table: { wanted, seats } }: { table: Table }) {
  const t = useWords();
  const map = useMapName(wanted);
  const lands = Array.isArray(wanted.civilizations) ? wanted.civilizations.map(String) : [];
  const chosen = [
    ...(map ? [map] : []),
    ...(wanted.automa === true || seats.length === 1 ? [t("automa")] : []),
    ...MODULES.filter((name) => wanted[name]).map((name) =>
      name === "monsters" ? t("setup-monsters-chosen", { n: Number(wanted[name]) }) : t("setup-switch", { name }),
    ),
    ...RULINGS.filter((name) => wanted[name] === true).map((name) => t("setup-switch", { name })),
    ...lands.map((land, i) => `${seats[i]?.name || t("seat-number", { n: i + 1 })}: ${t("setup-land", { land })}`),
  ];
  if (chosen.length === 0) return <p className={styles.quiet}>{t("setup-standard")}</p>;
  return (
    <ul className={styles.chosen} aria-label={t("setup-chosen")}>
      {chosen.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What the map is called that was chosen, if one was. */
function useMapName(wanted: Table["wanted"]): string | null {
  const t = useWords();
  const language = useLanguage();
  const maps = useLoad("maps", api.maps);
  const brought = (wanted.tiles as { name?: Record<string, string> } | undefined)?.name;
  if (brought) return brought[language] ?? brought.en ?? null;
  if (typeof wanted.map !== "string") return null;
  if (wanted.map.startsWith("random")) return t("setup-map-random");
  return maps.value?.find(({ id }) => id === wanted.map)?.names[language] ?? null;
}
