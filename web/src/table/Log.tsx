import { Suspense, useEffect, useRef } from "react";
import { Link } from "wouter";
import { Loading } from "../ui/Page";
import { useWords } from "../words";
import { LOGS, type LogProps } from "./games";
import { useSentences } from "./sentences";

/** What happened, newest last: as the game writes it, else line by line. */
export function Log(props: LogProps) {
  const Own = LOGS[props.table.game];
  if (!Own) return <Lines {...props} />;
  return (
    <Suspense fallback={<Loading />}>
      <Own {...props} />
    </Suspense>
  );
}

/** One sentence for each event, read aloud as it comes. Each line leads to its moment. */
function Lines({ table, steps }: LogProps) {
  const t = useWords();
  const lines = useSentences(table, steps);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end.
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <div className="ui-log" role="log" aria-label={t("log")} ref={list} tabIndex={0}>
      {lines.length === 0 ? (
        <p className="ui-quiet">{t("log-empty")}</p>
      ) : (
        <ol>
          {lines.map((line) => (
            <li key={line.key} className={line.seat < 0 ? "ui-quiet" : undefined}>
              <Link to={`/table/${table.id}/replay?n=${line.n + 1}`} title={t("log-to-moment")}>
                {line.text}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
