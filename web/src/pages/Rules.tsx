import { Suspense } from "react";
import { Link, useSearchParams } from "wouter";
import { GAMES, gameOf } from "../games";
import { gameName } from "../names";
import { useTitle } from "../ui/hooks";
import { Loading, Page } from "../ui/Page";
import { useWords } from "../words";
import styles from "./Rules.module.css";

/** The rules of each game: /rules?game=monumental. */
export default function Rules() {
  const t = useWords();
  const [search] = useSearchParams();
  const { name, learn, Rules: Text } = gameOf(search.get("game")) ?? GAMES[0];
  useTitle(t("page-title", { page: t("rules") }));
  return (
    <Page title={t("rules")}>
      <div className="ui-column">
        <nav className={styles.games} aria-label={t("rules")}>
          {GAMES.map((game) => (
            <Link
              key={game.name}
              to={`/rules?game=${game.name}`}
              replace
              aria-current={game.name === name ? "page" : undefined}
            >
              {gameName(t, game.name)}
            </Link>
          ))}
        </nav>
        <Suspense fallback={<Loading />}>
          <Text key={name} heading="h2" learn={learn} />
        </Suspense>
      </div>
    </Page>
  );
}
