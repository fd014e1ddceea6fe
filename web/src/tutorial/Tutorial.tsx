// The guided first game: the real table, a card that says what it is about, and something to do in every scene.

import { lazy, type ReactNode, Suspense, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { Link } from "wouter";
import { gameOf } from "../games";
import { useMe } from "../me";
import type { SeatInfo } from "../protocol.gen";
import { useReducedMotion } from "../settings";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Loading } from "../ui/Page";
import { useWords, WordsProvider } from "../words";
import { Card } from "./Card";
import { act, asks, type Course, type Deed, momentAt, type Place, START, sceneAt } from "./lesson";
import styles from "./tutorial.module.css";

const Finish = lazy(() => import("./Finish"));

/** Who plays against you in the lesson; seat names are names in every language. */
const OTHER = "Ada";
const YOU = [0];

function seat(number: number, name: string): SeatInfo {
  return {
    seat: number,
    kind: "local",
    name,
    bot: null,
    standIn: false,
    host: number === 0,
    here: true,
    agreed: true,
    playsAs: null,
    hints: 0,
  };
}

interface TutorialProps {
  course: Course;
  /** What is shown at the end. */
  picture?: ReactNode;
}

/** The lesson of a game, with the words it needs. */
export function Tutorial(props: TutorialProps) {
  return (
    <WordsProvider also={props.course.words}>
      <Scenes {...props} />
    </WordsProvider>
  );
}

function Scenes({ course, picture }: TutorialProps) {
  const t = useWords();
  useTitle(t("page-title", { page: t("tutorial") }));
  const [place, dispatch] = useReducer((at: Place, deed: Deed) => act(course, at, deed), START);
  const scene = sceneAt(course, place);
  // Every task and every outcome begins with its text open: what is folded is the text of one place.
  const here = `${scene.id} ${place.answer}`;
  const [foldedAt, setFoldedAt] = useState("");
  const setFolded = (folded: boolean) => setFoldedAt(folded ? here : "");
  const reducedMotion = useReducedMotion();
  const moment = useMemo(() => momentAt(course, place), [course, place]);
  const asking = asks(course, place);
  const finished = place.scene === course.scenes.length - 1;
  const task = course.tasks.indexOf(scene.id);
  const all = course.tasks.length;
  const players = Number(moment.view.players);
  const me = useMe((state) => state.me);
  const own = course.named ? me?.name || t("default-name", { n: 1 }) : t("you");
  const seats = useMemo(() => [seat(0, own), seat(1, OTHER)].slice(0, players), [own, players]);
  const turn = moment.view.turn as number | null;
  const Table = gameOf(course.game)?.Table;

  // Asked where the learner stands at that moment; a hint is no reason to ask again.
  const standing = useRef(place);
  standing.current = place;
  const ask = useCallback(
    async (query: string, about: object): Promise<unknown> => {
      const { answer, deed } = course.hear(standing.current, query, about);
      if (deed) dispatch(deed);
      if (answer === null) throw new Error("the lesson answers only what a scene is about");
      return answer;
    },
    [course],
  );

  return (
    <div className={styles.lesson} data-scene={scene.id}>
      <header className={`ui-bar ${styles.bar}`}>
        <h1 className={styles.name}>{t("tutorial")}</h1>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t("tutorial-lesson")}
          aria-valuemin={1}
          aria-valuemax={all}
          aria-valuenow={task + 1}
          aria-valuetext={t("tutorial-progress", { n: task + 1, all })}
        >
          {course.tasks.map((id, i) => (
            <span key={id} className={i < task ? styles.done : i === task ? styles.now : ""} />
          ))}
        </div>
        <span className={styles.count} aria-hidden="true">
          {task + 1}/{all}
        </span>
        {!finished && (
          <Link to="/" className={`ui-button ui-quiet ${styles.skip}`}>
            <span>{t("tutorial-skip")}</span>
            <Icon name="right" />
          </Link>
        )}
      </header>
      <main id="main" className={finished ? `${styles.main} ${styles.finished}` : styles.main} tabIndex={-1}>
        {finished ? (
          <Suspense fallback={<Loading />}>
            <Finish
              course={course}
              picture={picture}
              onAgain={() => dispatch({ do: "again" })}
              onBack={() => dispatch({ do: "back" })}
            />
          </Suspense>
        ) : (
          <>
            <Card course={course} place={place} folded={foldedAt === here} onFold={setFolded} dispatch={dispatch} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: folds the text when the table is used; no control. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the card's own button folds it, too. */}
            <div className={styles.table} onClick={() => asking && setFolded(true)}>
              <Suspense fallback={<Loading />}>
                {Table && (
                  <Table
                    view={moment.view}
                    told={place.told}
                    at={moment.at}
                    choices={moment.choices}
                    turn={turn}
                    you={YOU}
                    seats={seats}
                    id={null}
                    log={place.told}
                    running={asking}
                    undo={false}
                    reducedMotion={reducedMotion}
                    onMove={(pick) => dispatch({ do: "move", pick })}
                    onUndo={nothing}
                    ask={ask}
                  />
                )}
              </Suspense>
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function nothing(): void {}
