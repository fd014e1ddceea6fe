// A choice in words, as it is advised.

import type { Say } from "../words";
import type { Menu } from "./choices";
import type { MonolythView } from "./types";
import { stoneName } from "./words";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function choiceText(say: Say, view: MonolythView, menu: Menu, pick: number): string {
  for (const [steps, reached] of menu.reached) {
    const site = view.reach.find((one) => one.steps === steps)?.site;
    const stone = site === undefined ? null : view.sites[site];
    if (!stone) continue;
    const fit = reached.poses.flatMap((pose) => pose.fits).find((one) => one.pick === pick);
    if (fit) return say("hint-place", { stone: capital(stoneName(say, stone)), cells: fit.names.join(" ") });
    const swap = reached.swaps.find((one) => one.pick === pick);
    if (swap) return say("hint-swap", { colour: say("colour", { colour: stone.colour }), cells: swap.names.join(" ") });
    if (reached.discard === pick) return say("hint-discard", { steps });
  }
  for (const [value, sides] of menu.prophecies)
    for (const [side, number] of sides) if (number === pick) return say("hint-prophecy", { value, side });
  for (const [value, number] of menu.burns) if (number === pick) return say("hint-burn", { value });
  return "";
}
