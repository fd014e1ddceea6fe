// The guided first game: the real table, a card that says what it is about, and something to do in every scene.

import { lazy, Suspense, useCallback, useMemo, useReducer, useState } from "react";
import { Link } from "wouter";
import type { Queries } from "../monolyth.gen";
import type { SeatInfo } from "../protocol.gen";
import { useReducedMotion } from "../settings";
import { GAMES } from "../table/games";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Loading } from "../ui/Page";
import { useWords } from "../words";
import { Card } from "./Card";
import { act, asks, momentAt, placementsOf, SCENES, START, sceneAt } from "./lesson";
import "./tutorial.css";

const Finish = lazy(() => import("./Finish"));

/** Who plays against you in the lesson; seat names are names in every language. */
const OTHER = "Ada";
const YOU = [0];

function seat(number: number, name: string): SeatInfo {
  return { seat: number, kind: "local", name, bot: null, standIn: false, host: number === 0, here: true, agreed: true };
}

export default function Tutorial() {
  const t = useWords();
  useTitle(t("page-title", { page: t("tutorial") }));
  const [place, dispatch] = useReducer(act, START);
  // Every scene and every outcome begins with its text open: what is folded is the text of one place.
  const here = `${place.scene} ${place.answer}`;
  const [foldedAt, setFoldedAt] = useState("");
  const setFolded = (folded: boolean) => setFoldedAt(folded ? here : "");
  const reducedMotion = useReducedMotion();
  const scene = sceneAt(place);
  const moment = useMemo(() => momentAt(place), [place]);
  const asking = asks(place);
  const finished = place.scene === SCENES.length - 1;
  const players = Number(moment.view.players);
  const seats = useMemo(() => [seat(0, t("you")), seat(1, OTHER)].slice(0, players), [t, players]);
  const turn = moment.view.turn as number | null;
  const Table = GAMES.monolyth;

  const ask = useCallback(
    async (_: string, about: object): Promise<unknown> => {
      const { shape, swap } = about as Queries["placements"]["about"];
      // The table also asks for the 1-cube stone; only another stone than the scene's is worth a word.
      const meant = asking && (shape === scene.say.shape || scene.answers.length > 1);
      if (meant) dispatch({ do: "hush" });
      else if (!swap) dispatch({ do: "hint", hint: asking ? ("steps" in scene.say ? "stone" : "task") : "next" });
      const answer = asking ? placementsOf(scene, shape, swap) : null;
      if (!answer) throw new Error("the lesson tries its own stones only");
      return answer;
    },
    [scene, asking],
  );

  return (
    <div className="learn" data-scene={scene.id}>
      <header className="bar learn-bar">
        <h1 className="learn-name">{t("tutorial")}</h1>
        <div
          className="learn-progress"
          role="progressbar"
          aria-label={t("tutorial-lesson")}
          aria-valuemin={1}
          aria-valuemax={SCENES.length}
          aria-valuenow={place.scene + 1}
          aria-valuetext={t("tutorial-progress", { n: place.scene + 1, all: SCENES.length })}
        >
          {SCENES.map(({ id }, i) => (
            <span key={id} className={i < place.scene ? "is-done" : i === place.scene ? "is-now" : ""} />
          ))}
        </div>
        <span className="learn-count" aria-hidden="true">
          {place.scene + 1}/{SCENES.length}
        </span>
        {!finished && (
          <Link to="/" className="button quiet learn-skip">
            <span>{t("tutorial-skip")}</span>
            <Icon name="right" />
          </Link>
        )}
      </header>
      <main id="main" className={finished ? "learn-main is-finish" : "learn-main"} tabIndex={-1}>
        {finished ? (
          <Suspense fallback={<Loading />}>
            <Finish onAgain={() => dispatch({ do: "again" })} onBack={() => dispatch({ do: "back" })} />
          </Suspense>
        ) : (
          <>
            <Card place={place} folded={foldedAt === here} onFold={setFolded} dispatch={dispatch} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: folds the text when the table is used; no control. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the card's own button folds it, too. */}
            <div className="learn-table" onClick={() => asking && setFolded(true)}>
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
