// What the player is about to do: a stone in hand, a prophecy in the making. Nothing counts until it is confirmed.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GameTableProps } from "../table/types";
import { type Cell, isKnownShape, learnShape, poseKey, tipped, turned } from "./cells";
import {
  blockedAt,
  cycled,
  firstPose,
  type Menu,
  nearest,
  nextFitting,
  type Placement,
  type Point,
  type Pose,
  placeMove,
  readChoices,
  swapMove,
  trialPoses,
} from "./choices";
import type { Blocked, MonolythView, Side, Stone, TrialPose } from "./types";

export type Mode =
  | { kind: "idle" }
  | { kind: "stone"; site: number; swap: boolean; pose: string | null; point: Point | null; pinned: boolean }
  | { kind: "prophecy"; value: number | null; side: Side | null }
  | { kind: "burn"; value: number | null };

/** The stone in hand as it lies now. */
export interface Held {
  stone: Stone;
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
  canPlace: boolean;
  discard: boolean;
  move: string | null;
}

export interface Play {
  mode: Mode;
  menu: Menu;
  held: Held | null;
  /** The choice that Place or Confirm would send. */
  move: string | null;
  pick(site: number): void;
  point(to: Point, pin?: boolean): void;
  turn(back?: boolean): void;
  /** Tips the stone over: away to the north, or to the east; sideways where it would come to lie as it does. */
  flip(east?: boolean, back?: boolean): void;
  swap(): void;
  next(): void;
  prophesy(value?: number | null, side?: Side | null): void;
  burn(value: number): void;
  confirm(): void;
  cancel(): void;
}

const MIDDLE: Point = { x: 2, y: 2 };
const IDLE: Mode = { kind: "idle" };

/** Trial answers for the position at hand, asked for when a stone is first looked at. */
function useTrials(props: GameTableProps<MonolythView>, seat: number) {
  const [answers, setAnswers] = useState<{ at: string; poses: Map<string, Pose[]> }>({ at: "", poses: new Map() });
  const asked = useRef(new Set<string>());
  const at = `${props.at.join(",")},${seat}`;
  const { trial } = props;
  const ask = useCallback(
    (shape: string) => {
      const key = `${at} ${shape}`;
      if (asked.current.has(key)) return;
      asked.current.add(key);
      trial(seat, shape).then(
        (answer) => {
          const poses = trialPoses(answer as TrialPose[]);
          const first = poses[0];
          if (first) learnShape(shape, first.cells);
          setAnswers((old) => ({ at, poses: new Map(old.at === at ? old.poses : []).set(shape, poses) }));
        },
        // A table that answers no trials (a replay, a lost connection) can still be played by its choices.
        () => asked.current.delete(key),
      );
    },
    [at, seat, trial],
  );
  return { ask, poses: answers.at === at ? answers.poses : NONE };
}
const NONE: ReadonlyMap<string, Pose[]> = new Map();

/** Keeps of a trial's placements those that can really be chosen, so that the list of choices has the last word. */
function offered(poses: Pose[], allowed: (fit: Placement) => boolean): Pose[] {
  return poses.map((pose) => ({ ...pose, fits: pose.fits.filter(allowed) }));
}

export function usePlay(props: GameTableProps<MonolythView>, seat: number): Play {
  const { view, choices, at, onMove } = props;
  const menu = useMemo(() => readChoices(choices), [choices]);
  const [mode, setMode] = useState<Mode>(IDLE);
  const trials = useTrials(props, seat);
  const { ask } = trials;
  const moment = at.join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position ends whatever was being prepared, at once: a key may come before the screen is painted.
  useLayoutEffect(() => setMode(IDLE), [moment]);
  useEffect(() => {
    for (const stone of view.sites) if (stone && !isKnownShape(stone.shape)) ask(stone.shape);
  }, [view.sites, ask]);

  const held = useMemo(
    () => (mode.kind === "stone" ? holding(mode, view, menu, trials.poses) : null),
    [mode, view, menu, trials.poses],
  );
  const change = useCallback(
    (how: (mode: Mode & { kind: "stone" }) => Mode) => setMode((old) => (old.kind === "stone" ? how(old) : old)),
    [],
  );
  const repose = (find: (poses: Pose[], key: string) => Pose | undefined) => {
    const pose = held?.pose && find(held.poses, held.pose.key);
    if (pose) change((old) => ({ ...old, pose: pose.key }));
  };

  let move = held?.move ?? null;
  if (mode.kind === "prophecy" && mode.value !== null && mode.side) move = `prophecy ${mode.value} ${mode.side}`;
  if (mode.kind === "burn" && mode.value !== null) move = `burn ${mode.value}`;
  if (move && !menu.all.has(move)) move = null;

  return {
    mode,
    menu,
    held,
    move,
    pick(site) {
      const stone = view.sites[site];
      if (!stone) return;
      ask(stone.shape);
      ask("M1");
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
        return { ...old, point: to, pinned: pin };
      });
    },
    turn: (back = false) => repose((poses, key) => cycled(poses, key, (cells) => turned(cells, back))),
    flip: (east = false, back = false) =>
      repose(
        (poses, key) =>
          cycled(poses, key, (cells) => tipped(cells, east, back)) ??
          cycled(poses, key, (cells) => tipped(cells, !east, back)),
      ),
    swap: () => held?.canSwap && change((old) => ({ ...old, swap: !old.swap, pose: null })),
    next: () => repose(nextFitting),
    prophesy(value = null, side = null) {
      if (menu.prophecies.size > 0) setMode({ kind: "prophecy", value, side });
    },
    burn: (value) => setMode({ kind: "burn", value }),
    confirm() {
      if (!move || props.readOnly) return;
      setMode(IDLE);
      onMove(move);
    },
    cancel: () => setMode(IDLE),
  };
}

export function stepsTo(view: MonolythView, site: number): number | null {
  return view.reach.find((reached) => reached.site === site)?.steps ?? null;
}

const single: Cell[] = [{ x: 0, y: 0, z: 0 }];

function holding(
  mode: Mode & { kind: "stone" },
  view: MonolythView,
  menu: Menu,
  trials: ReadonlyMap<string, Pose[]>,
): Held | null {
  const stone = view.sites[mode.site];
  if (!stone) return null;
  const steps = stepsTo(view, mode.site);
  const reached = steps === null ? undefined : menu.reached.get(steps);
  const { swap } = mode;
  const tried = trials.get(swap ? "M1" : stone.shape);
  let poses: Pose[];
  if (reached && steps !== null) {
    const own = swap ? [{ key: poseKey(single), cells: single, fits: reached.swaps, blocked: [] }] : reached.poses;
    const move = (fit: Placement) => (swap ? swapMove(steps, fit) : placeMove(steps, stone.shape, fit));
    poses = tried ? offered(tried, (fit) => menu.all.has(move(fit))) : own;
  } else poses = tried ?? [];
  const pose = poses.find((one) => one.key === mode.pose) ?? firstPose(poses);
  const point = mode.point ?? MIDDLE;
  const ghost = pose && nearest(pose.fits, point);
  const canPlace = reached !== undefined && (reached.poses.length > 0 || reached.swaps.length > 0);
  let move: string | null = null;
  if (reached?.discard) move = `${reached.steps} discard`;
  else if (reached && ghost)
    move = swap ? swapMove(reached.steps, ghost) : placeMove(reached.steps, stone.shape, ghost);
  return {
    stone,
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
    canSwap: reached ? reached.swaps.length > 0 && (reached.poses.length > 0 || !swap) : view.supply[stone.colour] > 0,
    canPlace,
    discard: reached?.discard ?? false,
    move,
  };
}
