// The pictures of the rules. Some can be tried: a rule that one has done is a rule that one knows. What happens in
// them was computed by the real game.

import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../../ui/Button";
import { Iso, stone } from "../../ui/Iso";
import { RuneMark } from "../../ui/runes";
import { useWords } from "../../words";
import { CardGrid } from "../CardGrid";
import type { Colour } from "../types";
import facts from "./figures.gen.json";
import styles from "./figures.module.css";

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

// ---------------------------------------------------------------- the ring

const SITES = facts.ring.length;
const BAG: Colour[] = ["orange", "white", "blue", "turquoise", "black"];
const RING: (Colour | null)[] = [
  null,
  "blue",
  "orange",
  "white",
  "black",
  "turquoise",
  "blue",
  "white",
  "orange",
  "turquoise",
  "black",
  "blue",
  "white",
];

type Reached = (typeof facts.ring)[number]["reach"][number];

export function RingFigure() {
  const t = useWords();
  const [{ ring, crystal, drawn }, set] = useState({ ring: RING, crystal: 0, drawn: 0 });
  const near: Reached[] = facts.ring[crystal]?.reach ?? [];
  const go = ({ site, refill }: Reached) => {
    const stone = BAG[drawn % BAG.length] ?? "blue";
    const colours = ring.map((colour, i) => (i === site ? null : i === refill ? stone : colour));
    set({ ring: colours, crystal: site, drawn: drawn + 1 });
  };
  return (
    <Figure caption={t("rules-fig-ring")}>
      <svg
        className={styles.ring}
        viewBox="-60 -60 120 120"
        role="img"
        aria-label={t("rules-fig-ring-label", { site: crystal, sites: near.map(({ site }) => site).join(", ") })}
      >
        {ring.map((colour, site) => {
          const turn = (site / SITES) * 2 * Math.PI - Math.PI / 2;
          const x = 46 * Math.cos(turn);
          const y = 46 * Math.sin(turn);
          const steps = near.find((reached) => reached.site === site)?.steps;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a site is its place in the ring.
            <g key={site} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle className={steps ? `${styles.site} ${styles.near}` : styles.site} r="9" />
              {colour && (
                <>
                  <rect fill={`var(--stone-${colour})`} x="-6" y="-6" width="12" height="12" rx="1.8" />
                  <RuneMark colour={colour} x={-4.8} y={-4.8} size={9.6} />
                </>
              )}
              {site === crystal && <path className={styles.crystal} d="M0-8L5 0 0 8-5 0z" />}
              {steps && (
                <text
                  x={(-17 * Math.cos(turn)).toFixed(1)}
                  y={(-17 * Math.sin(turn) + 3).toFixed(1)}
                  textAnchor="middle"
                >
                  {steps}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className="ui-row">
        {near.map((reached) => (
          <Button key={reached.site} onClick={() => go(reached)}>
            {t("rules-fig-steps", { n: reached.steps })}
          </Button>
        ))}
      </div>
    </Figure>
  );
}

// ---------------------------------------------------------------- stones

export function CubesFigure() {
  const t = useWords();
  return (
    <Figure caption={t("rules-fig-swap")}>
      <div className={styles.pair}>
        <Iso grid={0} label={null} cubes={stone("turquoise", null, [0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0])} />
        <span aria-hidden="true">→</span>
        <Iso grid={0} label={null} cubes={stone("turquoise", null, [1, 1, 0])} />
      </div>
    </Figure>
  );
}

const BASE = [
  ...stone("blue", null, [0, 1, 0], [1, 1, 0], [0, 2, 0], [1, 2, 0]),
  ...stone("white", null, [0, 3, 0], [1, 3, 0]),
];

export function PlaceFigure() {
  const t = useWords();
  return (
    <div className={styles.figures}>
      <Figure caption={t("rules-fig-fits")}>
        <Iso levels={3} label={null} cubes={[...BASE, ...stone("orange", "ghost", [1, 2, 1], [1, 3, 1], [0, 3, 1])]} />
      </Figure>
      <Figure caption={t("rules-fig-gap")}>
        <Iso levels={3} label={null} cubes={[...BASE, ...stone("orange", "wrong", [1, 2, 1], [2, 2, 1], [1, 3, 1])]} />
      </Figure>
      <Figure caption={t("rules-fig-stands")}>
        <Iso
          levels={3}
          label={null}
          cubes={[...BASE, ...stone("black", "ghost", [2, 2, 0], [2, 2, 1], [2, 2, 2], [1, 2, 1])]}
        />
      </Figure>
    </div>
  );
}

const FULL = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x): [number, number, number] => [x, y, 0]));

export function LevelFigure() {
  const t = useWords();
  const colours: Colour[] = ["blue", "turquoise", "white", "orange"];
  const cubes = FULL.map(([x, y, z]) => ({ x, y, z, colour: colours[(x + 2 * y) % 4] ?? "blue" }));
  return (
    <Figure caption={t("rules-fig-level")}>
      <Iso label={null} cubes={[...cubes, ...stone("black", null, [0, 0, 1], [1, 0, 1], [0, 1, 1])]} />
    </Figure>
  );
}

// ---------------------------------------------------------------- the Structure card

const CARD = [
  ["3+", "3+", "1-2", "1-2"],
  ["3+", "1-2", "1-2", "1-2"],
  ["3+", "1-2", "1-2", "1-2"],
  ["1-2", "1-2", "1-2", "1-2"],
];

const turned = (grid: string[][]) => grid.map((_, y) => grid.map((row) => row[y] ?? "").reverse());
const mirrored = (grid: string[][]) => grid.map((row) => [...row].reverse());

export function CardFigure() {
  const t = useWords();
  const [grid, setGrid] = useState(CARD);
  return (
    <Figure caption={t("rules-fig-card")}>
      <CardGrid grid={grid} label={t("tokens-structure")} />
      <div className="ui-row">
        <Button icon="redo" onClick={() => setGrid(turned)}>
          {t("rules-fig-turn")}
        </Button>
        <Button onClick={() => setGrid(mirrored)}>{t("rules-fig-mirror")}</Button>
      </div>
    </Figure>
  );
}

// ---------------------------------------------------------------- walls

const WALL = facts.wall;
const COLOUR = WALL.colour as Colour;
const CUBES = WALL.cubes.flatMap((row, level) =>
  row.map((colour, x) => ({ key: `${level} ${x}`, x: x * 22 + 1, y: level * 22 + 1, colour: colour as Colour | null })),
);

/** The south wall as a flat picture, and a prophecy for it that can be changed. */
export function WallFigure() {
  const t = useWords();
  const { count, prophecies } = WALL;
  // It begins with the first that the wall does not fulfil.
  const [at, setAt] = useState(prophecies.findIndex((prophecy) => prophecy.points === 0));
  const { value, points } = prophecies[at] ?? { value: 0, points: 0 };
  return (
    <Figure caption={t("rules-fig-wall")}>
      <svg className={styles.wall} viewBox="0 0 88 72" role="img" aria-label={t("rules-fig-wall-label", { n: count })}>
        {CUBES.map(({ key, x, y, colour }) => (
          <g key={key}>
            <rect
              className={colour === COLOUR ? styles.lit : colour ? "" : styles.none}
              fill={colour ? `var(--stone-${colour})` : "none"}
              x={x}
              y={y}
              width="20"
              height="20"
              rx="1.6"
            />
            {colour && <RuneMark colour={colour} x={x + 2} y={y + 2} size={16} />}
          </g>
        ))}
        <rect fill={`var(--stone-${COLOUR})`} x="1" y="67" width="86" height="4" rx="1" />
      </svg>
      <div className={`ui-row ${styles.stepper}`}>
        <IconButton icon="minus" label={t("rules-fig-less")} disabled={at <= 0} onClick={() => setAt(at - 1)} />
        <output className={points > 0 ? styles.good : styles.bad}>
          {t(points > 0 ? "prophecy-kept" : "prophecy-lost", { side: "S", found: count, value, n: points })}
        </output>
        <IconButton
          icon="plus"
          label={t("rules-fig-more")}
          disabled={at >= prophecies.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
    </Figure>
  );
}
