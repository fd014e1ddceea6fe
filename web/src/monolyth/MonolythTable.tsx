// The table of Monolyth: it shows the view, offers the choices it was given, and hands one of them back.

import { useEffect, useMemo, useRef, useState } from "react";
import { useSounds } from "../sounds/useSounds";
import { HintBar, HintButton } from "../table/HintBar";
import { useOwn } from "../table/useOwn";
import { isTall, layoutFor, useSize } from "../table/useSize";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { choiceText } from "./advised";
import base from "./base.module.css";
import { type Point, readChoices } from "./choices";
import { Others } from "./flat/Others";
import styles from "./MonolythTable.module.css";
import { heldSaid } from "./PlayPanel";
import { Result } from "./Result";
import { RingPanel } from "./RingPanel";
import { Actions, Sheet, StockPanel, type TabName } from "./Sheet";
import { useLook } from "./scene/look";
import type { Eye } from "./scene/Rig";
import { SOUNDS } from "./sounds";
import { TowerPanel, VIEWS, type ViewName } from "./TowerPanel";
import { groupTurns, lastTurns } from "./turns";
import { useKeys } from "./useKeys";
import { type Mode, type Play, type TableProps, usePlay } from "./usePlay";
import { eventsOf, useShown } from "./useShown";
import { eventSentence } from "./words";

/** Says what has happened since the last state, to those who listen. */
function useNews({ told, at, seats, you }: TableProps): string {
  const say = useWords();
  const [news, setNews] = useState("");
  const seen = useRef(at[1]);
  const moment = at.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are told once for every state.
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    const events = eventsOf(told, seen.current).filter(({ kind }) => kind !== "taken" && kind !== "closed");
    seen.current = at[1];
    const lines = events.map((event) => eventSentence(say, event, names, you));
    setNews(lines.join(" "));
  }, [moment, say]);
  return news;
}

const NO_MENU = readChoices([]);
/** Of what is shown only the stone: nothing else can be prepared. */
const merely = (mode: Mode): Mode => (mode.kind === "stone" ? mode : { kind: "idle" });

/** What is worth a look at the tower of whoever does it. */
const SHOWN: ReadonlySet<string> = new Set(["placed", "prophecy", "level", "structure"]);

export default function MonolythTable(props: TableProps) {
  const { view, seats, turn, you, choices, readOnly = false } = props;
  const say = useWords();
  const look = useLook();
  const root = useRef<HTMLDivElement>(null);
  const eye = useRef<Eye>(null);
  const size = useSize(root);
  const layout = layoutFor(size);
  const tall = layout === "narrow" && isTall(size);
  const own = useOwn(props);
  const { better = null } = props;
  const offered = useMemo(() => (better ? [better] : choices), [better, choices]);
  const play = usePlay({ ...props, choices: offered }, own);
  const shown = useShown(view, props.told, props.at, props.reducedMotion, own);
  useSounds(SOUNDS, props, props.reducedMotion ? undefined : shown.event);
  const last = useMemo(() => lastTurns(groupTurns(props.log)), [props.log]);
  const news = useNews(props);
  const [mode, setMode] = useState<ViewName>("orbit");
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const [tab, setTab] = useState<TabName>(readOnly ? "walls" : "place");
  const [stock, setStock] = useState(false);
  const over = view.phase === "over";
  // A game that was given up, or whose time is over, stands where it stopped.
  const stopped = !over && !props.running && props.follow === undefined && props.id !== null;
  const [result, setResult] = useState(over);
  const [counting, setCounting] = useState(false);
  const lastPhase = useRef(view.phase);
  // What others do is shown on the large tower for a moment, unless a stone is in hand.
  const { event } = shown;
  const acting = event && "seat" in event && SHOWN.has(event.kind) && play.mode.kind === "idle" ? event.seat : null;
  const looked = lookedAt ?? props.follow ?? acting ?? own;
  const name = seats[looked]?.name ?? "";
  const yours = turn !== null && you.includes(turn) && !readOnly && choices.length > 0;

  useEffect(() => {
    const ended = over && lastPhase.current !== "over";
    lastPhase.current = view.phase;
    if (ended) setCounting(!props.reducedMotion);
    setResult(over);
  }, [over, view.phase, props.reducedMotion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes on turn sees the own board first.
  useEffect(() => {
    if (yours) {
      setLookedAt(null);
      setTab("place");
    }
  }, [yours, own]);

  // What a replay advises is only looked at: there is nothing in hand, and nothing to choose.
  const doing: Play = better ? { ...play, mode: merely(play.mode), held: null, menu: NO_MENU } : play;
  const { show } = play;
  const moment = props.at.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a replay advises is shown once for each moment, after the hand is empty.
  useEffect(() => {
    if (!better) return;
    setLookedAt(null);
    show(0);
    return play.cancel;
  }, [better, moment]);
  const { skip } = shown;
  const act = {
    pick(site: number) {
      skip();
      setLookedAt(null);
      setStock(false);
      setTab("place");
      if (mode === "walls") setMode("orbit");
      play.pick(site);
    },
    flip(back = false) {
      const quarter = eye.current?.quarter() ?? 0;
      play.flip(quarter % 2 === 1, (quarter === 1 || quarter === 2) !== back);
    },
    confirm() {
      skip();
      play.confirm();
    },
    cancel() {
      skip();
      if (result && over) setResult(false);
      else if (play.mode.kind !== "idle") play.cancel();
      else if (stock) setStock(false);
      else setLookedAt(null);
    },
    nextView: () => setMode(VIEWS[(VIEWS.indexOf(mode) + 1) % VIEWS.length] ?? "orbit"),
    prophesy() {
      if (play.menu.prophecies.size === 0) return;
      skip();
      setLookedAt(null);
      setTab("prophecy");
      play.prophesy();
    },
    show(pick: number) {
      skip();
      setLookedAt(null);
      setStock(false);
      setTab(
        [...play.menu.prophecies.values()].some((sides) => [...sides.values()].includes(pick)) ? "prophecy" : "place",
      );
      if (mode === "walls") setMode("orbit");
      play.show(pick);
    },
    move: (to: Point) => play.point(to, true),
    point(to: Point, pin: boolean) {
      const { held } = play;
      const again =
        pin && held?.pinned && held.ghost?.cells.some(({ x, y }) => x === Math.floor(to.x) && y === Math.floor(to.y));
      // A second tap on the stone turns it: the touch screen's R.
      if (again) play.turn();
      else play.point(to, pin);
    },
    enter(to: Point) {
      if (play.held?.pinned && play.move !== null) act.confirm();
      else play.point(to, true);
    },
  };
  const undo = props.undo && !readOnly ? () => props.onUndo() : null;
  const prophesyByKey = () => {
    act.prophesy();
    // The next key is for the tokens.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-part="prophecy"] button:enabled')?.focus({ preventScroll: true }),
    );
  };
  useKeys({ view, play: doing, eye, undo, ...act, prophesy: prophesyByKey });

  const status = useMemo(() => {
    if (over) return say("game-over", { reason: view.reason ?? "complete" });
    if (stopped) return say("mono-stopped");
    if (turn === null || !props.running) return "";
    if (props.hold) return props.hold;
    if (turn < 0) return say("mono-drawing");
    if (you.length > 1 && you.includes(turn)) return say("mono-turn-of", { name: seats[turn]?.name ?? "" });
    if (you.includes(turn)) return say("mono-your-turn");
    if (seats[turn]?.kind === "bot" || seats[turn]?.standIn) return say("thinking", { name: seats[turn]?.name ?? "" });
    if (readOnly) return say("guest-waiting", { name: seats[turn]?.name ?? "" });
    return say(view.phase === "burn" ? "mono-waiting-burn" : "mono-waiting", { name: seats[turn]?.name ?? "" });
  }, [over, stopped, view, turn, you, seats, say, props.running, props.hold, readOnly]);

  const seat = shown.view.seats[own];
  if (!seat) return null;
  const tower = (
    <TowerPanel
      view={shown.view}
      shown={shown}
      looked={looked}
      // Only who chose to look elsewhere needs a way back.
      own={lookedAt === null ? looked : own}
      name={name}
      named={you.length !== 1 || looked !== own}
      play={play}
      look={look}
      mode={mode}
      eye={eye}
      onMode={setMode}
      onPoint={act.point}
      onEnter={act.enter}
      onHome={() => setLookedAt(null)}
    />
  );
  const others = (
    <Others
      view={stopped ? { ...shown.view, turn: null } : shown.view}
      seats={seats}
      you={you}
      own={own}
      looked={looked}
      active={event && "seat" in event ? event.seat : null}
      last={last}
      onLook={setLookedAt}
    />
  );
  const ring = (full: boolean) => (
    <RingPanel
      view={shown.view}
      seat={seat}
      play={play}
      look={look}
      lively={shown.lively || shown.event === null}
      event={shown.event}
      full={full}
      onPick={act.pick}
      {...(full ? { onStock: () => setStock(!stock) } : {})}
    />
  );
  const more = (
    <>
      {over && !result && (
        <button type="button" className={base.button} onClick={() => setResult(true)}>
          {say("mono-result")}
        </button>
      )}
      {props.hint && yours && <HintButton hint={props.hint} className={base.button} />}
      {undo && (
        <button type="button" className={base.button} aria-keyshortcuts="u" onClick={undo}>
          <Icon name="undo" /> {say("mono-undo")}
        </button>
      )}
    </>
  );
  const actions = {
    more,
    view,
    own,
    play: doing,
    yours,
    readOnly,
    prompt: status,
    onPick: act.pick,
    onFlip: act.flip,
    onConfirm: act.confirm,
    onProphesy: act.prophesy,
  };
  return (
    <div
      className={styles.table}
      data-layout={layout}
      data-tall={tall || undefined}
      data-crowded={view.players > 2 || undefined}
      data-hinted={yours && props.hint?.advice ? true : undefined}
      ref={root}
      onPointerDownCapture={skip}
    >
      {/* What can be done comes first for the keyboard, wherever it stands. */}
      {layout === "wide" ? (
        <>
          <div className={styles.bottom} data-place="bottom">
            <Actions {...actions} />
            {others}
          </div>
          <div className={styles.left}>
            {ring(true)}
            {stock && <StockPanel view={view} onClose={() => setStock(false)} />}
          </div>
          {tower}
        </>
      ) : (
        <>
          <Sheet
            {...actions}
            tab={tab}
            tall={tall}
            onTab={setTab}
            seat={seat}
            others={others}
            ring={() => ring(false)}
          />
          {tower}
        </>
      )}
      {props.hint && yours && (
        <HintBar
          hint={props.hint}
          people={seats.map((one) => one.name)}
          label={(pick) => choiceText(say, view, play.menu, pick)}
          onShow={act.show}
          onClose={play.cancel}
        />
      )}
      {result && over && (
        <Result
          view={view}
          seats={seats}
          you={you}
          counting={counting}
          after={props.after}
          onTold={props.onTold}
          onClose={() => setResult(false)}
        />
      )}
      <p className="ui-unseen" role="status">
        {news}
      </p>
      <p className="ui-unseen" role="status">
        {doing.held && heldSaid(say, view, own, doing.held)}
      </p>
    </div>
  );
}
