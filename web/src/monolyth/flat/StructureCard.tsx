// The structure card, turned as it fits a build best, with what each space still lacks.

import { type Say, useWords } from "../../words";
import { columnName } from "../cells";
import { Term } from "../Term";
import type { MonolythView, SeatView } from "../types";

export function structureStatus(say: Say, { structure }: SeatView): string {
  if (structure.done) return say("structure-done", { n: structure.points });
  if (!structure.missing) return say("structure-lost");
  return say("structure-missing", { n: structure.missing.flat().reduce((sum, n) => sum + n, 0) });
}

export function StructureCard({ view, seat }: { view: MonolythView; seat: SeatView }) {
  const say = useWords();
  const { structure } = seat;
  const grid = structure.grid ?? view.structure.grid;
  const lost = !structure.done && !structure.missing;
  return (
    <div className={`mono-card${structure.done ? " is-done" : ""}${lost ? " is-lost" : ""}`}>
      <div className="mono-card-head">
        <b>
          <Term name="structure">{say("structure-card", { card: view.structure.id })}</Term>
        </b>
        <span>{structureStatus(say, seat)}</span>
      </div>
      <table className="mono-card-grid">
        <caption className="mono-hidden">{say("mono-structure-label")}</caption>
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
                    className={enough ? "is-enough" : ""}
                    data-tall={wanted.startsWith("3") || wanted.startsWith("4")}
                  >
                    <span className="mono-hidden">{say("mono-structure-cell", { cell, wanted, n: lacks })}</span>
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
