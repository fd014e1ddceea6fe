// What a tapped tile is, what its conquest would take, and everything that can be done there.

import type { RefObject } from "react";
import type { ConquestAnswer, Marcher, Tile } from "../../monumental.gen";
import { IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { useReading } from "../cards/reading";
import { conquestText, type Fact, factsOf, numbersText, type Telling, title } from "./facts";
import { colourOf } from "./Patterns";
import type { Place } from "./places";
import { Swatch } from "./Swatch";
import { SignIcon } from "./signs";
import { TileActs } from "./TileActs";
import styles from "./TileSheet.module.css";

interface SheetProps {
  frame: RefObject<HTMLElement | null>;
  telling: Telling;
  tile: Tile;
  conquest: ConquestAnswer | undefined;
  place: Place;
  /** Tells the drawings of one page apart. */
  scope: string;
  /** The act that a hint shows. */
  advised: number | null;
  onAct(pick: number): void;
  /** Conquer with just the Units that are shown; without it they are always chosen one by one. */
  onConquer: ((tile: string, march: Marcher[]) => void) | undefined;
  onClose(): void;
}

export function TileSheet(props: SheetProps) {
  const { frame, telling, tile, conquest, place, scope, advised, onAct, onConquer, onClose } = props;
  const t = useWords();
  const land = tile.owner === null ? undefined : telling.view.seats[tile.owner]?.civilization;
  const owned = land ? telling.names.land(land) : tile.kind === "water" ? "" : t("monumental-map-unowned");
  const facts = factsOf(telling, tile);
  // Of the own tiles, and of those that nobody can take, it goes without saying.
  const taking = tile.defense !== null && conquest?.why !== "own" ? conquestText(telling, conquest) : null;
  const stall = telling.view.markets.find((market) => market.tile === tile.name);
  return (
    <section ref={frame} className={styles.sheet} aria-label={title(telling, tile)} data-scrolls="">
      <header className={styles.head}>
        <h3>{title(telling, tile)}</h3>
        <IconButton icon="close" label={t("monumental-map-close")} onClick={onClose} />
      </header>
      <p className={styles.about}>
        {land && <Swatch scope={scope} land={land} />}
        {[owned, ...numbersText(telling, tile)].filter(Boolean).join(" · ")}
      </p>
      {taking && !(taking.possible && place.here.some(({ choice }) => choice.do === "conquer")) && (
        <div className={taking.possible ? styles.conquest : styles.barred}>
          <h4>{t("monumental-map-conquest")}</h4>
          <p>{taking.text}</p>
          {taking.march && <p className={styles.march}>{taking.march}</p>}
        </div>
      )}
      <TileActs
        tile={tile.name}
        place={place}
        march={conquest?.march ?? []}
        marchText={taking?.march ?? ""}
        advised={advised}
        onAct={onAct}
        onConquer={onConquer}
      />
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <FactLine key={fact.key} fact={fact} />
          ))}
        </ul>
      )}
      {stall && stall.left > 0 && stall.maybe.length > 0 && (
        <details className={styles.stall}>
          <summary>{t(stall.saw ? "monumental-map-saw" : "monumental-map-may-hold")}</summary>
          <ul>
            {stall.maybe.map((token) => (
              <li key={token}>{telling.names.token(stall.id, token)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Something on the tile; a tap reads what is printed on it. */
function FactLine({ fact }: { fact: Fact }) {
  const read = useReading();
  const { sign, text, land, thing } = fact;
  const shown = (
    <>
      <SignIcon name={sign} className={styles.sign} />
      <span className={styles.text}>{text}</span>
    </>
  );
  return (
    <li style={land ? { color: colourOf(land) } : undefined}>
      {thing ? (
        <button type="button" className={styles.read} onClick={() => read(thing)}>
          {shown}
        </button>
      ) : (
        <span className={styles.fact}>{shown}</span>
      )}
    </li>
  );
}
