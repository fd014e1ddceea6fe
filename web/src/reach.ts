// Whether the server answers, as far as requests have shown; tables have a line of their own.

import { create } from "zustand";

export const useReach = create<{
  /** The last request did not reach the server. */
  away: boolean;
  /** How often it has come back: what was asked for in vain is asked for again. */
  back: number;
}>()(() => ({ away: false, back: 0 }));

/** Note whether a request has reached the server. */
export function noteReach(reached: boolean): void {
  const { away } = useReach.getState();
  if (reached === away) useReach.setState(({ back }) => ({ away: !reached, back: reached ? back + 1 : back }));
}
