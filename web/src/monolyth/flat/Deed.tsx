// What a turn did, small: the stone or the token, and what it brought.

import { type Say, useWords } from "../../words";
import { CUBE, shapeCells } from "../cells";
import { pointsOf, type Turn } from "../turns";
import { eventSentence } from "../words";
import styles from "./Deed.module.css";
import { StonePicture } from "./pictures";

/** The whole turn in words. */
export function turnSentence(say: Say, turn: Turn, names: readonly string[], you: readonly number[]): string {
  const events = [...turn.deeds, ...turn.marks, ...(turn.over ? [turn.over] : [])];
  return events.map((event) => eventSentence(say, event, names, you)).join(" ");
}

/** The pictures of what was done. */
export function DeedPictures({ turn }: { turn: Turn }) {
  const say = useWords();
  return (
    <>
      {turn.deeds.map((deed) => {
        if (deed.kind === "placed") {
          const cells = shapeCells(deed.shape);
          return <StonePicture key={deed.kind} cells={cells.length > 0 ? cells : CUBE} colour={deed.colour} />;
        }
        if (deed.kind === "prophecy")
          return (
            <span key={deed.kind} className={styles.prophecy}>
              <span className={styles.token}>{deed.value}</span>
              <small>{say("side", { side: deed.side })}</small>
            </span>
          );
        if (deed.kind === "discarded")
          return (
            <span key={deed.kind} className={styles.gone}>
              <StonePicture cells={shapeCells(deed.shape)} colour={deed.colour} />
            </span>
          );
        if (deed.kind === "burnt")
          return (
            <s key={deed.kind} className={styles.token}>
              {deed.value}
            </s>
          );
        return null;
      })}
    </>
  );
}

/** What a turn brought at once. */
export function DeedPoints({ turn }: { turn: Turn }) {
  const say = useWords();
  const points = pointsOf(turn);
  return points > 0 ? <b className={styles.points}>{say("log-points", { n: points })}</b> : null;
}
