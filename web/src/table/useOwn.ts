import { useEffect, useState } from "react";

/** Whose side of the table this screen works on: the seat on turn if it is ours, else the one it worked on last. */
export function useOwn({ turn, you }: { turn: number | null; you: readonly number[] }): number {
  const [own, setOwn] = useState(you[0] ?? 0);
  const now = turn !== null && you.includes(turn) ? turn : you.length > 0 && !you.includes(own) ? (you[0] ?? 0) : own;
  useEffect(() => setOwn(now), [now]);
  return now;
}
