// One player's tower, large: as a scene, apart, as x-ray, as four walls, as a plan.

import { type RefObject, useCallback, useMemo, useRef } from "react";
import { canDraw } from "../table/useSize";
import { Icon, type IconName } from "../ui/icons";
import { useWords } from "../words";
import base from "./base.module.css";
import { openSides, type Point } from "./choices";
import { Plan } from "./flat/Plan";
import { TowerPicture } from "./flat/pictures";
import { StructureStatus } from "./flat/StructureCard";
import { Tile } from "./flat/Tile";
import { Count, WallBar, Walls, wallLabel } from "./flat/Walls";
import { heldChange, wallChange } from "./Preview";
import type { Look } from "./scene/look";
import type { Eye } from "./scene/Rig";
import TowerScene, { type GhostStone, hovering } from "./scene/TowerScene";
import { Term } from "./Term";
import styles from "./TowerPanel.module.css";
import { type MonolythView, SIDES, type Side } from "./types";
import type { Play } from "./usePlay";
import type { Shown } from "./useShown";

export const VIEWS = ["orbit", "exploded", "xray", "walls", "plan"] as const;
export type ViewName = (typeof VIEWS)[number];

interface TowerPanelProps {
  view: MonolythView;
  shown: Shown;
  looked: number;
  own: number;
  name: string;
  /** Guests and shared screens need to be told whose tower this is. */
  named: boolean;
  play: Play;
  look: Look;
  mode: ViewName;
  eye: RefObject<Eye | null>;
  onMode(mode: ViewName): void;
  onPoint(to: Point, pin: boolean): void;
  onEnter(to: Point): void;
  onHome(): void;
}

export function TowerPanel(props: TowerPanelProps) {
  const { view, shown, looked, own, name, play, look, mode, eye } = props;
  const say = useWords();
  const seat = view.seats[looked];
  const chips = useRef(new Map<Side, HTMLElement>());
  const wheel = useRef(0);
  const held = looked === own ? play.held : null;
  const change = heldChange(held);
  const latest = shown.latest[looked] ?? NONE;

  const names = useMemo(() => {
    const name = (side: Side) => say("side", { side });
    return { N: name("N"), E: name("E"), S: name("S"), W: name("W") };
  }, [say]);
  const ghost = useMemo<GhostStone | null>(() => {
    if (!held?.pose || held.discard) return null;
    const { colour } = held.stone;
    if (held.ghost) return { cells: held.ghost.cells, colour, fits: true };
    return { cells: hovering(held.pose.cells, held.point, view.limit), colour, fits: false };
  }, [held, view.limit]);

  // The sides lie around the picture as they lie around the board: N on top when one looks from the south.
  const turnChips = useCallback((azimuth: number) => {
    const away: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
    for (const [side, chip] of chips.current) {
      const [x, z] = away[side];
      chip.style.setProperty("--sx", (x * Math.cos(azimuth) - z * Math.sin(azimuth)).toFixed(3));
      chip.style.setProperty("--sy", (x * Math.sin(azimuth) + z * Math.cos(azimuth)).toFixed(3));
    }
  }, []);

  if (!seat) return null;
  const { event } = shown;
  let glow: { level: number } | "structure" | null = null;
  if (event?.kind === "level" && event.seat === looked) glow = { level: event.level };
  if (event?.kind === "structure" && event.seat === looked) glow = "structure";
  const foretelling = play.mode.kind === "prophecy" && looked === own ? play.mode : null;
  const open = foretelling ? openSides(play.menu, foretelling.value) : [];
  const scene = mode === "orbit" || mode === "exploded" || mode === "xray";

  return (
    <section className={styles.tower} data-part="tower" aria-label={say("mono-tower", { name })}>
      <div
        className={styles.stage}
        data-place="stage"
        data-drawn={(scene && !canDraw()) || undefined}
        onWheel={(turn) => {
          if (!held || !scene) return;
          wheel.current += turn.deltaY;
          if (Math.abs(wheel.current) < 50) return;
          play.turn(wheel.current < 0);
          wheel.current = 0;
        }}
      >
        {scene && canDraw() && (
          <TowerScene
            seat={seat}
            limit={view.limit}
            mode={mode}
            look={look}
            ghost={ghost}
            latest={latest}
            glow={glow}
            names={names}
            lit={foretelling?.side ? [foretelling.side] : open}
            lively={shown.lively || (held === null && looked === own)}
            eye={eye}
            aiming={held !== null}
            onAzimuth={turnChips}
            onPoint={props.onPoint}
          />
        )}
        {scene && !canDraw() && <TowerPicture seat={seat} ghost={ghost} />}
        {mode === "walls" && (
          <Walls
            seat={seat}
            ghost={held?.ghost ? { cells: held.ghost.cells, colour: held.stone.colour } : null}
            change={change}
          />
        )}
        {mode === "plan" && (
          <Plan
            seat={seat}
            name={name}
            ghost={held?.ghost}
            ghostColour={held?.stone.colour ?? null}
            change={change}
            latest={latest}
            aiming={held !== null}
            onPoint={props.onPoint}
            onEnter={props.onEnter}
          />
        )}
        {scene &&
          SIDES.map((side) => {
            const wall = seat.walls[side];
            const can = open.includes(side);
            const next = wallChange(change, side, wall);
            const reach = (looked === own && play.reach?.[side]) || wall.reach;
            return (
              <button
                key={side}
                type="button"
                ref={(node) => {
                  if (node) chips.current.set(side, node);
                }}
                data-part="chip"
                data-side={side}
                className={`${styles.chip}${can ? ` ${styles.open}` : ""}${foretelling?.side === side ? ` ${styles.on}` : ""}${
                  next ? ` ${styles.next}` : ""
                }${next?.fate === "lost" ? ` ${styles.warned}` : ""}${
                  event?.kind === "prophecy" && event.side === side && event.seat === looked ? ` ${styles.told}` : ""
                }`}
                aria-label={wallLabel(say, side, wall)}
                onClick={() => {
                  if (can && foretelling) play.prophesy(foretelling.value, side);
                  else if (!foretelling) props.onMode("walls");
                }}
              >
                <Tile colour={wall.colour} size={18} />
                <span className={styles.side}>{say("side", { side })}</span>
                <Count wall={wall} change={next} />
                <WallBar wall={wall} change={next} />
                {can && <small>{say("mono-could-reach", { max: reach })}</small>}
              </button>
            );
          })}
      </div>
      <div className={styles.views}>
        <fieldset>
          <legend className="ui-unseen">{say("mono-view")}</legend>
          {VIEWS.map((one) => (
            <label key={one} className={one === mode ? styles.on : ""} title={say(`mono-view-${one}`)}>
              <input
                type="radio"
                className="ui-unseen"
                name="mono-view"
                checked={one === mode}
                onChange={() => props.onMode(one)}
              />
              <Icon name={one satisfies IconName} />
              <span>{say(`mono-view-${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {scene && (
          <button
            type="button"
            className={`${base.button} ${base.icon}`}
            title={say("mono-reset")}
            aria-label={say("mono-reset")}
            onClick={() => eye.current?.reset()}
          >
            <Icon name="reset" />
          </button>
        )}
      </div>
      <p className={styles.facts} data-part="facts">
        {(looked !== own || props.named) && <b>{name}</b>}
        <b>
          <Term name="points">{say("points", { n: seat.score })}</Term>
        </b>
        {change?.gain ? <b className={styles.gain}>{say("preview-points", { n: change.gain })}</b> : null}
        <StructureStatus view={view} seat={seat} change={change} />
        {looked !== own && (
          <button type="button" className={base.button} onClick={props.onHome}>
            {say("mono-back")}
          </button>
        )}
      </p>
    </section>
  );
}

const NONE: readonly string[] = [];
