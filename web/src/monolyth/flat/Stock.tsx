// What is left: stones in the lid by shape and colour, 1-cube stones, tokens.

import { useWords } from "../../words";
import base from "../base.module.css";
import { type Cell, CUBE, shapeCells } from "../cells";
import { Term } from "../Term";
import { COLOURS, type MonolythView } from "../types";
import styles from "./Stock.module.css";
import { Tile } from "./Tile";

/** The outline of a stone lying flat. */
export function StoneSign({ cells, size = 9 }: { cells: readonly Cell[]; size?: number }) {
  const wide = Math.max(...cells.map((cell) => cell.x)) + 1;
  const deep = Math.max(...cells.map((cell) => cell.y)) + 1;
  return (
    <svg
      className={styles.shape}
      width={wide * size}
      height={deep * size}
      viewBox={`0 0 ${wide * 10} ${deep * 10}`}
      aria-hidden="true"
    >
      {cells.map(({ x, y, z }) => (
        <rect key={`${x},${y},${z}`} x={x * 10 + 0.5} y={y * 10 + 0.5} width={9} height={9} rx={1.5} />
      ))}
    </svg>
  );
}

export function Lid({ view }: { view: MonolythView }) {
  const say = useWords();
  const shapes = Object.keys(view.lid);
  const total = (shape: string) => COLOURS.reduce((sum, colour) => sum + (view.lid[shape]?.[colour] ?? 0), 0);
  return (
    <table className={styles.lid}>
      <caption>
        <Term name="lid">{say("lid-left", { n: view.lid_total })}</Term>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="ui-unseen">{say("mono-shape")}</span>
          </th>
          {COLOURS.map((colour) => (
            <th key={colour} scope="col">
              <Tile colour={colour} />
              <span className="ui-unseen">{say("colour", { colour })}</span>
            </th>
          ))}
          <th scope="col">{say("mono-all")}</th>
        </tr>
      </thead>
      <tbody>
        {shapes.map((shape) => (
          <tr key={shape}>
            <th scope="row">
              <StoneSign cells={shapeCells(shape)} />
              <span className="ui-unseen">{say("shape-name", { shape })}</span>
            </th>
            {COLOURS.map((colour) => {
              const n = view.lid[shape]?.[colour] ?? 0;
              return (
                <td key={colour} className={n === 0 ? styles.none : ""}>
                  {n}
                </td>
              );
            })}
            <td className={styles.sum}>{total(shape)}</td>
          </tr>
        ))}
        <tr className={styles.supply}>
          <th scope="row">
            <StoneSign cells={CUBE} />
            <span>
              <Term name="supply">{say("supply")}</Term>
            </span>
          </th>
          {COLOURS.map((colour) => (
            <td key={colour} className={view.supply[colour] === 0 ? styles.none : ""}>
              {view.supply[colour]}
            </td>
          ))}
          <td className={styles.sum}>{COLOURS.reduce((sum, colour) => sum + view.supply[colour], 0)}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Tokens({ view }: { view: MonolythView }) {
  const say = useWords();
  const kinds = ["prophecy", "level", "structure"] as const;
  return (
    <dl className={styles.tokens}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>
            <Term name={kind}>{say(`tokens-${kind}`)}</Term>
          </dt>
          <dd>
            {view.tokens[kind].length === 0 && <span className="ui-quiet">{say("mono-none-left")}</span>}
            {[...view.tokens[kind].entries()].map(([i, value]) => (
              <span key={i} className={`${base.token} ${base[kind] ?? ""}`}>
                {value}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
