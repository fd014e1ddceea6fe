// The structure card, turned as it fits a build best, with what each space still lacks.

import { Icon } from "../../ui/icons";
import { type Say, useWords } from "../../words";
import { columnName } from "../cells";
import { missingNow, structureChange } from "../Preview";
import { Term } from "../Term";
import type { Change, MonolythView, SeatView } from "../types";
import styles from "./StructureCard.module.css";

export function structureStatus(say: Say, seat: SeatView): string {
  const { structure } = seat;
  if (structure.done) return say("structure-done", { n: structure.points });
  if (!structure.missing) return say("structure-lost");
  return say("structure-missing", { n: missingNow(seat) });
}

interface StructureProps {
  view: MonolythView;
  seat: SeatView;
  /** What the stone in hand would change. */
  change?: Change | null;
}

interface StatusProps extends StructureProps {
  /** Whether the card's name stands elsewhere. */
  bare?: boolean;
}

/** How near a build is to the structure, and what the stone in hand would make of it. */
export function StructureStatus({ view, seat, change = null, bare = false }: StatusProps) {
  const say = useWords();
  const next = structureChange(view, seat, change);
  const named = (status: string) => (bare ? status : say("card-status", { card: view.structure.id, status }));
  if (next === null) return <span>{named(structureStatus(say, seat))}</span>;
  const status =
    next === "lost"
      ? say("spoils-structure")
      : next === "done"
        ? say("completes-structure")
        : say("preview-missing", { from: missingNow(seat), to: next });
  return (
    <span className={`${styles.status} ${next === "lost" ? styles.lost : next === "done" ? styles.done : styles.next}`}>
      {next === "lost" && <Icon name="warning" />}
      {named(status)}
    </span>
  );
}

export function StructureCard({ view, seat, change = null }: StructureProps) {
  const say = useWords();
  const { structure } = seat;
  const grid = structure.grid ?? view.structure.grid;
  const lost = !structure.done && !structure.missing;
  return (
    <div className={lost ? `${styles.card} ${styles.lost}` : styles.card}>
      <div className={styles.head} data-part="card-head">
        <b>
          <Term name="structure">{say("structure-card", { card: view.structure.id })}</Term>
        </b>
        <StructureStatus view={view} seat={seat} change={change} bare />
      </div>
      <table className={styles.grid}>
        <caption className="ui-unseen">{say("mono-structure-label")}</caption>
        <tbody>
          {grid.map((row, y) => (
            <tr key={columnName(0, y)}>
              {row.map((wanted, x) => {
                const lacks = structure.missing?.[y]?.[x] ?? 0;
                const cell = columnName(x, y);
                const enough = structure.done || (structure.missing !== null && lacks === 0);
                return (
                  <td
                    key={cell}
                    className={enough ? styles.enough : ""}
                    data-tall={wanted.startsWith("3") || wanted.startsWith("4")}
                  >
                    <span className="ui-unseen">
                      {say(lost ? "preview-structure-cell-lost" : "mono-structure-cell", { cell, wanted, n: lacks })}
                    </span>
                    <span aria-hidden="true">
                      {wanted.replace("-", "–")}
                      {!structure.done && lacks > 0 && <i>{"•".repeat(lacks)}</i>}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
