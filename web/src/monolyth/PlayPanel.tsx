// What can be done now: the stone in hand, a prophecy, a token to give up.

import type { ReactNode } from "react";
import { Icon } from "../ui/icons";
import { type Say, useWords } from "../words";
import base from "./base.module.css";
import { shapeCells } from "./cells";
import { openSides } from "./choices";
import { StonePicture } from "./flat/pictures";
import { Tile } from "./flat/Tile";
import { Count, wallLabel } from "./flat/Walls";
import styles from "./PlayPanel.module.css";
import { Effects, effectsSaid, heldChange } from "./Preview";
import { Term } from "./Term";
import { type MonolythView, SIDES, type Side } from "./types";
import type { Held, Play } from "./usePlay";
import { stoneName } from "./words";

/** Where the stone lies, or why it does not. */
export function heldStatus(say: Say, held: Held): string {
  if (held.discard) return say("mono-discard-hint");
  if (!held.pose) return held.steps === null ? say("mono-trying") : "";
  const reason = held.reason && say(`trial-${held.reason.why}`, { at: held.reason.at, cell: held.reason.cell });
  if (!held.ghost) {
    const any = held.poses.some((pose) => pose.fits.length > 0);
    return [say(any ? "mono-fits-not-so" : "mono-fits-never"), reason && `(${reason})`].filter(Boolean).join(" ");
  }
  const lies = say("mono-lies", { cells: held.ghost.names.join(" ") });
  return reason ? `${lies} ${say("mono-not-there", { reason })}` : lies;
}

/** What a screen reader hears of the stone in hand: which it is, where it lies, what it would change. */
export function heldSaid(say: Say, view: MonolythView, own: number, held: Held): string {
  const [seat, change] = [view.seats[own], heldChange(held)];
  const effects = seat && change ? effectsSaid(say, view, seat, change) : "";
  return `${stoneName(say, held.stone)}. ${heldStatus(say, held)} ${effects}`.trim();
}

export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  );
}

interface Act {
  view: MonolythView;
  own: number;
  play: Play;
  onFlip(): void;
  onConfirm(): void;
}

export function HeldPanel({ view, own, held, play, yours, onFlip, onConfirm }: Act & { held: Held; yours: boolean }) {
  const say = useWords();
  const { stone, pose } = held;
  const [seat, change] = [view.seats[own], heldChange(held)];
  return (
    <div className={styles.held} data-part="held">
      <div className={styles.heldStone}>
        <StonePicture
          cells={held.discard ? shapeCells(stone.shape) : (pose?.cells ?? shapeCells(stone.shape))}
          colour={stone.colour}
        />
        <p>
          <b>{stoneName(say, { ...stone, shape: held.shape ?? stone.shape })}</b>
          <span className={held.ghost || held.discard ? "" : styles.bad}>{heldStatus(say, held)}</span>
          {held.steps === null && !(yours && held.near) && (
            <span className="ui-quiet">{say(yours ? "mono-try-reach" : "mono-try-turn")}</span>
          )}
        </p>
      </div>
      {seat && change && <Effects view={view} seat={seat} change={change} />}
      <div className={styles.buttons}>
        {!held.discard && !held.swap && (
          <>
            <button type="button" className={base.button} aria-keyshortcuts="r" onClick={() => play.turn()}>
              <Icon name="redo" /> {say("mono-turn")} <Key>R</Key>
            </button>
            <button type="button" className={base.button} aria-keyshortcuts="f" onClick={onFlip}>
              <Icon name="flip" /> {say("mono-flip")} <Key>F</Key>
            </button>
          </>
        )}
        {held.canSwap && !held.discard && (
          <button
            type="button"
            className={`${base.button}${held.swap ? ` ${base.on}` : ""}`}
            aria-pressed={held.swap}
            aria-keyshortcuts="x"
            onClick={() => play.swap()}
          >
            <Icon name="swap" /> <span className={styles.long}>{say("mono-swap")}</span>
            <span className={styles.brief}>{say("mono-swap-brief")}</span> <Key>X</Key>
          </button>
        )}
        <button type="button" className={base.button} aria-keyshortcuts="Escape" onClick={() => play.cancel()}>
          <Icon name="close" /> <span className={styles.label}>{say("mono-cancel")}</span>
        </button>
        {held.steps !== null && (
          <button
            type="button"
            className={`${base.button} ${base.main} ${styles.confirm}`}
            disabled={play.move === null}
            aria-keyshortcuts="Enter"
            onClick={onConfirm}
          >
            <Icon name={held.discard ? "close" : "place"} /> {say(held.discard ? "mono-discard" : "mono-place")}
          </button>
        )}
      </div>
    </div>
  );
}

export function ProphecyPanel({
  view,
  own,
  play,
  onConfirm,
}: {
  view: MonolythView;
  own: number;
  play: Play;
  onConfirm(): void;
}) {
  const say = useWords();
  const mode = play.mode.kind === "prophecy" ? play.mode : null;
  const seat = view.seats[own];
  const values = [...new Set(view.tokens.prophecy)].sort((a, b) => a - b);
  const can = play.menu.prophecies.size > 0;
  const sides = openSides(play.menu, null);
  const reach = (side: Side) => play.reach?.[side] ?? seat?.walls[side].reach ?? 0;
  const farthest = Math.max(0, ...sides.map(reach));
  const vain = warning(say, mode, reach, farthest);
  return (
    <div className={styles.prophecy} data-part="prophecy">
      <fieldset className={styles.values}>
        <legend>
          <Term name="prophecy">{say(can ? "ask-value" : "tokens-prophecy")}</Term>
        </legend>
        {values.map((value) => {
          const n = view.tokens.prophecy.filter((one) => one === value).length;
          return (
            <button
              key={value}
              type="button"
              className={`${base.button} ${styles.value}${mode?.value === value ? ` ${base.on}` : ""}${can && value > farthest ? ` ${styles.vain}` : ""}`}
              aria-pressed={mode?.value === value}
              aria-label={can && value > farthest ? say("preview-value-vain", { value }) : undefined}
              disabled={!play.menu.prophecies.has(value)}
              onClick={() => play.prophesy(value, mode?.side ?? null)}
            >
              {value}
              {n > 1 && <small>×{n}</small>}
            </button>
          );
        })}
      </fieldset>
      {seat && can && (
        <fieldset className={styles.sides}>
          <legend>
            <Term name="wall">{say("mono-which-wall")}</Term>
          </legend>
          {SIDES.map((side) => {
            const wall = seat.walls[side];
            const open = sides.includes(side);
            return (
              <button
                key={side}
                type="button"
                className={`${base.button} ${styles.side}${mode?.side === side ? ` ${base.on}` : ""}${
                  open && mode?.value && mode.value > reach(side) ? ` ${styles.vain}` : ""
                }`}
                aria-pressed={mode?.side === side}
                aria-label={wallLabel(say, side, open ? { ...wall, reach: reach(side) } : wall)}
                disabled={!open}
                onClick={() => play.prophesy(mode?.value ?? null, side)}
              >
                <Tile colour={wall.colour} size={18} />
                <span className={styles.long}>{say("wall-name", { side })}</span>
                <span className={styles.brief}>{say("side", { side })}</span>
                {open ? (
                  <small>
                    <span className={styles.long}>{say("could-reach", { now: wall.count, max: reach(side) })}</span>
                    <span className={styles.brief}>{say("mono-has-reach", { now: wall.count, max: reach(side) })}</span>
                  </small>
                ) : (
                  <small>
                    <Count wall={wall} />
                  </small>
                )}
              </button>
            );
          })}
        </fieldset>
      )}
      {can && (
        <p className={styles.warning} role="status">
          {vain && (
            <>
              <Icon name="warning" /> {vain}
            </>
          )}
        </p>
      )}
      {can && (
        <div className={styles.buttons}>
          <button type="button" className={base.button} onClick={() => play.cancel()}>
            {say("mono-cancel")}
          </button>
          <button
            type="button"
            className={`${base.button} ${base.main} ${styles.confirm}`}
            disabled={play.move === null}
            onClick={onConfirm}
          >
            <Icon name="eye" />
            {mode?.value && mode.side
              ? say("mono-foretell", { value: mode.value, side: mode.side })
              : say("mono-prophecy")}
          </button>
        </div>
      )}
    </div>
  );
}

/** Why a prophecy in the making cannot come true; empty if it can. */
function warning(
  say: Say,
  mode: { value: number | null; side: Side | null } | null,
  reach: (side: Side) => number,
  farthest: number,
): string {
  const { value = null, side = null } = mode ?? {};
  if (value === null) return "";
  if (side && value > reach(side)) return say("preview-vain", { value, side, max: reach(side) });
  return !side && value > farthest ? say("preview-vain-all", { value, max: farthest }) : "";
}

export function BurnPanel({ play, onConfirm }: { play: Play; onConfirm(): void }) {
  const say = useWords();
  const chosen = play.mode.kind === "burn" ? play.mode.value : null;
  return (
    <div className={styles.prophecy} data-part="prophecy">
      <p className={styles.ask} data-part="ask" aria-hidden="true">
        {say("ask-burn")}
      </p>
      <fieldset className={styles.values}>
        <legend className="ui-unseen">{say("ask-burn")}</legend>
        {[...play.menu.burns.keys()].map((value) => (
          <button
            key={value}
            type="button"
            className={`${base.button} ${styles.value}${chosen === value ? ` ${base.on}` : ""}`}
            aria-pressed={chosen === value}
            onClick={() => play.burn(value)}
          >
            {value}
          </button>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${base.button} ${base.main} ${styles.confirm}`}
          disabled={play.move === null}
          onClick={onConfirm}
        >
          {chosen === null ? say("mono-burn-none") : say("mono-burn", { value: chosen })}
        </button>
      </div>
    </div>
  );
}

/** The one question or piece of news at the head of the panel. */
export function Prompt({ children }: { children: ReactNode }) {
  return <p className={styles.prompt}>{children}</p>;
}
