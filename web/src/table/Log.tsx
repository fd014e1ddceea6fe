import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Step, Table } from "../protocol.gen";
import { useWords } from "../words";
import { useSentences } from "./sentences";

/** What happened, newest last; read aloud as it comes. Each line leads to its moment. */
export function Log({ table, steps }: { table: Table; steps: readonly Step[] }) {
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
    <div className="log" role="log" aria-label={t("log")} ref={list} tabIndex={0}>
      {lines.length === 0 ? (
        <p className="quiet">{t("log-empty")}</p>
      ) : (
        <ol>
          {lines.map((line) => (
            <li key={line.key} className={line.seat < 0 ? "quiet" : undefined}>
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
