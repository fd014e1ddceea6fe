import type { Why } from "../protocol.gen";
import type { Say } from "../words";

const SIDES: readonly unknown[] = ["N", "E", "S", "W"];

/** A reason in words; one that is not known is the position as a whole. */
export function sayReason(t: Say, { kind, about }: Pick<Why, "kind" | "about">, people: readonly string[]): string {
  const name = (typeof about.seat === "number" && people[about.seat]) || t("hint-others");
  const side = SIDES.includes(about.side) ? String(about.side) : "none";
  const level = typeof about.level === "number" ? about.level : 0;
  return t("hint-reason", { kind, side, level, name });
}
