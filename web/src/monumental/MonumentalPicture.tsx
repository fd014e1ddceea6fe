// A finished game of Monumental: the civilizations, the parts of their scores, what they hold, and who has won.

import type { Tile, View } from "../monumental.gen";
import { columns, EDGE, Frame, INK, Panel, Row, Write } from "../share/frame";
import type { PictureProps } from "../share/types";
import { useWords, type WordSet, WordsProvider } from "../words";
import { CIVS, CivPattern, civ } from "./cards/civ";
import { ContentProvider } from "./content";
import { middle, RADIUS } from "./map/hex";
import { useNames } from "./names";
import { PARTS } from "./others/standings";

const WORDS: readonly WordSet[] = ["monumental"];
const GROUND: Readonly<Record<string, string>> = {
  water: "var(--land-water)",
  capital: "#cbbfa9",
};
const ROW = 38;
const FIRST = 166;
const PARTS_HIGH = FIRST + PARTS.length * ROW - 6;
const MAP_TOP = PARTS_HIGH + 24;
const MAP_HIGH = 330;

export default function MonumentalPicture(props: PictureProps<View>) {
  return (
    <WordsProvider also={WORDS}>
      <ContentProvider>
        <Drawn {...props} />
      </ContentProvider>
    </WordsProvider>
  );
}

function Drawn({ view, names, ...rest }: PictureProps<View>) {
  const t = useWords();
  const { land } = useNames();
  const { width, panel, left } = columns(view.seats.length);
  return (
    <Frame width={width} height={MAP_TOP + MAP_HIGH} {...rest}>
      <defs>
        {Object.keys(CIVS).map((one) => (
          <CivPattern key={one} id={`picture-${one}`} land={one} opacity={0.55} />
        ))}
      </defs>
      {view.seats.map(({ civilization, score, parts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <Panel key={i} left={left(i)} width={panel} height={PARTS_HIGH} won={rest.winners.includes(i)}>
          <Shield land={civilization} />
          <Write x={80} y={46} size={23} weight={700} within={panel - 150}>
            {names[i] ?? ""}
          </Write>
          <Write x={80} y={72} size={17} fill={INK.quiet} within={panel - 100}>
            {land(civilization)}
          </Write>
          <Write x={panel / 2} y={124} size={44} weight={700} anchor="middle">
            {score}
          </Write>
          {PARTS.map((part, n) => (
            <Row
              key={part}
              y={FIRST + n * ROW}
              width={panel}
              label={t("monumental-score", { part: part.replace("_", "-") })}
              points={parts[part]}
            />
          ))}
        </Panel>
      ))}
      <World view={view} width={width} />
    </Frame>
  );
}

function Shield({ land }: { land: string }) {
  const shape = "M12 2l8.5 3v6.5c0 5.5-3.5 9-8.5 10.5-5-1.5-8.5-5-8.5-10.5V5z";
  return (
    <g transform="translate(20 22) scale(2.2)">
      <path d={shape} fill={civ(land).colour} />
      <path d={shape} fill={`url(#picture-${land})`} stroke={INK.text} strokeWidth={0.6} />
    </g>
  );
}

const HEX = Array.from({ length: 6 }, (_, i) => {
  const turn = (Math.PI / 3) * i - Math.PI / 2;
  return `${(Math.cos(turn) * (RADIUS - 2)).toFixed(1)},${(Math.sin(turn) * (RADIUS - 2)).toFixed(1)}`;
}).join(" ");

/** The map at the end: who holds what. */
function World({ view, width }: { view: View; width: number }) {
  const spots = view.map.map(middle);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  const size = [Math.max(...xs) + RADIUS - x, Math.max(...ys) + RADIUS - y];
  return (
    <svg
      aria-hidden="true"
      x={EDGE}
      y={MAP_TOP}
      width={width - 2 * EDGE}
      height={MAP_HIGH}
      viewBox={`${x} ${y} ${size.join(" ")}`}
    >
      {view.map.map((tile) => (
        <Hex
          key={tile.name}
          tile={tile}
          land={tile.owner === null ? null : (view.seats[tile.owner]?.civilization ?? null)}
        />
      ))}
    </svg>
  );
}

function Hex({ tile, land }: { tile: Tile; land: string | null }) {
  const { x, y } = middle(tile);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <polygon points={HEX} fill={land ? civ(land).colour : (GROUND[tile.kind] ?? "#e4dccb")} stroke="#a89d88" />
      {land && <polygon points={HEX} fill={`url(#picture-${land})`} />}
      {tile.kind === "capital" && (
        <path d="M-16 14V-6l16-14 16 14v20z" fill={INK.panel} stroke={INK.text} strokeWidth={2} />
      )}
    </g>
  );
}
