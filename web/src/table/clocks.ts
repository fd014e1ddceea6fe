// The table's clocks, which tick on here between two messages of the server.

import { useEffect, useState } from "react";
import type { Clocks } from "../protocol.gen";
import { useTable } from "../store";

/** Milliseconds a seat has left: of its turn and of its game, whichever is less; null without a clock. */
export function timeLeft(clocks: Clocks | null, seat: number, passed: number): number | null {
  if (!clocks) return null;
  const running = clocks.running === seat ? passed : 0;
  const game = clocks.game?.[seat];
  const left = [
    ...(game === undefined ? [] : [game - running]),
    ...(clocks.turn !== null && clocks.running === seat ? [clocks.turn - running] : []),
  ];
  return left.length > 0 ? Math.max(0, Math.min(...left)) : null;
}

/** "4:05" */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a seat has left, anew every second while its clock runs. */
export function useTimeLeft(seat: number): number | null {
  const clocks = useTable((data) => data.state?.clocks ?? null);
  const came = useTable((data) => data.stateAt);
  const ticking = clocks?.running === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return timeLeft(clocks, seat, Date.now() - came);
}
