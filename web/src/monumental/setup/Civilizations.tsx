import { useEffect } from "react";
import { Segments, Select } from "../../ui/fields";
import { useWords } from "../../words";
import styles from "./Civilizations.module.css";

interface CivilizationsProps {
  lands: readonly string[];
  /** Who plays, the Automa last. */
  seats: readonly string[];
  /** One for each seat, or null where all are drawn. */
  chosen: readonly string[] | null;
  onChange(chosen: string[] | null): void;
}

/** Which civilization each seat plays: all drawn, or all chosen. */
export function Civilizations({ lands, seats, chosen, onChange }: CivilizationsProps) {
  const t = useWords();
  const list = chosen && completed(chosen, lands, seats.length);
  // Somebody has come or gone: there is one for each seat again.
  const fresh = chosen !== null && list !== null && chosen.join() !== list.join() ? list.join() : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => {
    if (fresh !== null) onChange(list);
  }, [fresh]);
  // Every civilization is there once: whoever had it takes the other.
  const give = (seat: number, land: string) => {
    if (!list) return;
    const own = list[seat] ?? land;
    onChange(list.map((one, i) => (i === seat ? land : one === land ? own : one)));
  };
  return (
    <fieldset className={styles.civilizations}>
      <legend>{t("setup-civilizations")}</legend>
      <Segments
        label={t("setup-civilizations")}
        hideLabel
        value={list ? "chosen" : "drawn"}
        options={[
          ["drawn", t("setup-civilizations-drawn")],
          ["chosen", t("setup-civilizations-chosen")],
        ]}
        onChange={(how) => onChange(how === "chosen" ? completed([], lands, seats.length) : null)}
      />
      {list ? (
        <div className={styles.seats}>
          {seats.map((name, seat) => {
            const own = list[seat] ?? lands[0] ?? "";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
              <div key={seat} className={styles.seat}>
                <span className={`${styles.swatch} ${styles[own] ?? ""}`} aria-hidden="true" />
                <Select
                  label={t("setup-civilization-of", { name })}
                  value={own}
                  options={lands.map((land) => [land, t("setup-land", { land })] as const)}
                  onChange={(land) => give(seat, land)}
                />
              </div>
            );
          })}
        </div>
      ) : (
        <p className={styles.quiet}>{t("setup-civilizations-text")}</p>
      )}
    </fieldset>
  );
}

/** As many as there are seats, each once: those chosen so far, then whatever is left. */
function completed(chosen: readonly string[], lands: readonly string[], seats: number): string[] {
  const kept = chosen.slice(0, seats);
  return [...kept, ...lands.filter((land) => !kept.includes(land))].slice(0, seats);
}
