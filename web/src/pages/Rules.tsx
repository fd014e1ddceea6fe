import { Link, useSearchParams } from "wouter";
import { useTitle } from "../ui/hooks";
import { Page } from "../ui/Page";
import { useWords } from "../words";
import styles from "./Rules.module.css";
import { BOOKS, type BookName, isBook } from "./rules/books";
import RulesText from "./rules/RulesText";

const GAMES = Object.keys(BOOKS) as BookName[];

/** The rules of either game: /rules?game=monumental. */
export default function Rules() {
  const t = useWords();
  const [search] = useSearchParams();
  const asked = search.get("game");
  const game = isBook(asked) ? asked : "monolyth";
  useTitle(t("page-title", { page: t("rules") }));
  return (
    <Page title={t("rules")}>
      <div className="ui-column">
        <nav className={styles.games} aria-label={t("rules")}>
          {GAMES.map((name) => (
            <Link key={name} to={`/rules?game=${name}`} replace aria-current={name === game ? "page" : undefined}>
              {t("game-name", { game: name })}
            </Link>
          ))}
        </nav>
        <RulesText key={game} game={game} heading="h2" />
      </div>
    </Page>
  );
}
