import type { Advised, Why } from "../protocol.gen";
import type { Say } from "../words";

const SIDES: readonly unknown[] = ["N", "E", "S", "W"];

/** A reason in words; one that is not known is the position as a whole. */
export function sayReason(t: Say, { kind, about }: Pick<Why, "kind" | "about">, people: readonly string[]): string {
  const name = (typeof about.seat === "number" && people[about.seat]) || t("hint-others");
  const side = SIDES.includes(about.side) ? String(about.side) : "none";
  const level = typeof about.level === "number" ? about.level : 0;
  return t("hint-reason", { kind, side, level, name });
}

/** Points below which a reason says nothing in figures. */
const SMALL = 0.05;

const weighs = ({ points }: Why) => Math.abs(points) >= SMALL;

export const rounded = (n: number) => Math.round(n * 10) / 10;

/** A chance in percent; what is open is neither 0 nor 100. */
const chance = (win: number) => Math.min(Math.max(Math.round(win * 100), win > 0 ? 1 : 0), win < 1 ? 99 : 100);

/** What may be expected, as it is written everywhere: whole points beside a chance to win, which tells more than tenths
 * of a point; the chance in percent, null for who is alone. */
export function figures({ points, win }: Pick<Advised, "points" | "win">): { points: number; percent: number | null } {
  return win === null
    ? { points: rounded(points), percent: null }
    : { points: Math.round(points), percent: chance(win) };
}

/** Whether any reason has points to speak of. */
export const inPoints = (reasons: readonly Why[]) => reasons.some(weighs);

/** The reasons that are told: those that weigh something, or the first where none does. */
export function counted(reasons: readonly Why[]): readonly Why[] {
  const heavy = reasons.filter(weighs);
  return heavy.length > 0 ? heavy : reasons.slice(0, 1);
}

/** A reason with its points, if it has any to speak of. */
export function reasonText(t: Say, why: Why, people: readonly string[]): string {
  const what = sayReason(t, why, people);
  if (!weighs(why)) return what;
  const change = t("hint-change", { up: why.points > 0 ? "yes" : "no", n: rounded(Math.abs(why.points)) });
  return t("hint-reason-points", { what, change });
}
