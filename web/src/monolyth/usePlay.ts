// What the player is about to do: a stone in hand, a prophecy in the making. Nothing counts until it is confirmed.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Queries } from "../monolyth.gen";
import type { GameTableProps } from "../table/types";
import { CUBE, isKnownShape, learnShape, poseKey, tipped, turned } from "./cells";
import {
  blockedAt,
  cycled,
  firstPose,
  flipped,
  type Menu,
  middle,
  nearest,
  nextFitting,
  offered,
  type Placement,
  type Point,
  type Pose,
  readChoices,
  type TriedStone,
  triedStone,
} from "./choices";
import type { Blocked, MonolythView, Prospect, Reach, Side, Stone } from "./types";

export type TableProps = GameTableProps<MonolythView, Queries>;

export type Mode =
  | { kind: "idle" }
  | {
      kind: "stone";
      site: number;
      swap: boolean;
      pose: string | null;
      point: Point | null;
      pinned: boolean;
      exact?: number;
    }
  | { kind: "prophecy"; value: number | null; side: Side | null }
  | { kind: "burn"; value: number | null };

/** The stone in hand as it lies now. */
export interface Held {
  stone: Stone;
  /** The shape in hand, as far as it is known: the stone's own, or that of the stone swapped for it. */
  shape: string | undefined;
  site: number;
  /** How far the crystal must go for it; null when the stone is only tried out. */
  steps: number | null;
  /** Whether the crystal reaches it, even if nothing can be done with it. */
  near: boolean;
  swap: boolean;
  poses: Pose[];
  pose: Pose | undefined;
  ghost: Placement | undefined;
  reason: Blocked | undefined;
  point: Point;
  pinned: boolean;
  canSwap: boolean;
  discard: boolean;
  move: number | null;
}

export interface Play {
  mode: Mode;
  menu: Menu;
  held: Held | null;
  /** What each stone in reach can bring, by its steps; empty as long as that is not known. */
  prospects: ReadonlyMap<number, Prospect>;
  /** How far each wall could come if a prophecy were made there now; null as long as that is not known. */
  reach: Reach | null;
  /** The number of the choice that Place or Confirm would play. */
  move: number | null;
  pick(site: number): void;
  point(to: Point, pin?: boolean): void;
  turn(back?: boolean): void;
  /** Tips the stone over: away to the north, or to the east; sideways where it would come to lie as it does. */
  flip(east?: boolean, back?: boolean): void;
  swap(): void;
  next(): void;
  prophesy(value?: number | null, side?: Side | null): void;
  burn(value: number): void;
  /** Prepares the choice with this number, as if the player had; what was prepared is put back. */
  show(pick: number): void;
  confirm(): void;
  cancel(): void;
}

const MIDDLE: Point = { x: 2, y: 2 };
const IDLE: Mode = { kind: "idle" };

/** How stones would lie in the position at hand, asked for when a stone is first looked at. */
function useTried(props: TableProps, seat: number) {
  const [answers, setAnswers] = useState<{ at: string; stones: Tries }>({ at: "", stones: NONE });
  const asked = useRef(new Set<string>());
  const at = `${props.at.join(",")},${seat}`;
  const { ask } = props;
  const look = useCallback(
    (stone: Stone, site: number, swap: boolean) => {
      const key = tryKey(stone, swap);
      const question = `${at} ${key}`;
      if (asked.current.has(question)) return;
      asked.current.add(question);
      ask("placements", { seat, ...stone, site, swap }).then(
        (answer) => {
          const tried = triedStone(answer);
          const first = tried.poses[0];
          if (first) learnShape(tried.shape, first.cells);
          setAnswers((old) => ({ at, stones: new Map(old.at === at ? old.stones : NONE).set(key, tried) }));
        },
        // A table that answers nothing (a replay, a lost connection) can still be played by its choices.
        () => asked.current.delete(question),
      );
    },
    [at, seat, ask],
  );
  return { look, stones: answers.at === at ? answers.stones : NONE };
}

type Tries = ReadonlyMap<string, TriedStone>;
const NONE: Tries = new Map();

/** Stones that are alike are tried once; so are the 1-cube stones in their stead. */
function tryKey({ shape, colour }: Stone, swap: boolean): string {
  return `${swap ? "swap " : ""}${shape} ${colour}`;
}

interface Prospects {
  at: string;
  stones: ReadonlyMap<number, Prospect>;
  reach: Reach | null;
}

const NO_STONES: Prospects["stones"] = new Map();

/** What the stones in reach can bring and what could be foretold: asked once for every position, before anybody points. */
function useProspects(props: TableProps, seat: number): Omit<Prospects, "at"> {
  const { ask, view, you } = props;
  const [known, setKnown] = useState<Prospects>({ at: "", stones: NO_STONES, reach: null });
  const at = `${props.at.join(",")},${seat}`;
  const wanted = props.running && view.phase === "act" && you.includes(seat) && !props.readOnly;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const learn = (part: Partial<Prospects>) =>
      !gone && setKnown((old) => ({ stones: NO_STONES, reach: null, ...(old.at === at ? old : {}), at, ...part }));
    // A table that answers nothing (a lesson, a lost connection) shows no figures.
    const quiet = () => undefined;
    ask("stones", { seat }).then(
      ({ stones }) => learn({ stones: new Map(stones.map((one) => [one.steps, one])) }),
      quiet,
    );
    ask("prophecies", { seat }).then(({ reach }) => learn({ reach }), quiet);
    return () => {
      gone = true;
    };
  }, [ask, at, seat, wanted]);
  return known.at === at ? known : { stones: NO_STONES, reach: null };
}

export function usePlay(props: TableProps, seat: number): Play {
  const { view, choices, at, onMove } = props;
  const menu = useMemo(() => readChoices(choices), [choices]);
  const [mode, setMode] = useState<Mode>(IDLE);
  const tried = useTried(props, seat);
  const { look } = tried;
  const prospects = useProspects(props, seat);
  const moment = at.join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position ends whatever was being prepared, at once: a key may come before the screen is painted.
  useLayoutEffect(() => setMode(IDLE), [moment]);
  useEffect(() => {
    for (const [site, stone] of view.sites.entries()) if (stone && !isKnownShape(stone.shape)) look(stone, site, false);
  }, [view.sites, look]);

  const held = useMemo(
    () => (mode.kind === "stone" ? holding(mode, view, menu, tried.stones) : null),
    [mode, view, menu, tried.stones],
  );
  const change = useCallback(
    (how: (mode: Mode & { kind: "stone" }) => Mode) => setMode((old) => (old.kind === "stone" ? how(old) : old)),
    [],
  );
  const repose = (find: (poses: Pose[], key: string) => Pose | undefined) => {
    const pose = held?.pose && find(held.poses, held.pose.key);
    if (pose) change((old) => ({ ...without(old), pose: pose.key }));
  };

  let move = held?.move ?? null;
  if (mode.kind === "prophecy" && mode.value !== null && mode.side)
    move = menu.prophecies.get(mode.value)?.get(mode.side) ?? null;
  if (mode.kind === "burn" && mode.value !== null) move = menu.burns.get(mode.value) ?? null;

  return {
    mode,
    menu,
    held,
    prospects: prospects.stones,
    reach: prospects.reach,
    move,
    pick(site) {
      const stone = view.sites[site];
      if (!stone) return;
      look(stone, site, false);
      look(stone, site, true);
      const steps = stepsTo(view, site);
      const reached = steps === null ? undefined : menu.reached.get(steps);
      const swap = reached !== undefined && reached.poses.length === 0 && reached.swaps.length > 0;
      setMode((old) => ({
        kind: "stone",
        site,
        swap,
        pose: null,
        point: old.kind === "stone" ? old.point : null,
        pinned: false,
      }));
    },
    point(to, pin = false) {
      change((old) => {
        if (old.pinned && !pin) return old;
        if (old.point?.x === to.x && old.point.y === to.y && old.pinned === pin) return old;
        return { ...without(old), point: to, pinned: pin };
      });
    },
    // A press always does something, as long as the stone fits in another way.
    turn: (back = false) =>
      repose((poses, key) => cycled(poses, key, (cells) => turned(cells, back)) ?? nextFitting(poses, key)),
    flip: (east = false, back = false) =>
      repose(
        (poses, key) =>
          flipped(poses, key, [(cells) => tipped(cells, east, back), (cells) => tipped(cells, !east, back)]) ??
          nextFitting(poses, key),
      ),
    swap: () => held?.canSwap && change((old) => ({ ...without(old), swap: !old.swap, pose: null })),
    next: () => repose(nextFitting),
    prophesy(value = null, side = null) {
      if (menu.prophecies.size > 0) setMode({ kind: "prophecy", value, side });
    },
    burn: (value) => setMode({ kind: "burn", value }),
    show(pick) {
      const wanted = modeOf(pick, view, menu);
      if (!wanted) return;
      const stone = wanted.kind === "stone" ? view.sites[wanted.site] : null;
      if (stone && wanted.kind === "stone") {
        look(stone, wanted.site, false);
        look(stone, wanted.site, true);
      }
      setMode(wanted);
    },
    confirm() {
      if (move === null || props.readOnly) return;
      setMode(IDLE);
      onMove(move);
    },
    cancel: () => setMode(IDLE),
  };
}

/** A stone in hand that may lie anywhere again. */
function without({ exact: _, ...mode }: Mode & { kind: "stone" }): Mode & { kind: "stone" } {
  return mode;
}

/** What would be in preparation if the choice with this number were about to be played. */
function modeOf(pick: number, view: MonolythView, menu: Menu): Mode | null {
  for (const [steps, reached] of menu.reached) {
    const site = view.reach.find((one) => one.steps === steps)?.site;
    if (site === undefined) continue;
    const lie = (pose: string | null, swap: boolean, fit: Placement): Mode => {
      const [first] = fit.cells;
      return { kind: "stone", site, swap, pose, point: first ? middle(first) : null, pinned: true, exact: pick };
    };
    for (const pose of reached.poses) {
      const fit = pose.fits.find((one) => one.pick === pick);
      if (fit) return lie(pose.key, false, fit);
    }
    const swapped = reached.swaps.find((one) => one.pick === pick);
    if (swapped) return lie(null, true, swapped);
    if (reached.discard === pick) return { kind: "stone", site, swap: false, pose: null, point: null, pinned: false };
  }
  for (const [value, sides] of menu.prophecies)
    for (const [side, number] of sides) if (number === pick) return { kind: "prophecy", value, side };
  for (const [value, number] of menu.burns) if (number === pick) return { kind: "burn", value };
  return null;
}

export function stepsTo(view: MonolythView, site: number): number | null {
  return view.reach.find((reached) => reached.site === site)?.steps ?? null;
}

function holding(mode: Mode & { kind: "stone" }, view: MonolythView, menu: Menu, answers: Tries): Held | null {
  const stone = view.sites[mode.site];
  if (!stone) return null;
  const steps = stepsTo(view, mode.site);
  const reached = steps === null ? undefined : menu.reached.get(steps);
  const { swap } = mode;
  const single = answers.get(tryKey(stone, true));
  const tried = swap ? single : answers.get(tryKey(stone, false));
  let poses = tried?.poses ?? [];
  if (reached) {
    const own = swap ? [{ key: poseKey(CUBE), cells: [...CUBE], fits: reached.swaps, blocked: [] }] : reached.poses;
    poses = tried ? offered(tried.poses, own) : own;
  }
  const pose = poses.find((one) => one.key === mode.pose) ?? firstPose(poses);
  const point = mode.point ?? MIDDLE;
  const exact = mode.exact === undefined ? undefined : pose?.fits.find((fit) => fit.pick === mode.exact);
  const ghost = exact ?? (pose && nearest(pose.fits, point));
  return {
    stone,
    shape: tried?.shape ?? (swap ? undefined : stone.shape),
    site: mode.site,
    steps: reached ? steps : null,
    near: steps !== null,
    swap,
    poses,
    pose,
    ghost,
    // Nobody needs to hear why a place is impossible that was never pointed at, as long as there is another.
    reason: pose && (mode.point || !ghost) ? blockedAt(pose, point) : undefined,
    point,
    pinned: mode.pinned,
    canSwap: reached
      ? reached.swaps.length > 0 && (reached.poses.length > 0 || !swap)
      : (single?.poses.some((one) => one.fits.length > 0) ?? false),
    discard: reached !== undefined && reached.discard !== null,
    move: reached?.discard ?? ghost?.pick ?? null,
  };
}
