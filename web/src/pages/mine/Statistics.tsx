// How I did, by games and by who played against me.

import { isLevel } from "../../levels";
import { gameName } from "../../names";
import type { Against, Figures, GameFigures } from "../../protocol.gen";
import { useLanguage, useWords } from "../../words";
import styles from "./mine.module.css";

export function Statistics({ figures }: { figures: Figures }) {
  const t = useWords();
  return (
    <section className={styles.statistics} aria-labelledby="mine-figures">
      <h2 id="mine-figures">{t("figures-title")}</h2>
      {figures.games.length === 0 && <p className="ui-quiet">{t("figures-empty")}</p>}
      {figures.games.map((game) => (
        <OneGame key={game.game} figures={game} />
      ))}
      {(figures.games.length > 0 || figures.uncounted > 0) && (
        <p className={styles.note}>
          {figures.games.length > 0 && t("figures-counted")}{" "}
          {figures.uncounted > 0 && t("figures-uncounted", { n: figures.uncounted })}
        </p>
      )}
    </section>
  );
}

const COLUMNS = ["played", "won", "mean", "best"] as const;

function OneGame({ figures: { game, tally, against, ranks } }: { figures: GameFigures }) {
  const t = useWords();
  const most = Math.max(...ranks, 1);
  return (
    <article className={styles.figures}>
      <h3>{gameName(t, game)}</h3>
      <dl className={styles.headline}>
        {COLUMNS.map((what) => (
          <div key={what}>
            <dt>{t(`figures-${what}`)}</dt>
            <dd>
              <Figure value={tally[what]} />
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("figures-who")}</th>
            {COLUMNS.map((what) => (
              <th key={what} scope="col">
                {t(`figures-${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {against.map((one) => (
            <Line key={`${one.who} ${one.bot}`} against={one} />
          ))}
        </tbody>
      </table>
      {ranks.length > 0 && (
        <>
          <h4>{t("rank-title")}</h4>
          <ol className={styles.ranks}>
            {ranks.map((n, rank) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its number.
              <li key={rank}>
                <span>{t("rank-name", { rank })}</span>
                <meter min={0} max={most} value={n} aria-hidden="true" />
                <b>{n}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}

function named(t: ReturnType<typeof useWords>, { who, bot }: Against): string {
  if (who === "bot") return isLevel(bot) ? t("level-name", { level: bot }) : t("figures-bot", { bot: bot ?? "" });
  if (who === "people") return t("figures-people");
  return who === "automa" ? t("automa") : t("mine-alone");
}

/** One kind of opponent; nobody wins alone. */
function Line({ against }: { against: Against }) {
  const t = useWords();
  const { who, tally } = against;
  const told = (["lost", "shared", "left"] as const).flatMap((what) =>
    tally[what] > 0 ? [t(`figures-${what}`, { n: tally[what] })] : [],
  );
  return (
    <tr>
      <th scope="row">
        {named(t, against)}
        {told.length > 0 && <small>{told.join(" · ")}</small>}
      </th>
      {COLUMNS.map((what) => (
        <td key={what}>
          <Figure value={who === "alone" && what === "won" ? null : tally[what]} />
        </td>
      ))}
    </tr>
  );
}

function Figure({ value }: { value: number | null }) {
  const language = useLanguage();
  return value === null ? "–" : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
