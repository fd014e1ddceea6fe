import { Fragment, useDeferredValue, useId, useState } from "react";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/icons";
import { useWords, WordsProvider } from "../../words";
import styles from "./RulesText.module.css";
import type { Book, RulesProps } from "./types";

interface TextProps extends RulesProps {
  book: Book;
}

/** The rules of a game in our words, to be searched, with pictures that move. */
export function RulesText(props: TextProps) {
  return (
    <WordsProvider also={props.book.words}>
      <Text {...props} />
    </WordsProvider>
  );
}

/** For searching: without accents and capitals, and with apostrophes as they are typed. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function Text({ book, heading: Title, learn }: TextProps) {
  const t = useWords();
  const field = useId();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(plain(query.trim()));
  const found = (texts: readonly string[]) => !wanted || texts.some((text) => plain(text).includes(wanted));
  const every = book.sections.map((section) => ({
    ...section,
    title: t(book.message(section.id)),
    texts: Array.from({ length: section.size }, (_, i) => {
      const part = `${section.id}-${i + 1}`;
      return t(book.message(part), book.values[part]);
    }),
  }));
  const hits = (title: string) => wanted !== "" && plain(title).includes(wanted);
  // What is called so comes first.
  const first = <Item,>(items: Item[], title: (item: Item) => string) =>
    items.sort((a, b) => Number(hits(title(b))) - Number(hits(title(a))));
  const sections = first(
    every.filter(({ title, texts }) => found([title, ...texts])),
    ({ title }) => title,
  );
  const terms = first(
    book.terms
      .map((term) => ({ term, word: t(term), note: t(`${term}-note`) }))
      .filter(({ word, note }) => found([word, note])),
    ({ word }) => word,
  );
  const count = sections.length + (terms.length > 0 ? 1 : 0);
  return (
    <div className={styles.rules}>
      <search className={styles.search}>
        <label htmlFor={field} className="ui-unseen">
          {t("rules-search")}
        </label>
        <Icon name="search" />
        <input
          id={field}
          type="search"
          placeholder={t("rules-search")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <p className={wanted && count > 0 ? "ui-quiet" : "ui-unseen"} role="status">
        {wanted ? t("rules-found", { n: count }) : ""}
      </p>
      {!wanted && learn && (
        <div className="ui-row">
          <ButtonLink to={learn} icon="play">
            {t("rules-learn")}
          </ButtonLink>
        </div>
      )}
      {!wanted && (
        <nav className={styles.contents} aria-label={t("rules-contents")}>
          {every.map(({ id, title }) => (
            <a key={id} href={`#rules-${id}`}>
              {title}
            </a>
          ))}
          {terms.length > 0 && <a href="#rules-words">{t(book.message("words"))}</a>}
        </nav>
      )}
      {count === 0 && <p>{t("rules-nothing", { text: query.trim() })}</p>}
      {sections.map(({ id, title, texts, Figure }) => (
        <section key={id} id={`rules-${id}`} aria-labelledby={`rules-${id}-title`}>
          <Title id={`rules-${id}-title`}>
            <Marked text={title} wanted={wanted} />
          </Title>
          {texts.map((text) => (
            <p key={text}>
              <Marked text={text} wanted={wanted} />
            </p>
          ))}
          {Figure && <Figure />}
        </section>
      ))}
      {terms.length > 0 && (
        <section id="rules-words" aria-labelledby="rules-words-title">
          <Title id="rules-words-title">{t(book.message("words"))}</Title>
          <dl className={styles.terms}>
            {terms.map(({ term, word, note }) => (
              <div key={term}>
                <dt>
                  <Marked text={word} wanted={wanted} />
                </dt>
                <dd>
                  <Marked text={note} wanted={wanted} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className="ui-quiet">{t(book.message("source"))}</p>
    </div>
  );
}

/** A text in which what was searched for is marked. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  if (!wanted) return text;
  const parts: { text: string; hit: boolean; from: number }[] = [];
  let from = 0;
  // Both have the same length as long as accents are single characters, which they are in our four languages.
  const searched = plain(text.normalize("NFC"));
  if (searched.length !== text.length) return text;
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, from)) {
    parts.push({ text: text.slice(from, at), hit: false, from });
    parts.push({ text: text.slice(at, at + wanted.length), hit: true, from: at });
    from = at + wanted.length;
  }
  parts.push({ text: text.slice(from), hit: false, from });
  return parts.map((part) =>
    part.hit ? <mark key={part.from}>{part.text}</mark> : <Fragment key={`-${part.from}`}>{part.text}</Fragment>,
  );
}
