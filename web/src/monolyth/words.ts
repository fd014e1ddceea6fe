// Sentences about a game of Monolyth.

import type { FluentVariable } from "@fluent/bundle";
import type { Say } from "../words";
import type { MonolythEvent, Stone } from "./types";

/** A stone with the name of its shape: "blue stone, L". */
export function stoneName(say: Say, { colour, shape }: Stone): string {
  return say("mono-stone", { colour, shape });
}

/**
 * Says what happened, for the log and for screen readers. `you` are the viewer's own seats: with exactly one the
 * sentence speaks to it, on a shared screen everybody goes by name.
 */
export function eventSentence(
  say: Say,
  event: MonolythEvent,
  names: readonly string[],
  you: readonly number[] = [],
): string {
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") values[key] = value;
    else if (Array.isArray(value) && value.every((part) => typeof part === "string")) values[key] = value.join(" ");
  }
  // People count sites from 1.
  if ("site" in event) values.site = event.site + 1;
  if ("seat" in event) {
    values.who = you.length === 1 && you[0] === event.seat ? "you" : "other";
    values.name = names[event.seat] ?? "";
  }
  return say(`monolyth-event-${event.kind}`, values);
}
