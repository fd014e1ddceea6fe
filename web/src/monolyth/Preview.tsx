// What the stone in hand would change where it lies: only figures that the game has told, as signs and as sentences.

import { Icon, type IconName } from "../ui/icons";
import { type Say, useWords } from "../words";
import { Tile } from "./flat/Tile";
import styles from "./Preview.module.css";
import { type Change, type Colour, type MonolythView, type SeatView, SIDES, type Side, type Wall } from "./types";
import type { Held } from "./usePlay";

/** What a stone does to one wall: its count after it, and what becomes of the prophecy there. */
export interface WallChange {
  count: number;
  fate: "met" | "lost" | null;
}

export function wallChange(change: Change | null | undefined, side: Side, wall: Wall): WallChange | null {
  if (!change) return null;
  const count = change.walls?.[side] ?? wall.count;
  const fate = change.met?.includes(side) ? "met" : change.lost?.includes(side) ? "lost" : null;
  return count !== wall.count || fate ? { count, fate } : null;
}

/** The change that the stone in hand would make; null where none is known. */
export function heldChange(held: Held | null): Change | null {
  return held?.discard ? null : (held?.ghost?.change ?? null);
}

export type Tone = "bad" | "good" | "plain";

interface Effect {
  key: string;
  tone: Tone;
  icon?: IconName;
  colour?: Colour;
  text: string;
  /** The same for ears, where signs say nothing. */
  said: string;
}

/** What happens to the structure, if anything that still matters: "lost", "done", or the cubes missing after it. */
export function structureChange(
  view: MonolythView,
  seat: SeatView,
  change: Change | null,
): "lost" | "done" | number | null {
  const after = change?.structure;
  if (!after || seat.structure.done) return null;
  if (after.done) return "done";
  if (view.tokens.structure.length === 0 || !seat.structure.missing) return null;
  return after.missing ?? "lost";
}

export function missingNow({ structure }: SeatView): number {
  return structure.missing?.flat().reduce((sum, n) => sum + n, 0) ?? 0;
}

/** Everything a stone would change, warnings first. */
export function effectsOf(say: Say, view: MonolythView, seat: SeatView, change: Change): Effect[] {
  const found: Effect[] = [];
  const add = (key: string, tone: Tone, text: string, more: Partial<Effect> = {}) =>
    found.push({ key, tone, text, said: text, ...more });
  const levels = change.levels ?? [];
  const kept = (change.met ?? []).map((side) => ({ side, value: seat.walls[side].prophecy ?? 0 }));
  const structure = structureChange(view, seat, change);
  if (structure === "lost") add("structure", "bad", say("preview-structure-lost"), { icon: "warning" });
  for (const side of change.lost ?? [])
    add(`lost ${side}`, "bad", say("preview-prophecy-lost", { side, value: seat.walls[side].prophecy ?? 0 }), {
      icon: "warning",
    });
  for (const { level, points } of levels)
    add(`level ${level}`, "good", say("preview-level", { level, points }), { icon: "check" });
  if (structure === "done") {
    const others = [...levels.map(({ points }) => points), ...kept.map(({ value }) => value)];
    const points = (change.gain ?? 0) - others.reduce((sum, n) => sum + n, 0);
    add("structure", "good", say("preview-structure-done", { points }), { icon: "check" });
  }
  for (const { side, value } of kept)
    add(`met ${side}`, "good", say("preview-prophecy-met", { side, value }), { icon: "check" });
  for (const side of SIDES) {
    const [wall, to] = [seat.walls[side], change.walls?.[side]];
    if (to === undefined) continue;
    const values = { side, from: wall.count, to, value: wall.prophecy ?? 0 };
    const said = say("preview-wall-said", values);
    add(`wall ${side}`, "plain", say("preview-wall", values), { colour: wall.colour, said });
  }
  if (typeof structure === "number") {
    const values = { from: missingNow(seat), to: structure };
    const tone = values.to > values.from ? "bad" : "plain";
    add("structure", tone, say("preview-structure", values), { said: say("preview-structure-said", values) });
  }
  return found;
}

/** One short sentence after another for a screen reader: the points, then everything that changes. */
export function effectsSaid(say: Say, view: MonolythView, seat: SeatView, change: Change): string {
  const parts = effectsOf(say, view, seat, change).map(({ said }) => said);
  return [say("preview-points", { n: change.gain ?? 0 }), ...parts].map((part) => `${part}.`).join(" ");
}

/** The signs under the stone in hand. */
export function Effects({ view, seat, change }: { view: MonolythView; seat: SeatView; change: Change }) {
  const say = useWords();
  const gain = change.gain ?? 0;
  return (
    <ul className={styles.effects} aria-label={say("preview-label")}>
      <li className={gain > 0 ? styles.good : styles.none}>
        <b>{say("preview-points", { n: gain })}</b>
      </li>
      {effectsOf(say, view, seat, change).map(({ key, tone, icon, colour, text }) => (
        <li key={key} className={styles[tone] ?? ""}>
          {icon && <Icon name={icon} />}
          {colour && <Tile colour={colour} size={16} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
