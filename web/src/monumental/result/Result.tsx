// The end: the score sheet by category, who had the most of what, how ties were broken, and how it went.

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { explain } from "../../api";
import type { Points, View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import { Button, IconButton } from "../../ui/Button";
import { Notice, Segments } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { useWords } from "../../words";
import { CivBadge } from "../cards/civ";
import { cx } from "../cards/cx";
import { useNames } from "../names";
import { type Dominance, decision, PARTS, standings } from "../others/standings";
import { Chart, CourseTable } from "./Chart";
import { gainsOf, MEASURES, type Measure, rowsOf, useCourse, useWholeLog } from "./course";
import styles from "./Result.module.css";

interface ResultProps {
  view: View;
  people: readonly string[];
  you: readonly number[];
  /** The table and how many choices it has: without them there is nothing to draw how it went from. */
  id: string | null;
  n: number;
  /** The last steps, as far back as they are known. */
  log?: readonly Step[];
  onClose(): void;
}

const NOTHING: readonly Step[] = [];

/** What lies between the first and the next: nothing, where the tie was broken. */
export function margin(view: View): number {
  const [winner = 0] = view.winners ?? [];
  const rest = view.seats.filter((_, seat) => seat !== winner).map(({ score }) => score);
  return (view.seats[winner]?.score ?? 0) - Math.max(0, ...rest);
}

/** Who stands where: those who win are first, the others follow by points. */
export function places(view: View): number[] {
  const winners = view.winners ?? [];
  return view.seats.map((player, seat) => {
    if (winners.includes(seat)) return 1;
    const ahead = view.seats.filter((other, at) => winners.includes(at) || other.score > player.score);
    return ahead.length + 1;
  });
}

export function Result({ view, people, you, id, n, log = NOTHING, onClose }: ResultProps) {
  const t = useWords();
  const names = useNames();
  const title = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const winners = view.winners ?? [];
  const [first] = winners;
  const verdict =
    first === undefined
      ? t("monumental-event-over")
      : winners.length > 1
        ? t("monumental-shared", { names: names.listed(winners.map((seat) => people[seat] ?? "")) })
        : t("monumental-wins", {
            who: you.length === 1 && you[0] === first ? "you" : "other",
            name: people[first] ?? "",
            n: margin(view),
          });
  return (
    <section
      className={styles.result}
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header className={styles.head}>
        <h2 id={title}>{verdict}</h2>
        <IconButton icon="close" label={t("monumental-result-close")} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={t("monumental-result-sheet")}>
        <Sheet view={view} people={people} />
        <div className={styles.side}>
          <Explained view={view} people={people} />
          {id !== null && <Course view={view} people={people} id={id} n={n} log={log} />}
        </div>
      </section>
      <footer className={styles.foot}>
        <Button onClick={onClose}>{t("monumental-result-close")}</Button>
      </footer>
    </section>
  );
}

const GROUPS: readonly { words: string; parts: readonly (keyof Points)[] }[] = [
  { words: "monumental-result-own", parts: PARTS.slice(0, 4) },
  { words: "monumental-result-most", parts: PARTS.slice(4, 8) },
  { words: "monumental-result-more", parts: PARTS.slice(8) },
];

function Sheet({ view, people }: Pick<ResultProps, "view" | "people">) {
  const t = useWords();
  const names = useNames();
  const winners = view.winners ?? [];
  const place = places(view);
  const won = (seat: number) => (winners.includes(seat) ? styles.won : undefined);
  // Monsters and the Automa's Gold count only where there are some.
  const { monsters, gold, ...always } = view.seats[0]?.parts ?? {};
  const scored = {
    ...always,
    ...(view.options.monsters > 0 && { monsters }),
    ...(view.options.automa && { gold }),
  };
  const groups = GROUPS.map(({ words, parts }) => ({
    words,
    parts: parts.filter((part) => part in scored),
  })).filter(({ parts }) => parts.length > 0);
  const worth = Math.max(0, ...standings(view).map(({ points }) => points));
  return (
    <table className={styles.sheet}>
      <caption>{t("monumental-result-sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="ui-unseen">{t("monumental-result-part")}</span>
          </th>
          {view.seats.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <th key={seat} scope="col" className={won(seat)}>
              <span className={styles.who}>
                <CivBadge land={player.civilization} />
                <span title={people[seat]}>{people[seat]}</span>
                <small>
                  {winners.includes(seat) ? (
                    <>
                      <Icon name="crown" />
                      {t("monumental-result-winner")}
                    </>
                  ) : (
                    t("monumental-result-place", { n: place[seat] ?? 0 })
                  )}
                </small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ words, parts }) => (
        <tbody key={words}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={view.seats.length + 1}>
              {t(words, { n: worth })}
            </th>
          </tr>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t("monumental-score", { part: part.replace("_", "-") })}</th>
              {view.seats.map((player, seat) => {
                const points = player.parts[part];
                const what = part.replace("most_", "") as Dominance;
                const most = part.startsWith("most_");
                const n = view.outlook.dominance[what]?.counts[seat] ?? 0;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  <td key={seat} className={cx(won(seat), points === 0 && styles.zero)}>
                    <span className={cx(most && points > 0 && styles.crowned)}>{points}</span>
                    {most && (
                      <small>
                        <span aria-hidden="true">({n})</span>
                        <span className="ui-unseen">{t("monumental-result-has", { n })}</span>
                      </small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t("monumental-total")}</th>
          {view.seats.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <td key={seat} className={won(seat)}>
              {player.score}
            </td>
          ))}
        </tr>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={view.seats.length + 1}>
            {t("monumental-result-breaks")}
          </th>
        </tr>
        {(["gold", "culture"] as const).map((resource) => (
          <tr key={resource} className={styles.breaks}>
            <th scope="row">{names.resource(resource)}</th>
            {view.seats.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <td key={seat} className={won(seat)}>
                {player.resources[resource]}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Dominance and ties in words. */
function Explained({ view, people }: Pick<ResultProps, "view" | "people">) {
  const t = useWords();
  const names = useNames();
  const who = (seats: readonly number[]) => names.listed(seats.map((seat) => people[seat] ?? ""));
  const most = standings(view).map((one) => {
    const what = t("monumental-score", { part: `most-${one.what}` });
    const [first = 0] = one.leaders;
    const n = one.counts[first] ?? 0;
    if (one.leaders.length === 0) return t("monumental-result-none", { what });
    if (one.leaders.length > 1) return t("monumental-result-level", { what, names: who(one.leaders), n });
    return t("monumental-result-alone", { what, name: people[first] ?? "", n, lead: one.lead });
  });
  const by = decision(view);
  const [winner = 0] = view.winners ?? [];
  const best = view.seats[winner];
  const level = view.seats.flatMap((player, seat) => (player.score === best?.score ? [seat] : []));
  const told = {
    names: who(by === "shared" ? (view.winners ?? []) : level),
    name: people[winner] ?? "",
    n: best?.score ?? 0,
    gold: best?.resources.gold ?? 0,
    culture: best?.resources.culture ?? 0,
  };
  return (
    <section className={styles.explained}>
      <h3>{t("monumental-result-dominance")}</h3>
      <ul>
        {most.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {view.winners && by !== "alone" && (
        <>
          <h3>{t("monumental-result-ties")}</h3>
          <p>
            {by === "points" && t("monumental-result-no-tie")}
            {by === "gold" && t("monumental-result-by-gold", told)}
            {by === "culture" && t("monumental-result-by-culture", told)}
            {by === "shared" && t("monumental-result-shared", told)}
          </p>
        </>
      )}
    </section>
  );
}

/** Points and resources over the turns. */
function Course({
  view,
  people,
  id,
  n,
  log,
}: Required<Pick<ResultProps, "view" | "people" | "n" | "log">> & { id: string }) {
  const t = useWords();
  const [measure, setMeasure] = useState<Measure>("score");
  const [table, setTable] = useState(false);
  const course = useCourse(id, n, view);
  const whole = useWholeLog(id, n, log, measure === "gained");
  const { error, again } = measure === "gained" ? whole : course;
  const rows = useMemo(
    () => (measure === "gained" ? gainsOf(whole.steps, view.seats.length) : rowsOf(course.samples, measure)),
    [measure, whole.steps, course.samples, view.seats.length],
  );
  const loading = measure === "gained" ? !whole.whole : course.done < 1;
  const title = t("monumental-result-measure", { measure });
  const over = t(measure === "gained" ? "monumental-result-round" : "monumental-result-turn");
  const options = MEASURES.map((one) => [one, t("monumental-result-measure", { measure: one })] as const);
  const lands = view.seats.map(({ civilization }) => civilization);
  return (
    <section className={styles.course}>
      <h3>{t("monumental-result-course")}</h3>
      <Segments label={t("monumental-result-course")} value={measure} options={options} onChange={setMeasure} />
      <p className={styles.about}>{t("monumental-result-about", { measure })}</p>
      {error !== null && (
        <>
          <Notice kind="bad">{explain(t, error)}</Notice>
          <Button onClick={again}>{t("try-again")}</Button>
        </>
      )}
      {error === null && loading && (
        <p className={styles.about} role="status">
          {t("monumental-result-loading")}
        </p>
      )}
      {table ? (
        <CourseTable rows={rows} title={title} over={over} people={people} />
      ) : (
        <>
          <Chart rows={rows} title={title} people={people} lands={lands} />
          <p className={styles.axis}>{over}</p>
        </>
      )}
      <Button kind="quiet" onClick={() => setTable(!table)}>
        {table ? t("monumental-result-as-chart") : t("monumental-result-as-table")}
      </Button>
    </section>
  );
}
