import type { ConquestAnswer, Tile } from "../../monumental.gen";
import { useWords } from "../../words";
import { Amounts } from "../cards/icons";
import styles from "./Bubble.module.css";
import { conquestText, type Telling, title } from "./facts";
import { SignIcon } from "./signs";

interface BubbleProps {
  telling: Telling;
  tile: Tile;
  conquest: ConquestAnswer | undefined;
  /** In the upper corner, where the tile itself is in the lower one. */
  high: boolean;
}

/** What the tile is that is pointed at, and what its conquest would take: in a corner, where it hides no neighbours. */
export function Bubble({ telling, tile, conquest, high }: BubbleProps) {
  const t = useWords();
  const taking = tile.defense !== null && conquest?.why !== "own" ? conquestText(telling, conquest) : null;
  return (
    <div className={high ? styles.high : styles.low} aria-hidden="true">
      <b>{title(telling, tile)}</b>
      {taking && (
        <span className={styles.text}>
          {taking.possible ? (
            <>
              {t("monumental-map-conquest")} <b>{conquest?.units}</b>
              <SignIcon name="soldier" className={styles.sign} /> <Amounts of={{ ...conquest?.cost }} />
            </>
          ) : (
            taking.text
          )}
        </span>
      )}
      {taking?.extra && <span className={styles.text}>{taking.extra}</span>}
    </div>
  );
}
