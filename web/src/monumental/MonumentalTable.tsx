// The table of Monumental: it shows the view, offers the choices it was given, and hands one of them back.

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Choice, Event, Queries, View } from "../monumental.gen";
import { seatName } from "../names";
import { useSounds } from "../sounds/useSounds";
import { HintBar, HintButton } from "../table/HintBar";
import type { GameTableProps } from "../table/types";
import { useOwn } from "../table/useOwn";
import { layoutFor, type Size, useSize } from "../table/useSize";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { useWords, type WordSet, WordsProvider } from "../words";
import { Acts } from "./Acts";
import { AutomaBoard } from "./automa/AutomaTurn";
import { Encyclopedia } from "./cards/Encyclopedia";
import { ReadingProvider } from "./cards/reading";
import { City } from "./city/City";
import { advisedPair } from "./city/layout";
import { ContentProvider } from "./content";
import { Display } from "./display/Display";
import { tellEvents } from "./events";
import { HandOver } from "./HandOver";
import { Holdings } from "./Holdings";
import styles from "./MonumentalTable.module.css";
import { routeOf } from "./map/places";
import { WorldMap } from "./map/WorldMap";
import { useNames } from "./names";
import { Doings, lastTurn, type Seen } from "./others/Doings";
import { Others, Scores } from "./others/Others";
import { type Page, Pager } from "./Pager";
import { Result } from "./result/Result";
import { questionText, Speech, tileOf } from "./say";
import { shownIn } from "./shown";
import { SOUNDS } from "./sounds";
import { groupTurns } from "./turns";
import { useAlone } from "./useAlone";
import { useAsked } from "./useAsked";
import { conquestWishes, crossWishes, hintWishes, useIntent } from "./useIntent";
import { Whose } from "./Whose";

export type TableProps = GameTableProps<View, Queries>;

const WORDS: readonly WordSet[] = ["monumental"];

export default function MonumentalTable(props: TableProps) {
  return (
    <WordsProvider also={WORDS}>
      <ContentProvider>
        <ReadingProvider view={props.view}>
          <Screen {...props} />
        </ReadingProvider>
      </ContentProvider>
    </WordsProvider>
  );
}

/** The seats' names; the Automa sits at none that anybody could take. */
function usePeople({ view, seats }: TableProps): string[] {
  const say = useWords();
  return useMemo(
    () => view.seats.map(({ automa }, seat) => (automa ? say("monumental-automa-name") : seatName(say, seats[seat]))),
    [view.seats, seats, say],
  );
}

/** On a screen that several share, who sits before it says so wherever something secret would show. */
function Screen(props: TableProps) {
  const { view, turn, you } = props;
  const people = usePeople(props);
  const own = useOwn(props);
  useSounds(SOUNDS, props);
  // Whoever comes to a table takes it as it is, except for a turn of the Automa that goes on.
  const goesOn = view.automa !== null && view.automa.seat === view.seat && view.turn !== null;
  const [seen, setSeen] = useState<Seen>({ automa: goesOn ? 0 : props.at[1], people: props.at[1] });
  const shared = you.length > 1 && turn !== null && you.includes(turn);
  const { hidden, take } = useAlone(shared, props.secret ?? false, own);
  // A game that was given up, or whose time is over, is over for everything that shows it.
  const stopped = !props.running && props.follow === undefined && props.id !== null && turn !== null;
  const shown = useMemo(() => (stopped ? { ...view, turn: null, question: null } : view), [stopped, view]);
  if (hidden) {
    return <HandOver to={people[own] ?? ""} civ={view.seats[own]?.civilization ?? ""} onReady={take} />;
  }
  return (
    <Board
      {...props}
      view={shown}
      people={people}
      own={shownIn(shown, props.follow) ?? own}
      seen={seen}
      onSee={setSeen}
    />
  );
}

/** Says what has happened since the last state, to those who listen. */
function useNews({ told, at, you, view }: TableProps, people: readonly string[]): string {
  const names = useNames();
  const [news, setNews] = useState("");
  const seen = useRef(at[1]);
  const moment = at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are told once for every state.
  useEffect(() => {
    const fresh = told.filter((step) => step.n >= seen.current).flatMap((step) => step.events as unknown as Event[]);
    seen.current = at[1];
    const lands = view.seats.map(({ civilization }) => civilization);
    setNews(tellEvents(names, { people, lands, you, rounds: view.options.continuous }, fresh).join(" "));
  }, [moment, names]);
  return news;
}

type Window = "cards" | "result" | { city: number } | { recap: number };

/** Whoever plays by keyboard goes on where acts are listed, when what was pressed is there no more. */
function useFocusKept(root: RefObject<HTMLElement | null>, moment: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const noted = ({ target }: FocusEvent) => {
      inside.current = root.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", noted);
    return () => document.removeEventListener("focusin", noted);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is lost when the position changes.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>("[data-acts]")?.focus({ preventScroll: true });
  }, [root, moment]);
}

/** A row and a column are chosen as a pair, and so they are taken back: an undo that leaves half of it goes on. */
function useWholeUndo({ view, at, undo, onUndo }: TableProps): void {
  const last = useRef(at);
  const moment = at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is looked at once.
  useEffect(() => {
    const [epoch, n] = last.current;
    last.current = at;
    if (undo && at[0] > epoch && at[1] === n - 1 && view.question?.kind === "column") onUndo();
  }, [moment]);
}

/** Where there is room for City, map and display together, though not for everything: a tablet held upright. */
function layoutOf(size: Size): "wide" | "tall" | "short" | "narrow" {
  const layout = layoutFor(size);
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return layout === "narrow" && size.width >= 44 * em && size.height >= 48 * em ? "tall" : layout;
}

interface BoardProps extends TableProps {
  people: readonly string[];
  own: number;
  seen: Seen;
  onSee(seen: Seen): void;
}

function Board(props: BoardProps) {
  const { view, turn, you, choices, running, people, own, readOnly = false } = props;
  const say = useWords();
  const names = useNames();
  const root = useRef<HTMLDivElement>(null);
  const layout = layoutOf(useSize(root));
  const paged = layout === "narrow" || layout === "short";
  const moment = props.at.join();
  const speech = useMemo(() => new Speech(names, view, own, people), [names, view, own, people]);
  const acts = useMemo(() => (readOnly ? [] : speech.acts(choices)), [speech, choices, readOnly]);
  const asked = useAsked(props.ask, you.length > 0 ? own : null, props.at, running && !readOnly);
  const intent = useIntent(acts, moment, props.onMove);
  const news = useNews(props, people);
  useFocusKept(root, moment);
  useWholeUndo(props);
  const [tile, setTile] = useState<string | null>(null);
  const [shownPick, setAdvised] = useState<{ moment: string; pick: number } | null>(null);
  // What a hint shows, as long as the position is the one it was about.
  const advised = props.hint?.advice && shownPick?.moment === moment ? shownPick.pick : null;
  const { better = null } = props;
  const advisedAct = useMemo(
    () => (better ? speech.acts([better])[0] : acts.find(({ pick }) => pick === advised)) ?? null,
    [better, speech, acts, advised],
  );
  const advisedChoice = advisedAct?.choice ?? null;
  const nextOf = (pick: number | null) => props.hint?.advice?.find((one) => one.pick === pick)?.next;
  const [page, setPage] = useState<Page>("city");
  const over = view.turn === null;
  const [window, setWindow] = useState<Window | null>(null);
  const turns = useMemo(() => groupTurns(props.log), [props.log]);
  const yours = turn !== null && you.includes(turn) && !readOnly;
  const kind = view.question?.kind;
  const plain = kind !== "actions" && kind !== "go_on";
  // The row that has been chosen already: only its three pairs are left.
  const row = yours && view.question?.kind === "column" ? view.question.about.row : undefined;

  useEffect(() => setWindow(over ? "result" : null), [over]);
  const { onTold } = props;
  useEffect(() => {
    if (over) onTold?.();
  }, [over, onTold]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question leads to where it is answered.
  useEffect(() => {
    if (!yours || acts.length === 0) return;
    setTile(null);
    if (plain && acts.some(({ choice }) => tileOf(choice, view) !== null)) setPage("map");
    else if (kind === "row" || kind === "column" || (plain && acts.some(({ choice }) => "slot" in choice)))
      setPage("city");
  }, [moment, yours]);

  const seated = turn === null ? undefined : props.seats[turn];
  const bot = seated !== undefined && (seated.kind === "bot" || seated.standIn);
  const prompt = useMemo(() => {
    if (over) return say("monumental-over");
    if (props.follow !== undefined && view.round === 0) return say("monumental-log-setup");
    if (!running || turn === null) return "";
    if (turn < 0) return say("chance-draws");
    if (yours) return questionText(names, view, own);
    if (bot) return say("thinking", { name: people[turn] ?? "" });
    return say("monumental-waits", { name: people[turn] ?? "" });
  }, [over, running, turn, yours, bot, names, view, own, people, say, props.follow]);

  /** Turns to what a choice is about: it is marked there, and what lies over that goes. */
  const lead = (choice: Choice) => {
    setTile(null);
    if (tileOf(choice, view) !== null) setPage("map");
    else if ("slot" in choice || choice.do === "row" || choice.do === "column") setPage("city");
    else if (choice.do === "acquire" || choice.do === "recruit" || choice.do === "take") setPage("display");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a replay advises is turned to once for each moment.
  useEffect(() => {
    if (better && advisedChoice) lead(advisedChoice);
  }, [better, moment]);

  const player = view.seats[own];
  if (!player) return null;
  const map = (
    <WorldMap
      view={view}
      conquests={asked.conquests}
      acts={acts}
      viewer={you.includes(own) ? own : null}
      selected={tile}
      advised={advisedChoice && routeOf(view, advisedChoice)}
      advisedPick={advised}
      told={props.told}
      reducedMotion={props.reducedMotion}
      onSelect={setTile}
      onAct={intent.act}
      onConquer={(name, march) => intent.begin(conquestWishes(name, march))}
    />
  );
  const city = player.automa ? (
    <AutomaBoard view={view} turns={turns} people={people} you={you} />
  ) : (
    <City
      // What was pointed out in it is forgotten when other cards lie there.
      key={`${own} ${player.city.flat().map(({ card, knowledge }) => `${card} ${knowledge}`)}`}
      view={view}
      seat={own}
      own={you.includes(own)}
      acts={acts}
      advised={advisedChoice}
      next={nextOf(advised)}
      cross={null}
      crosses={row === undefined ? asked.crosses : (asked.crosses?.filter((cross) => cross.row === row) ?? null)}
      onAct={intent.act}
      onCross={(row, column) =>
        kind === "column" ? intent.begin(crossWishes(row, column).slice(1)) : intent.begin(crossWishes(row, column))
      }
    />
  );
  const display = <Display view={view} prices={asked.prices} acts={acts} advised={advisedAct} onAct={intent.act} />;
  const everybody = {
    view,
    people,
    you,
    onLook: (seat: number) => setWindow({ city: seat }),
    recap: (seat: number) => (lastTurn(turns, seat) ? () => setWindow({ recap: seat }) : undefined),
  };
  // A row and a column are chosen as a pair in the City, unless nobody says what they would bring.
  const inCity = (kind === "row" || kind === "column") && (asked.crosses !== null || asked.opens);
  // Beside the map the Dominances are one line, and below it while acts are listed.
  const folded = layout === "wide" || (layout === "tall" && acts.length > 0 && !inCity);
  const others = <Others {...everybody} folded={folded} />;
  const holdings = (
    <>
      {you.length !== 1 && <Whose name={people[own] ?? ""} civ={player.civilization} />}
      <Holdings
        view={view}
        seat={own}
        acts={acts}
        advised={advisedChoice}
        onAct={intent.act}
        onCards={() => setWindow("cards")}
      />
    </>
  );
  // A row and its column are taken back together.
  const back = !props.undo || readOnly ? 0 : (props.back ?? 1) > 2 ? (props.back ?? 1) : 1;
  const panel = (
    <Acts
      prompt={props.hold ?? (yours && inCity && row === undefined ? say("monumental-ask-cross") : prompt)}
      acts={inCity ? NOTHING : acts}
      plain={plain}
      advised={advised}
      hint={
        props.hint &&
        yours &&
        acts.length > 0 &&
        !(paged && advised !== null) && <HintButton hint={props.hint} className={styles.hint ?? ""} />
      }
      back={back}
      onAct={intent.act}
      onUndo={(far) => {
        intent.stop();
        props.onUndo(far);
      }}
    />
  );
  const sheet = over && window !== "result" && (
    <Button icon="log" onClick={() => setWindow("result")}>
      {say("monumental-result-sheet")}
    </Button>
  );
  const close = () => setWindow(null);
  const show = (pick: number) => {
    const choice = acts.find((act) => act.pick === pick)?.choice;
    setAdvised({ moment, pick });
    if (!choice) return;
    lead(choice);
  };
  const follow = (pick: number) => {
    const wishes = hintWishes(acts.find((act) => act.pick === pick)?.choice, nextOf(pick), asked.conquests);
    if (wishes) intent.begin(wishes);
    else intent.act(pick);
  };
  return (
    <div className={`${styles.table} ${styles[layout]}`} ref={root} data-layout={layout} data-at={moment}>
      {!paged ? (
        <>
          <div className={styles.display}>{display}</div>
          <div className={styles.left}>
            <div className={styles.map}>{map}</div>
            <div className={styles.others}>{others}</div>
          </div>
          <div className={styles.city}>{city}</div>
          <div className={styles.acts}>
            {holdings}
            {panel}
            {sheet}
          </div>
        </>
      ) : (
        <>
          {layout === "narrow" && (
            <div className={styles.strip}>
              <Others {...everybody} shape="strip" />
            </div>
          )}
          <Pager
            page={page}
            onPage={setPage}
            pages={{ city, map, display, others }}
            scores={<Scores view={view} people={people} />}
          />
          <div className={styles.hand}>
            {holdings}
            {panel}
            {sheet}
          </div>
        </>
      )}
      <Doings
        view={view}
        turns={turns}
        people={people}
        you={you}
        asked={window !== null && typeof window === "object" && "recap" in window ? window.recap : null}
        live={running && !readOnly}
        small={paged}
        seen={props.seen}
        onSee={props.onSee}
        reducedMotion={props.reducedMotion}
        className={styles.beside}
        onClose={close}
      />
      {props.hint && yours && (
        <HintBar
          hint={props.hint}
          people={people}
          label={(pick) => {
            const act = acts.find((one) => one.pick === pick);
            const pair = advisedPair(act?.choice ?? null, nextOf(pick));
            return pair ? say("city-activate", { ...pair }) : (act?.label ?? "");
          }}
          onShow={show}
          onPlay={follow}
          onClose={() => setAdvised(null)}
        />
      )}
      <Windows {...props} window={window} onClose={close} />
      <p className={styles.hidden} role="status">
        {news}
      </p>
    </div>
  );
}

interface WindowsProps extends TableProps {
  people: readonly string[];
  window: Window | null;
  onClose(): void;
}

/** What is looked at beside the table. */
function Windows({ view, people, you, id, at, log, window, onClose }: WindowsProps) {
  const say = useWords();
  if (window === null || (typeof window === "object" && "recap" in window)) return null;
  if (window === "cards") {
    return (
      <Dialog shape="wide" title={say("monumental-all-cards")} onClose={onClose}>
        <Encyclopedia view={view} />
      </Dialog>
    );
  }
  if (window === "result")
    return <Result view={view} people={people} you={you} id={id} n={at[1]} log={log} onClose={onClose} />;
  return (
    <Dialog title={say("monumental-city-of", { land: people[window.city] ?? "" })} onClose={onClose}>
      <City
        view={view}
        seat={window.city}
        own={false}
        acts={NOTHING}
        cross={null}
        crosses={null}
        compact
        onAct={nothing}
        onCross={nothing}
      />
    </Dialog>
  );
}

const NOTHING: never[] = [];
const nothing = () => undefined;
