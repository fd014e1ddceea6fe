import { Suspense } from "react";
import { Loading } from "../ui/Page";
import { LOGS, type LogProps } from "./games";

/** What happened, newest last, as the game writes it. */
export function Log(props: LogProps) {
  const Own = LOGS[props.table.game];
  return Own ? (
    <Suspense fallback={<Loading />}>
      <Own {...props} />
    </Suspense>
  ) : null;
}
