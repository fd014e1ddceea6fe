// A component as a drawn stone tablet: the Era at its edge, what it yields top right, what it costs bottom left.

import { type ReactNode, useMemo } from "react";
import { useWords } from "../../words";
import { type Names, type Thing, useNames } from "../names";
import styles from "./CardFace.module.css";
import { CivBadge, CivStrip } from "./civ";
import { cx } from "./cx";
import { type Face, faceOf, originsOf } from "./face";
import { Amounts, Icons, Resource, Sign } from "./icons";
import large from "./LargeFace.module.css";
import { effectRows, isOnce } from "./pieces";

export type FaceSize = "tiny" | "small" | "large";

interface LookProps {
  size?: FaceSize;
  dim?: boolean;
  /** Activated: the tablet turns and is lit. */
  active?: boolean;
  /** The effects that can still be used, by number; those that could be and are not in it have been used. */
  left?: readonly number[] | undefined;
  /** In the place of the printed price; null shows none. */
  price?: ReactNode;
  /** The name stands above it already. */
  untitled?: boolean;
  /** As high as what is on it, at least as its box; else just as its box, and what does not fit is left to the reading. */
  grow?: boolean;
  /** Beside the price, or below it. */
  mark?: ReactNode;
  /** Beside the effects. */
  corner?: ReactNode;
}

export function useFace(thing: Thing): Face {
  const names: Names = useNames();
  const { what, id } = thing;
  return useMemo(() => faceOf(names, { what, id }), [names, what, id]);
}

/** A city card. */
export function CardFace({ card, ...look }: LookProps & { card: string }) {
  return <ThingFace thing={{ what: "card", id: card }} {...look} />;
}

/** Any component. */
export function ThingFace({ thing, size = "small", ...look }: LookProps & { thing: Thing }) {
  const face = useFace(thing);
  if (size === "tiny") return <Tiny face={face} {...look} />;
  return size === "large" ? <Large face={face} {...look} /> : <Small face={face} {...look} />;
}

type Drawn = Omit<LookProps, "size"> & { face: Face };

function EraEdge({ face }: { face: Face }) {
  if (face.land)
    return (
      <span className={styles.edge}>
        <CivStrip land={face.land} />
      </span>
    );
  const era = face.era ?? "none";
  const notches = { I: 1, II: 2, R: 1, III: 3, none: 0 }[era];
  return (
    <span className={cx(styles.edge, styles[`era${era}`])} aria-hidden="true">
      {Array.from({ length: notches }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notches have no name but their place.
        <i key={n} className={era === "R" ? styles.diamond : undefined} />
      ))}
    </span>
  );
}

function Yields({ face }: { face: Face }) {
  if (face.yields.length === 0) return null;
  return (
    <span className={styles.yields}>
      {face.yields.map(([resource, n]) => (
        <Resource key={resource} of={resource} n={n} />
      ))}
    </span>
  );
}

function Prices({ face }: { face: Face }) {
  return face.prices.map((amount, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name but their place.
    <span key={n} className={styles.section}>
      {n > 0 && <span aria-hidden="true">+</span>}
      <Amounts of={amount} />
    </span>
  ));
}

/** The icons of the effects in small, with their words where there is room; what has been used this turn is marked. */
function Effects({ face, left }: { face: Face; left: readonly number[] | undefined }) {
  const effects = face.lines.filter(({ icons }) => icons && effectRows([icons]).length > 0);
  return (
    <span className={styles.effects}>
      {effects.map(({ icons, text }, n) => {
        const once = left !== undefined && icons !== null && isOnce(icons);
        const used = once && !left.includes(n + 1);
        return (
          <span key={text} className={styles.effect}>
            <span className={cx(styles.drawn, once && (used ? styles.used : styles.unused))}>
              {icons && <Icons row={icons} />}
              {used && <Sign name="check" />}
            </span>
            <span className={styles.said}>{text}</span>
          </span>
        );
      })}
    </span>
  );
}

function tablet(face: Face, size: string | undefined, { active, dim }: Omit<LookProps, "size">): string {
  return cx(styles.tablet, size, styles[face.tint], active && styles.active, dim && styles.dim);
}

/** One line: for lists, and for Knowledge that peeks out below its cover; its effects where there is room. */
function Tiny({ face, left, ...look }: Drawn) {
  const rows = effectRows(face.lines.flatMap(({ icons }) => (icons ? [icons] : [])));
  const onces = rows.filter(isOnce).length;
  return (
    <span className={tablet(face, styles.tiny, look)}>
      <Sign name={face.sign} />
      <span className={styles.name}>{face.name}</span>
      <span className={styles.glimpse}>
        {rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects go by their number.
          <Icons key={n} row={row} />
        ))}
      </span>
      <Yields face={face} />
      {left !== undefined && onces > 0 && (
        <span className={left.length > 0 ? styles.unused : styles.used}>
          <Sign name={left.length > 0 ? "once" : "check"} />
        </span>
      )}
    </span>
  );
}

/** Long words are set smaller, so that they stay whole. */
function wordLength(name: string): string | undefined {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 16) return styles.huge;
  return longest > 13 ? styles.longest : longest > 10 ? styles.long : undefined;
}

/** A tablet on the table. */
function Small({ face, left, price, grow = false, mark, corner, ...look }: Drawn) {
  return (
    <span className={cx(styles.frame, grow && styles.grow)}>
      <span className={tablet(face, styles.small, look)}>
        <EraEdge face={face} />
        <span className={styles.head}>
          <Yields face={face} />
          <span className={cx(styles.name, wordLength(face.name))}>{face.name}</span>
        </span>
        <Effects face={face} left={left} />
        {corner && <span className={styles.corner}>{corner}</span>}
        <span className={styles.foot}>
          {price === undefined ? <Prices face={face} /> : price}
          {mark && <span className={styles.mark}>{mark}</span>}
        </span>
        <span className={styles.engraved}>
          <Sign name={face.sign} />
        </span>
      </span>
    </span>
  );
}

/** A tablet to be read: every effect as icons with its words below. */
function Large({ face, left, price, untitled = false, ...look }: Drawn) {
  const t = useWords();
  let number = 0;
  return (
    <article className={tablet(face, styles.large, look)} aria-label={face.name}>
      <EraEdge face={face} />
      <header className={styles.head}>
        <span className={styles.kind}>{face.land ? <CivBadge land={face.land} /> : <Sign name={face.sign} />}</span>
        <span className={large.titles}>
          {!untitled && <span className={styles.name}>{face.name}</span>}
          <span className={large.tags}>{face.tags.join(" · ")}</span>
        </span>
        <Yields face={face} />
      </header>
      <ul className={large.lines}>
        {face.lines.map(({ icons, text, or }, n) => {
          const plain = !icons || effectRows([icons]).length === 0;
          if (!plain) number += 1;
          const once = !plain && left !== undefined && isOnce(icons);
          const used = once && !left.includes(number);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
            <li key={n} className={used ? large.spent : undefined}>
              {or && <span className={large.or}>{t("city-or")}</span>}
              {icons && <Icons row={icons} />}
              <span>{text}</span>
              {once && <span className={large.state}>{t("city-effect-state", { used: used ? "yes" : "no" })}</span>}
            </li>
          );
        })}
      </ul>
      <footer className={styles.foot}>
        {(price || face.prices.length > 0) && (
          <span className={large.price}>
            <span className={large.tags}>{t("city-price")}</span> {price ?? <Prices face={face} />}
          </span>
        )}
        <span className={large.origin}>
          {originsOf(face.origin)
            .map((origin) => t("origin", { origin }))
            .join(" · ")}
        </span>
      </footer>
    </article>
  );
}
