// Our own icons of the cards. They never speak: the words beside or below them do.

import { Picture } from "../../ui/icons";
import { useWords } from "../../words";
import type { IconRow } from "../content";
import { DRAWINGS, type SignName } from "../drawings";
import { RESOURCES } from "../names";
import { cx } from "./cx";
import styles from "./icons.module.css";
import { type Goods, type Piece, pieces } from "./pieces";

/** A sign in the colour of the text beside it. */
export function Sign({ name }: { name: SignName }) {
  return <Picture of={DRAWINGS[name]} className={styles.sign} />;
}

/** Basic resources of whatever kind: a disc of three colours. */
function AnySign() {
  return (
    <svg className={cx("ui-picture", styles.sign)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={cx("ui-area", styles.production)} d="M12 12L4.2 7.5a9 9 0 0 1 15.6 0z" />
      <path className={cx("ui-area", styles.science)} d="M12 12l7.8-4.5A9 9 0 0 1 12 21z" />
      <path className={cx("ui-area", styles.military)} d="M12 12v9A9 9 0 0 1 4.2 7.5z" />
    </svg>
  );
}

interface ResourceProps {
  of: Goods;
  /** How many; without it only the sign. */
  n?: number | null;
  mark?: "" | "+" | "−";
}

/** A resource as a sign, with its number. Screen readers hear the amount where there is one. */
export function Resource({ of, n = null, mark = "" }: ResourceProps) {
  const t = useWords();
  return (
    <span className={styles.resource}>
      {n !== null && (
        <>
          <span aria-hidden="true">{`${mark}${n}`}</span>
          <span className="ui-unseen">
            {of === "any" ? t("effect-basic", { n }) : t("effect-amount", { kind: of, n })}
          </span>
        </>
      )}
      <span className={of === "any" ? undefined : styles[of]}>{of === "any" ? <AnySign /> : <Sign name={of} />}</span>
    </span>
  );
}

export type Amount = Partial<Record<Goods, number>>;

const ORDER: readonly Goods[] = [...RESOURCES, "any"];

/** Several resources, those that are there. */
export function Amounts({ of, mark = "" }: { of: Amount; mark?: "" | "+" | "−" }) {
  const there = ORDER.filter((name) => of[name]);
  return (
    <span className={styles.amounts}>
      {there.map((name) => (
        <Resource key={name} of={name} n={of[name] ?? 0} mark={mark} />
      ))}
    </span>
  );
}

function Drawn({ piece }: { piece: Piece }) {
  switch (piece.is) {
    case "sign":
      return <Sign name={piece.sign} />;
    case "goods":
      return <Resource of={piece.of} n={piece.n} mark={piece.mark} />;
    case "text":
      return <span className={styles.number}>{piece.text}</span>;
    case "ways":
      return piece.ways.map((way, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ways have no name but their place.
        <span key={n} className={styles.way}>
          {n > 0 && (piece.by === "or" ? <span className={styles.number}>/</span> : <Sign name="condition" />)}
          <Pieces of={way} />
        </span>
      ));
  }
}

function Pieces({ of }: { of: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
  return of.map((piece, n) => <Drawn key={n} piece={piece} />);
}

/** A row of an effect as icons; hidden from screen readers, who get its words. */
export function Icons({ row }: { row: IconRow }) {
  return (
    <span className={styles.row} aria-hidden="true">
      <Pieces of={pieces(row)} />
    </span>
  );
}
