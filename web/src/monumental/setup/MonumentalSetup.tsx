import type { SetupProps } from "../../pages/setup/types";
import { Switch } from "../../ui/fields";
import { useWords, WordsProvider } from "../../words";
import { Civilizations } from "./Civilizations";
import { MapChoice } from "./MapChoice";
import styles from "./MonumentalSetup.module.css";
import { Stepper } from "./Stepper";
import { CONTINUOUS_ONLY, MODULES, RULINGS } from "./switches";

/** So many Monsters are advised. */
const ADVISED = 3;

export default function MonumentalSetup(props: SetupProps) {
  return (
    <WordsProvider also={["monumental-setup"]}>
      <Sections {...props} />
    </WordsProvider>
  );
}

/** What goes when Continuous Play goes. */
const WITHOUT = Object.fromEntries(CONTINUOUS_ONLY.map((name) => [name, null]));

/** How many play, the Automa among them: alone one always plays against it. */
export function seatsOf(players: number, options: Record<string, unknown>): number {
  return players + (players === 1 || options.automa === true ? 1 : 0);
}

/** The map, the civilizations, the modules and the rulings; what is not chosen is drawn. */
function Sections({ game, players, names, options, onChange }: SetupProps) {
  const t = useWords();
  const seats = seatsOf(players, options);
  const known = new Set(Object.keys(game.options));
  const monsters = typeof options.monsters === "number" ? options.monsters : 0;
  const most = Math.max(0, ...(game.options.monsters ?? []).map(Number));
  const flip = (name: string) => {
    const barred = CONTINUOUS_ONLY.includes(name) && options.continuous !== true;
    const hint = t("setup-switch-text", { name });
    return (
      <Switch
        key={name}
        label={t("setup-switch", { name })}
        hint={barred ? `${hint} ${t("setup-switch-bound")}` : hint}
        checked={!barred && options[name] === true}
        disabled={barred}
        onChange={(on) => onChange({ ...(name === "continuous" && !on ? WITHOUT : {}), [name]: on || null })}
      />
    );
  };
  return (
    <div className={styles.sections}>
      <MapChoice seats={seats} monsters={monsters} onChange={onChange} />
      <Civilizations
        lands={(game.options.civilizations ?? []).map(String)}
        seats={[...names, ...(seats > players ? [t("automa")] : [])]}
        chosen={Array.isArray(options.civilizations) ? options.civilizations.map(String) : null}
        onChange={(civilizations) => onChange({ civilizations })}
      />
      <fieldset className={styles.section}>
        <legend>{t("setup-modules")}</legend>
        {MODULES.filter((name) => known.has(name)).map((name) =>
          name === "monsters" ? (
            <div key={name} className={styles.monsters}>
              <Switch
                label={t("setup-switch", { name })}
                hint={t("setup-switch-text", { name })}
                checked={monsters > 0}
                onChange={(on) => onChange({ monsters: on ? Math.min(ADVISED, most) : null })}
              />
              {monsters > 0 && (
                <Stepper
                  label={t("setup-monsters")}
                  value={monsters}
                  least={1}
                  most={most}
                  onChange={(n) => onChange({ monsters: n })}
                />
              )}
            </div>
          ) : (
            flip(name)
          ),
        )}
      </fieldset>
      <details className={styles.rulings}>
        <summary>{t("setup-rulings")}</summary>
        <div>
          <p className={styles.quiet}>{t("setup-rulings-text")}</p>
          {RULINGS.filter((name) => known.has(name)).map(flip)}
        </div>
      </details>
    </div>
  );
}
