// Games that are over, page by page.

import { useCallback, useState } from "react";
import { Link } from "wouter";
import { api } from "../../api";
import { gameName, listNames, playerName } from "../../names";
import type { MyGame, MyGames, Table } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { useAsk, useLoad } from "../../ui/hooks";
import { Icon, type IconName } from "../../ui/icons";
import { type Say, useLanguage, useWords } from "../../words";
import list from "../TableList.module.css";
import styles from "./mine.module.css";

export interface OverGames {
  games: MyGame[] | null;
  next: string | null;
  error: unknown;
  more(page: MyGames): void;
  again(): void;
}

/** The newest games that are over, and those before them as they are asked for. */
export function useOver(): OverGames {
  const first = useLoad("over", () => api.gamesOver(null));
  const [further, setFurther] = useState<MyGames[]>([]);
  const more = useCallback((page: MyGames) => setFurther((pages) => [...pages, page]), []);
  if (!first.value) return { games: null, next: null, error: first.error, more, again: first.again };
  const pages = [first.value, ...further];
  const games = [...new Map(pages.flatMap((page) => page.games).map((game) => [game.table.id, game])).values()];
  return { games, next: pages.at(-1)?.next ?? null, error: null, more, again: first.again };
}

export function Over({ over: { games, next, more } }: { over: OverGames }) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  return (
    <section aria-labelledby="mine-over">
      <h2 id="mine-over">{t("mine-over")}</h2>
      {games?.length ? (
        <ul className={`${list.tables} ${styles.over}`}>
          {games.map((game) => (
            <Row key={game.table.id} game={game} />
          ))}
        </ul>
      ) : (
        <p className="ui-quiet">{t("mine-over-empty")}</p>
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
      {next && (
        <Button disabled={busy} onClick={() => ask(async () => more(await api.gamesOver(next)))}>
          {t("mine-more")}
        </Button>
      )}
    </section>
  );
}

/** How a game ended for me: read off its result. */
export function howFor({ you, result }: Pick<Table, "you" | "result">): string {
  if (!result) return "away";
  const { ended, winners, scores } = result;
  if (ended === "stopped") return "stopped";
  if (you.length !== 1) return "together";
  const [own = 0] = you;
  if (ended && result.by === own) return ended;
  if (scores.length === 1) return "alone";
  if (!winners.includes(own)) return "lost";
  if (winners.length > 1) return "shared";
  return ended && scores.length === 2 ? `they-${ended}` : "won";
}

/** Its own sign for each way to end; a mere end, alone or at one screen, is ticked off. */
const SIGNS: Readonly<Record<string, IconName>> = {
  won: "crown",
  shared: "crown",
  lost: "close",
  resigned: "flag",
  time: "clock",
  stopped: "pause",
  away: "pause",
};

export const signOf = (how: string): IconName => (how.startsWith("they-") ? "crown" : (SIGNS[how] ?? "check"));

function Row({ game: { table, finished, took, rank } }: { game: MyGame }) {
  const t = useWords();
  const language = useLanguage();
  const how = howFor(table);
  const won = signOf(how) === "crown";
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(finished);
  const length = took === null ? null : lasted(t, took);
  return (
    <li className={won ? styles.won : undefined}>
      <Link to={table.outdated ? `/table/${table.id}` : `/table/${table.id}/replay`}>
        <Icon name={signOf(how)} />
        <span className={list.name}>{table.name || opponents(t, language, table)}</span>
        <span className={list.what}>{[gameName(t, table.game), when, length].filter(Boolean).join(" · ")}</span>
        <span className={`${list.state} ${styles.result}`}>
          <strong>{rank === null ? t("mine-how", { how }) : t("rank-name", { rank })}</strong>
          <span>{scoresOf(t, table)}</span>
        </span>
      </Link>
    </li>
  );
}

/** Who played against me, or with me at one screen. */
function opponents(t: Say, language: string, table: Table): string {
  const count = Math.max(table.seats.length, table.result?.scores.length ?? 0);
  const all = Array.from({ length: count }, (_, seat) => seat);
  const names = (seats: number[]) =>
    listNames(
      language,
      seats.map((seat) => playerName(t, table, seat)),
    );
  if (table.you.length > 1) return t("mine-one-screen", { names: names(all) });
  const others = all.filter((seat) => !table.you.includes(seat));
  return others.length === 0 ? t("mine-alone") : t("mine-against", { names: names(others) });
}

/** My score first, then those of the others. */
function scoresOf(t: Say, { you, result }: Table): string {
  if (!result) return "";
  const { scores } = result;
  if (scores.length === 1) return t("points", { n: scores[0] ?? 0 });
  const [own = 0] = you.length === 1 ? you : [];
  return [scores[own], ...scores.filter((_, seat) => seat !== own)].join(" : ");
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a game took, in the unit that says it best. */
function lasted(t: Say, ms: number): string {
  if (ms < 90 * MINUTE) return t("mine-minutes", { n: Math.max(1, Math.round(ms / MINUTE)) });
  if (ms < 36 * HOUR) return t("mine-hours", { n: Math.round(ms / HOUR) });
  return t("mine-days", { n: Math.round(ms / DAY) });
}
