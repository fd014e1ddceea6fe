import { Suspense } from "react";
import { gameOf } from "../games";
import { Loading } from "../ui/Page";
import type { LogProps } from "./types";

/** What happened, newest last, as the game writes it. */
export function Log(props: LogProps) {
  const Own = gameOf(props.table.game)?.Log;
  return Own ? (
    <Suspense fallback={<Loading />}>
      <Own {...props} />
    </Suspense>
  ) : null;
}
