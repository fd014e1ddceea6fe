// What the line means for whoever sits at the table: said once, when it is worth a word.

import type { Line } from "./socket";

/** `sending`, `late`: something of mine is under way; `offline`: nothing gets through; `back`: it does again. */
export type Link = "good" | "sending" | "late" | "offline" | "back";

const SENDING = 300;
const LATE = 1000;
const BACK = 4000;

/** How things stand, and when that changes if nothing happens: `sent` is when what is under way was sent. */
export function linkAt(
  line: Line,
  sent: number | null,
  back: number | null,
  now: number,
): { link: Link; until: number | null } {
  if (line === "offline") return { link: "offline", until: null };
  if (sent !== null && now - sent >= LATE) return { link: "late", until: null };
  if (sent !== null && now - sent >= SENDING) return { link: "sending", until: sent + LATE };
  const soon = sent === null ? null : sent + SENDING;
  if (back === null || now - back >= BACK) return { link: "good", until: soon };
  return { link: "back", until: soon === null ? back + BACK : Math.min(soon, back + BACK) };
}
