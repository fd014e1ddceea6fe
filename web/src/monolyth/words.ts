// Sentences about a game of Monolyth.

import type { FluentVariable } from "@fluent/bundle";
import { type ReactLocalization, useLocalization } from "@fluent/react";
import { useCallback } from "react";
import type { MonolythEvent, Stone } from "./types";

export type Words = (id: string, values?: Record<string, FluentVariable>) => string;

export function useMonoWords(): Words {
  const { l10n } = useLocalization();
  return useCallback((id, values) => l10n.getString(id, values ?? null), [l10n]);
}

/** A stone with the name of its shape: "blue stone, L". */
export function stoneName(say: Words, { colour, shape }: Stone): string {
  return say("mono-stone", { colour, shape });
}

/**
 * Says what happened, for the log and for screen readers. `you` are the viewer's own seats: with exactly one the
 * sentence speaks to it, on a shared screen everybody goes by name.
 */
export function eventSentence(
  event: Record<string, unknown>,
  names: readonly string[],
  l10n: Pick<ReactLocalization, "getString">,
  you: readonly number[] = [],
): string {
  const told = event as unknown as MonolythEvent;
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") values[key] = value;
    else if (Array.isArray(value) && value.every((part) => typeof part === "string")) values[key] = value.join(" ");
  }
  if ("seat" in told) {
    values.who = you.length === 1 && you[0] === told.seat ? "you" : "other";
    values.name = names[told.seat] ?? "";
  }
  return l10n.getString(`monolyth-event-${told.kind}`, values);
}
