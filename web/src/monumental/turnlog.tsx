// The log by turn: who, what came of it in pictures, and unfolded every deed in words. Each turn leads into the replay.

import { useMemo } from "react";
import { Link } from "wouter";
import { seatName } from "../names";
import type { Table } from "../protocol.gen";
import { LogBox } from "../table/LogBox";
import type { LogProps } from "../table/types";
import { Icon } from "../ui/icons";
import { useWords, type WordSet, WordsProvider } from "../words";
import { CivBadge } from "./cards/civ";
import { ReadingProvider } from "./cards/reading";
import { ContentProvider } from "./content";
import { type Hearer, tellEvents } from "./events";
import { useNames } from "./names";
import { DeedLine } from "./others/Deeds";
import { DeedPicture } from "./others/pictures";
import styles from "./turnlog.module.css";
import { type Deed, groupTurns, type Turn } from "./turns";

const WORDS: readonly WordSet[] = ["monumental"];

export default function TurnLog(props: LogProps) {
  return (
    <WordsProvider also={WORDS}>
      <ContentProvider>
        <ReadingProvider>
          <Turns {...props} />
        </ReadingProvider>
      </ContentProvider>
    </WordsProvider>
  );
}

function useHearer({ seats, setup, you }: Table): Hearer {
  const t = useWords();
  return useMemo(() => {
    const lands = Array.isArray(setup.civilizations) ? setup.civilizations.map(String) : [];
    // The Automa sits at no seat that anybody could take.
    const people = lands.map((_, seat) => (seats[seat] ? seatName(t, seats[seat]) : t("monumental-automa-name")));
    return { lands, people, you, rounds: setup.continuous === true };
  }, [seats, setup, you, t]);
}

export function Turns({ table, steps, onEarlier }: LogProps) {
  const t = useWords();
  const hearer = useHearer(table);
  const turns = useMemo(() => groupTurns(steps), [steps]);
  const last = turns.at(-1);
  return (
    <LogBox
      steps={steps}
      moment={`${last?.n} ${last?.deeds.length}`}
      earlier={t("monumental-log-show-earlier")}
      onEarlier={onEarlier}
      classes={{ box: styles.log, earlier: styles.earlier, quiet: styles.quiet }}
    >
      {turns.map((turn, at) => (
        <TurnItem
          key={turn.n}
          turn={turn}
          id={table.id}
          hearer={hearer}
          open={at >= turns.length - Math.max(2, hearer.lands.length)}
        />
      ))}
    </LogBox>
  );
}

interface TurnItemProps {
  turn: Turn;
  id: string;
  hearer: Hearer;
  open: boolean;
}

/** What is worth a picture when a turn is folded. */
const MARKS = new Set<Deed["head"]>([
  "acquired",
  "begun",
  "completed",
  "developed",
  "conquered",
  "outpost",
  "recruited",
  "defeated",
  "attacked",
  "redeemed",
]);

function TurnItem({ turn, id, hearer, open }: TurnItemProps) {
  const t = useWords();
  const { seat, round, deeds } = turn;
  const setup = seat === null && round === null;
  const name = seat === null ? t(setup ? setupWord(turn) : "monumental-log-all") : (hearer.people[seat] ?? "");
  const marks = deeds.filter(({ head }) => MARKS.has(head));
  const jump = seat === null ? t("monumental-log-to-round") : t("monumental-log-to-turn", { name });
  return (
    <li className={styles.turn}>
      {turn.era !== null && <p className={styles.era}>{t("monumental-log-era", { era: turn.era })}</p>}
      <div className={styles.frame}>
        <details open={open && !setup}>
          <summary className={styles.head} tabIndex={-1}>
            {seat === null ? <Icon name="people" /> : <CivBadge land={hearer.lands[seat] ?? ""} />}
            <span className={styles.who}>
              <b>{name}</b>
              {round !== null && <small>{t("monumental-log-round", { n: round })}</small>}
            </span>
            <span className={styles.marks} aria-hidden="true">
              {marks.slice(0, 6).map((deed, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no name but their place.
                <DeedPicture key={n} deed={deed} lands={hearer.lands} />
              ))}
            </span>
          </summary>
          {deeds.length === 0 && turn.upkeep.length === 0 && (
            <p className={styles.quiet}>{t("monumental-log-nothing")}</p>
          )}
          <ol className={styles.deeds}>
            {deeds.map((deed, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no name but their place.
              <li key={n}>
                <DeedLine deed={deed} hearer={hearer} brief />
              </li>
            ))}
          </ol>
          <Upkeep turn={turn} hearer={hearer} setup={setup} />
        </details>
        <Link
          className={styles.jump}
          tabIndex={-1}
          to={`/table/${id}/replay?n=${turn.n}`}
          aria-label={jump}
          title={jump}
        >
          <Icon name="play" />
        </Link>
      </div>
    </li>
  );
}

/** What comes first is the set-up, unless the log begins later. */
function setupWord(turn: Turn): string {
  return turn.n === 0 ? "monumental-log-setup" : "monumental-log-earlier";
}

function Upkeep({ turn, hearer, setup }: { turn: Turn; hearer: Hearer; setup: boolean }) {
  const t = useWords();
  const names = useNames();
  if (turn.upkeep.length === 0) return null;
  const lines = tellEvents(names, hearer, turn.upkeep);
  const told = (
    <ul>
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike.
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
  if (setup) return <div className={styles.upkeep}>{told}</div>;
  return (
    <details className={styles.upkeep}>
      <summary tabIndex={-1}>{t("monumental-log-upkeep", { n: turn.upkeep.length })}</summary>
      {told}
    </details>
  );
}
