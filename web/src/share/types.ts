import type { Ref } from "react";

/** What a picture of a finished game shows. */
export interface PictureProps<View> {
  ref: Ref<SVGSVGElement>;
  view: View;
  /** Of the seats in their order. */
  names: readonly string[];
  winners: readonly number[];
  /** Whether it was played to its end, and neither given up nor stopped. */
  playedOut: boolean;
  label: string;
  app: string;
  game: string;
  outcome: string;
  date: string;
}
