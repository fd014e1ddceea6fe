import { type ComponentType, Fragment, useDeferredValue, useId, useState } from "react";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useWords, WordsProvider } from "../words";
import { CardFigure, CubesFigure, LevelFigure, PlaceFigure, RingFigure, WallFigure } from "./figures";

/** On its own page the sections come right below the page's title, in a window one level lower. */
type Heading = "h2" | "h3";

interface Section {
  id: string;
  /** How many paragraphs it has: rules-ID-1 and so on. */
  size: number;
  Figure?: ComponentType;
}

export const SECTIONS: readonly Section[] = [
  { id: "aim", size: 2 },
  { id: "setup", size: 4 },
  { id: "turn", size: 2 },
  { id: "crystal", size: 3, Figure: RingFigure },
  { id: "take", size: 2, Figure: CubesFigure },
  { id: "place", size: 4, Figure: PlaceFigure },
  { id: "refill", size: 3 },
  { id: "forced", size: 2 },
  { id: "prophecy", size: 3 },
  { id: "level", size: 2, Figure: LevelFigure },
  { id: "structure", size: 3, Figure: CardFigure },
  { id: "end", size: 2 },
  { id: "scoring", size: 4, Figure: WallFigure },
  { id: "solo", size: 4 },
  { id: "digital", size: 3 },
];

/** The rules of Monolyth in our words, to be searched, with pictures that move. */
export default function RulesText({ heading = "h3" }: { heading?: Heading }) {
  return (
    <WordsProvider rules>
      <Text heading={heading} />
    </WordsProvider>
  );
}

/** For searching: without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function Text({ heading: Title }: { heading: Heading }) {
  const t = useWords();
  const field = useId();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(plain(query.trim()));
  const sections = SECTIONS.map((section) => ({
    ...section,
    title: t(`rules-${section.id}`),
    texts: Array.from({ length: section.size }, (_, i) => t(`rules-${section.id}-${i + 1}`)),
  }));
  const found = sections.filter(
    ({ title, texts }) => !wanted || [title, ...texts].some((text) => plain(text).includes(wanted)),
  );
  return (
    <div className="rules">
      <search className="rules-search">
        <label htmlFor={field} className="unseen">
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
      <p className="unseen" role="status">
        {wanted ? t("rules-found", { n: found.length }) : ""}
      </p>
      {!wanted && Title === "h2" && (
        <div className="row">
          <ButtonLink to="/learn" icon="play">
            {t("rules-learn")}
          </ButtonLink>
        </div>
      )}
      {!wanted && (
        <nav className="rules-toc" aria-label={t("rules-contents")}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#rules-${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {found.length === 0 && <p>{t("rules-nothing", { text: query.trim() })}</p>}
      {found.map(({ id, title, texts, Figure }) => (
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
      <p className="quiet">{t("rules-source")}</p>
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
