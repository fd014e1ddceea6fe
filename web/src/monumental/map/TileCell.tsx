import { memo } from "react";
import type { Tile } from "../../monumental.gen";
import { middle, outline } from "./hex";
import { UNHEARD } from "./signs";
import { type Lit, TileArt } from "./TileArt";
import styles from "./TileCell.module.css";

const WHOLE = outline(0.5);
const RING = outline(3);
const INNER = outline(7);

interface CellProps {
  tile: Tile;
  lands: readonly string[];
  borders: readonly boolean[] | undefined;
  scope: string;
  far: boolean;
  label: string;
  lit: Lit;
  dim: boolean;
  /** The question is about this tile. */
  subject: boolean;
  selected: boolean;
  /** Which end of what a hint shows is here. */
  advised: "goal" | "start" | null;
  /** Whether the tab key leads here. */
  entry: boolean;
}

/** A tile that can be reached: with its label, lit where something can be done. */
export const TileCell = memo(function TileCell(props: CellProps) {
  const { tile, lands, borders, scope, far, label, lit, dim, subject, selected, advised, entry } = props;
  const { x, y } = middle(tile);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no cells of a table.
    <g
      className={styles.cell}
      role="gridcell"
      tabIndex={entry ? 0 : -1}
      aria-label={label}
      aria-selected={selected}
      data-tile={tile.name}
      data-advised={advised ?? undefined}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
    >
      <TileArt tile={tile} lands={lands} borders={borders} scope={scope} far={far} lit={lit} />
      <g className={styles.marks} {...UNHEARD}>
        {dim && !selected && <polygon className={styles.dim} points={WHOLE} />}
        {subject && <polygon className={styles.subject} points={INNER} />}
        {selected && <polygon className={styles.selected} points={RING} />}
        <polygon className={styles.focus} points={RING} />
      </g>
    </g>
  );
});
