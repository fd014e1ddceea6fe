import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { api, explain } from "../api";
import { gameOf } from "../games";
import { gameName, namedSeats, outcome } from "../names";
import type { Moment, Step, Table } from "../protocol.gen";
import { useReducedMotion } from "../settings";
import { PictureButton, PictureWindow } from "../share/PictureButton";
import { grouped } from "../table/choices";
import { Fairness, saveRecord } from "../table/Fairness";
import frame from "../table/Frame.module.css";
import { Log } from "../table/Log";
import panels from "../table/Panels.module.css";
import { PlayOnDialog } from "../table/PlayOn";
import { Seats } from "../table/Seats";
import { roundLine, turnLine } from "../table/status";
import { Tabs } from "../table/Tabs";
import tabs from "../table/Tabs.module.css";
import { Button, ButtonLink, IconButton, IconLink } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice } from "../ui/fields";
import { useAsk, useLoad, useTitle } from "../ui/hooks";
import { Icon, type IconName } from "../ui/icons";
import { Loading, Page, Plain } from "../ui/Page";
import { ShareLink } from "../ui/Share";
import { useLanguage, useWords } from "../words";
import { choiceOf, type Opened, PointBar } from "./analysis/Turning";
import { marksOf, useSteps } from "./marks";
import styles from "./Replay.module.css";
import { addressOf, dealtAt, moverAt, nextTurn, useBeside, useFilm } from "./replay";
import { Transport } from "./Transport";

export default function Replay({ id }: { id: string }) {
  const t = useWords();
  const table = useLoad(id, () => api.table(id));
  useTitle(t("page-title", { page: t("replay") }));
  if (table.error) {
    return (
      <Page title={t("replay")}>
        <Plain title={t("no-table")} text={explain(t, table.error)}>
          <Button kind="main" onClick={table.again}>
            {t("try-again")}
          </Button>
          <ButtonLink to="/">{t("to-start")}</ButtonLink>
        </Plain>
      </Page>
    );
  }
  if (!table.value) {
    return (
      <Page title={t("replay")}>
        <Loading />
      </Page>
    );
  }
  if (table.value.status === "open") {
    return (
      <Page title={t("replay")}>
        <Plain title={t("replay-not-yet")} text={t("error-not-started", { reason: "" })}>
          <ButtonLink kind="main" to={`/table/${id}`}>
            {t("to-table")}
          </ButtonLink>
        </Plain>
      </Page>
    );
  }
  return <Film table={table.value} />;
}

const AnalysisPanel = lazy(() => import("./analysis/AnalysisPanel"));

const noAnswer = () => Promise.reject(new Error("the past answers no questions"));
const noMove = () => undefined;
const NOTHING: never[] = [];
/** How far the log goes back at first, if so much has been fetched, and how much more is shown when it is asked for. */
const LOGGED = 160;

function Film({ table }: { table: Table }) {
  const t = useWords();
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const wanted = Number.parseInt(search.get("n") ?? "", 10);
  const over = table.status === "over" || table.status === "record";
  // A game that is over is told from its first turn, one that runs from where it stands.
  const [n, setN] = useState(
    Number.isNaN(wanted) ? (over ? 0 : table.at[1]) : Math.max(0, Math.min(table.at[1], wanted)),
  );
  const [begun, setBegun] = useState(!over || !Number.isNaN(wanted));
  const [forward, setForward] = useState(false);
  const [window, setWindow] = useState<Window | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const beside = useBeside(root);
  const [analysing, setAnalysing] = useState(over && search.get("side") === "analysis");
  // Where the analysis covers the board, it makes way for what is shown there.
  const [away, setAway] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { fault, ask } = useAsk();
  const film = useFilm(table.id, table.at[1], n);
  const here = Math.min(n, film.length);
  const moment = film.at(here);
  const shown = useLast(moment);
  const Game = gameOf(table.game)?.Table;
  const whole = useSteps(table.id, film.length, over);
  const marks = useMemo(() => marksOf(gameOf(table.game)?.marked, whole ?? NOTHING), [table.game, whole]);
  const seats = useMemo(() => namedSeats(t, table.seats), [t, table.seats]);
  const people = useMemo(() => seats.map(({ name }) => name), [seats]);
  const dealt = dealtAt(film);
  useEffect(() => {
    if (begun || dealt === null) return;
    setBegun(true);
    setN(dealt);
  }, [begun, dealt]);

  const move = useCallback(
    (to: number) => {
      // What is dealt is one step.
      const within = dealt !== null && to > 0 && to < dealt;
      const wanted = within ? (to > here ? dealt : 0) : to;
      setForward(to === here + 1 && !within);
      setN(Math.max(0, Math.min(film.length, wanted)));
    },
    [here, film.length, dealt],
  );
  const turn = (ahead: boolean) => {
    const to = nextTurn(film, here, ahead);
    if (to !== null) move(to);
  };
  // The address follows the moment, so that it can be shared and reloaded; it makes no history.
  // Whoever has gone elsewhere meanwhile, into a new game say, is not called back.
  useEffect(() => {
    const page = `/table/${table.id}/replay`;
    const timer = setTimeout(() => {
      if (document.location.pathname === page) go(addressOf(table.id, here, analysing), { replace: true });
    }, 250);
    return () => clearTimeout(timer);
  }, [here, analysing, table.id, go]);

  const told = useMemo<Step[]>(() => (forward && shown?.step ? [shown.step] : NOTHING), [forward, shown]);
  const at = useMemo<[number, number]>(() => [0, shown?.n ?? 0], [shown]);
  const [far, setFar] = useState(LOGGED);
  const logged = useMemo(() => whole?.slice(Math.max(0, here - far), here), [whole, here, far]);
  const steps = useMemo<readonly Step[]>(() => {
    if (whole) return whole.slice(Math.max(0, here - LOGGED), here);
    const found: Step[] = [];
    for (let i = here; i > Math.max(0, here - LOGGED); i -= 1) {
      const step = film.at(i)?.step;
      if (!step) break;
      found.push(step);
    }
    return found.reverse();
  }, [film, here, whole]);
  const log = logged ? (
    <Log table={table} steps={logged} onEarlier={async () => setFar(far + LOGGED)} />
  ) : (
    <Log table={table} steps={steps} />
  );
  const end = here === film.length && over;
  const known = end ? table : { ...table, result: null };
  // What of a turning point is shown on the board, while that is the moment of it.
  const meant = analysing && opened && opened.point.n === here && shown?.n === here ? opened : null;
  const better = useMemo(() => (meant ? grouped(choiceOf(meant)) : null), [meant]);
  const show = (wish: Opened) => {
    setOpened(wish);
    if (wish.point.n !== here) move(wish.point.n);
    setAway(true);
  };
  const analyse = () => {
    setAnalysing(true);
    setAway(false);
  };
  const analysis = over && beside !== null && (
    <Suspense fallback={<Loading />}>
      <AnalysisPanel
        table={table}
        n={here}
        length={film.length}
        opened={opened}
        covers={!beside}
        onMove={move}
        onOpen={setOpened}
        onShow={show}
      />
    </Suspense>
  );
  const onTurn = end ? null : (shown?.turn ?? null);
  return (
    <div className={frame.frame} ref={root}>
      <div className={frame.page}>
        <a className="ui-skip" href="#main">
          {t("skip-to-table")}
        </a>
        <header className={`ui-bar ${frame.bar}`}>
          <IconLink to={over ? "/" : `/table/${table.id}`} icon="back" label={over ? t("to-start") : t("to-table")} />
          <h1 className="ui-bar-title">
            <span className={frame.game}>{t("replay")}</span>
            {shown && <span className={frame.round}>{roundLine(t, shown.view)}</span>}
            <span className={frame.turn} role="status">
              {end && table.result
                ? outcome(t, language, table)
                : shown && turnLine(t, { ...table, you: [] }, shown.turn, shown.turn !== null, shown.view)}
            </span>
          </h1>
          <div className="ui-bar-end">
            <span className={frame.narrow}>
              <IconButton icon="log" label={t("log")} onClick={() => setWindow("log")} />
              {over && <IconButton icon="chart" label={t("analysis")} onClick={analyse} />}
            </span>
            <span className={frame.roomy}>
              <IconButton icon="share" label={t("share-moment")} onClick={() => setWindow("share")} />
              {over && table.result && <PictureButton table={table} small />}
              {over && (
                <IconButton icon="download" label={t("download-record")} onClick={() => ask(() => saveRecord(table))} />
              )}
              {over && <IconButton icon="shield" label={t("fairness")} onClick={() => setWindow("fairness")} />}
            </span>
            <span className={styles.tight}>
              <IconButton icon="menu" label={t("menu")} onClick={() => setWindow("menu")} />
            </span>
          </div>
        </header>
        {(fault || film.error !== null) && (
          <div className={`${styles.banner} ${styles.warn}`}>
            <Notice kind="bad">{fault ?? explain(t, film.error)}</Notice>
            {film.error !== null && <Button onClick={film.again}>{t("try-again")}</Button>}
          </div>
        )}
        {meant && !beside && shown && (
          <PointBar
            table={table}
            opened={meant}
            view={shown.view}
            names={people}
            onShow={(shows) => setOpened({ ...meant, shows })}
            onAnalysis={analyse}
          />
        )}
        <main id="main" className={frame.board} tabIndex={-1} aria-label={gameName(t, table.game)}>
          {Game && shown ? (
            <Suspense fallback={<Loading />}>
              <Game
                view={shown.view}
                told={told}
                at={at}
                choices={NOTHING}
                turn={shown.turn}
                you={table.you}
                seats={seats}
                id={table.id}
                log={steps}
                running={false}
                undo={false}
                reducedMotion={reducedMotion}
                follow={meant ? meant.point.seat : moverAt(film, shown.n)}
                better={better}
                readOnly
                onMove={noMove}
                onUndo={noMove}
                ask={noAnswer}
              />
            </Suspense>
          ) : (
            <Loading />
          )}
        </main>
        <aside className={frame.side} aria-label={t("around-table")}>
          <Seats table={known} view={shown?.view} turn={onTurn} live={false} />
          {over ? (
            <Tabs
              label={t("replay")}
              first={analysing ? "analysis" : "log"}
              tabs={[
                { name: "log", title: t("log"), panel: log },
                { name: "analysis", title: t("analysis"), panel: beside && analysis },
              ]}
              onChoose={(name) => setAnalysing(name === "analysis")}
            />
          ) : (
            <div className={tabs.panel}>{log}</div>
          )}
        </aside>
        <Transport n={here} length={film.length} marks={marks} ready={moment !== undefined} onMove={move} onTurn={turn}>
          {over && (
            <span className={frame.fold}>
              <Button icon="tower" disabled={end && table.result !== null} onClick={() => setWindow("play-on")}>
                {t("play-on")}
              </Button>
            </span>
          )}
        </Transport>
        {window === "share" && (
          <Dialog title={t("share-moment")} onClose={() => setWindow(null)}>
            <ShareLink
              label={t("share-moment")}
              url={`${location.origin}${addressOf(table.id, here, analysing)}`}
              title={t("replay")}
            />
          </Dialog>
        )}
        {window === "log" && (
          <Dialog shape="side" title={t("log")} onClose={() => setWindow(null)}>
            <Seats table={known} view={shown?.view} turn={onTurn} live={false} />
            {log}
          </Dialog>
        )}
        {analysing && !away && beside === false && (
          <Dialog shape="side" title={t("analysis")} onClose={() => (meant ? setAway(true) : setAnalysing(false))}>
            {analysis}
          </Dialog>
        )}
        {window === "menu" && (
          <Menu
            entries={[
              ["share", t("share-moment"), () => setWindow("share")],
              ...(over && table.result ? [["picture", t("picture-title"), () => setWindow("picture")] as Entry] : []),
              ...(over
                ? ([
                    ["download", t("download-record"), () => ask(() => saveRecord(table)).then(() => setWindow(null))],
                    ["shield", t("fairness"), () => setWindow("fairness")],
                  ] satisfies Entry[])
                : []),
            ]}
            onClose={() => setWindow(null)}
          />
        )}
        {window === "picture" && <PictureWindow table={table} onClose={() => setWindow(null)} />}
        {window === "fairness" && <Fairness table={table} onClose={() => setWindow(null)} />}
        {window === "play-on" && <PlayOnDialog table={table} n={here} onClose={() => setWindow(null)} />}
      </div>
    </div>
  );
}

type Window = "share" | "play-on" | "fairness" | "log" | "menu" | "picture";
type Entry = [icon: IconName, label: string, act: () => unknown];

/** On small screens, what else can be done with a replay. */
function Menu({ entries, onClose }: { entries: readonly Entry[]; onClose(): void }) {
  const t = useWords();
  return (
    <Dialog title={t("menu")} shape="side" onClose={onClose}>
      <ul className={panels.menu}>
        {entries.map(([icon, label, act]) => (
          <li key={icon}>
            <button type="button" onClick={act}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** While a moment is on its way, the one before stays. */
function useLast(moment: Moment | undefined): Moment | undefined {
  const [last, setLast] = useState(moment);
  if (moment && moment !== last) setLast(moment);
  return moment ?? last;
}
