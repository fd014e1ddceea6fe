// Choices come in columns, so that the wire stays light: neighbours that do the same are one group.

import type { ChoiceGroup } from "../protocol.gen";

/** A choice and its number, by which it is played. */
export type Numbered<Choice> = Choice & { pick: number };

/** A choice as plain data, as if it alone were offered: a list is one text. */
export function grouped({ do: deed, ...parts }: Record<string, unknown>): ChoiceGroup {
  const all = Object.entries(parts).map(([key, value]) => [key, Array.isArray(value) ? value.join(" ") : value]);
  return { do: String(deed), n: 1, all: Object.fromEntries(all), each: {} };
}

/** Read the choices of all groups. A part named in `lists` comes as one text, its words joined by blanks. */
export function readColumns<Choice extends { do: string }>(
  groups: readonly ChoiceGroup[],
  lists: ReadonlySet<string>,
): Numbered<Choice>[] {
  const read = (name: string, value: unknown) =>
    lists.has(name) && typeof value === "string" ? value.split(" ").filter(Boolean) : value;
  let pick = 0;
  return groups.flatMap(({ do: deed, n, all, each }) =>
    Array.from({ length: n }, (_, i) => {
      const parts: Record<string, unknown> = { do: deed, pick: pick++ };
      for (const [name, value] of Object.entries(all)) parts[name] = read(name, value);
      for (const [name, values] of Object.entries(each)) parts[name] = read(name, values[i]);
      return parts as Numbered<Choice>;
    }),
  );
}
