// On a screen that several share: whether whoever is on turn has said that nobody else looks.

import { useEffect, useState } from "react";

/**
 * Tells whether the table is to be hidden until `own` takes it. It is hidden wherever something secret would show and
 * `own` has not said so before; as soon as nothing is secret all may look, and the next secret is asked about anew.
 */
export function useAlone(shared: boolean, secret: boolean, own: number): { hidden: boolean; take(): void } {
  const [alone, setAlone] = useState<number | null>(null);
  const hidden = shared && secret && alone !== own;
  // An undo must not uncover whoever sat there before.
  const lost = shared && alone !== null && (hidden || !secret);
  useEffect(() => {
    if (lost) setAlone(null);
  }, [lost]);
  return { hidden, take: () => setAlone(own) };
}
