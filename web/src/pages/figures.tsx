// The pictures of the rules. Some can be tried: a rule that one has done is a rule that one knows.

import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../ui/Button";
import { CardGrid } from "../ui/CardGrid";
import { type Colour, Iso, RUNES, stone } from "../ui/Iso";
import { useWords } from "../words";

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

// ---------------------------------------------------------------- the ring

const SITES = 13;
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

function reach(ring: readonly (Colour | null)[], crystal: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < SITES && found.length < 4; i += 1) {
    const site = (crystal + i) % SITES;
    if (ring[site]) found.push(site);
  }
  return found;
}

export function RingFigure() {
  const t = useWords();
  const [{ ring, crystal }, set] = useState({ ring: RING, crystal: 0, drawn: 0 });
  const near = reach(ring, crystal);
  const go = (site: number) =>
    set(({ ring: now, crystal: from, drawn: n }) => ({
      ring: now.map((colour, i) => (i === site ? null : i === from ? (BAG[n % BAG.length] ?? "blue") : colour)),
      crystal: site,
      drawn: n + 1,
    }));
  return (
    <Figure caption={t("rules-fig-ring")}>
      <svg
        className="ring"
        viewBox="-60 -60 120 120"
        role="img"
        aria-label={t("rules-fig-ring-label", { site: crystal, sites: near.join(", ") })}
      >
        {ring.map((colour, site) => {
          const turn = (site / SITES) * 2 * Math.PI - Math.PI / 2;
          const x = 46 * Math.cos(turn);
          const y = 46 * Math.sin(turn);
          const steps = near.indexOf(site) + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a site is its place in the ring.
            <g key={site} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle className={steps > 0 ? "site near" : "site"} r="9" />
              {colour && (
                <g className={`stone-${colour}`} transform="translate(-6 -6) scale(12)">
                  <rect className="tile" width="1" height="1" rx=".15" />
                  <path className="rune" d={RUNES[colour]} />
                </g>
              )}
              {site === crystal && <path className="crystal" d="M0-8L5 0 0 8-5 0z" />}
              {steps > 0 && (
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
      <div className="row">
        {near.map((site, i) => (
          <Button key={site} onClick={() => go(site)}>
            {t("rules-fig-steps", { n: i + 1 })}
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
      <div className="figure-pair">
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
    <div className="figures">
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
      <div className="row">
        <Button icon="redo" onClick={() => setGrid(turned)}>
          {t("rules-fig-turn")}
        </Button>
        <Button onClick={() => setGrid(mirrored)}>{t("rules-fig-mirror")}</Button>
      </div>
    </Figure>
  );
}

// ---------------------------------------------------------------- walls

const WALL: (Colour | null)[][] = [
  ["turquoise", null, null, "turquoise"],
  ["turquoise", "blue", "turquoise", "turquoise"],
  ["white", "turquoise", "turquoise", "orange"],
];

const CUBES = WALL.flatMap((row, level) => row.map((colour, x) => ({ key: `${level} ${x}`, x, level, colour })));

/** The south wall as a flat picture, and a prophecy for it that can be changed. */
export function WallFigure() {
  const t = useWords();
  const [value, setValue] = useState(8);
  const found = WALL.flat().filter((colour) => colour === "turquoise").length;
  const kept = found >= value;
  return (
    <Figure caption={t("rules-fig-wall")}>
      <svg className="wall" viewBox="0 0 88 72" role="img" aria-label={t("rules-fig-wall-label", { n: found })}>
        {CUBES.map(({ key, x, level, colour }) => (
          <g
            key={key}
            className={`stone-${colour ?? "none"}`}
            transform={`translate(${x * 22 + 1} ${level * 22 + 1}) scale(20)`}
          >
            <rect
              className={colour === "turquoise" ? "tile lit" : colour ? "tile" : "tile none"}
              width="1"
              height="1"
              rx=".08"
            />
            {colour && <path className="rune" d={RUNES[colour]} />}
          </g>
        ))}
        <rect className="edge stone-turquoise" x="1" y="67" width="86" height="4" rx="1" />
      </svg>
      <div className="row stepper">
        <IconButton
          icon="minus"
          label={t("rules-fig-less")}
          disabled={value <= 4}
          onClick={() => setValue(value - 1)}
        />
        <output className={kept ? "good" : "bad"}>
          {t(kept ? "prophecy-kept" : "prophecy-lost", { side: "S", found, value, n: value })}
        </output>
        <IconButton
          icon="plus"
          label={t("rules-fig-more")}
          disabled={value >= 16}
          onClick={() => setValue(value + 1)}
        />
      </div>
    </Figure>
  );
}
