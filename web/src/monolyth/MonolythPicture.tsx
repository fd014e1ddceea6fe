// A finished game of Monolyth: every tower, what each wall has brought, and who has won.

import { columns, Frame, INK, Panel, Row, Write } from "../share/frame";
import type { PictureProps } from "../share/types";
import { box, corners, Edge, IsoCubes, type Spot } from "../ui/Iso";
import { RuneMark, shaded, stoneOf } from "../ui/runes";
import { useWords } from "../words";
import { cubesOf } from "./flat/pictures";
import { GRID, type MonolythView, type SeatView, SIDES } from "./types";

const TOWER = 300;
const ROW = 40;
const FIRST = TOWER + 186;
const HEIGHT = FIRST + 6 * ROW - 8;

export default function MonolythPicture({ view, names, ...rest }: PictureProps<MonolythView>) {
  const t = useWords();
  const { width, panel, left } = columns(view.seats.length);
  const levels = Math.max(2, ...view.seats.map((seat) => Math.max(0, ...seat.heights.flat())));
  return (
    <Frame width={width} height={HEIGHT} {...rest}>
      {view.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <Panel key={i} left={left(i)} width={panel} height={HEIGHT} won={rest.winners.includes(i)}>
          <Write x={24} y={48} size={24} weight={700} within={panel - 100}>
            {names[i] ?? ""}
          </Write>
          <Tower seat={seat} levels={levels} width={panel} />
          <Write x={panel / 2} y={TOWER + 128} size={46} weight={700} anchor="middle">
            {seat.score}
          </Write>
          {view.rank !== undefined && rest.playedOut && (
            <Write x={panel / 2} y={TOWER + 154} size={17} anchor="middle" fill={INK.gold} within={panel - 40}>
              {t("rank-name", { rank: view.rank })}
            </Write>
          )}
          <Parts seat={seat} width={panel} />
        </Panel>
      ))}
    </Frame>
  );
}

function Parts({ seat, width }: { seat: SeatView; width: number }) {
  const t = useWords();
  const walls = SIDES.map((side, i) => {
    const { colour, count, prophecy, points } = seat.walls[side];
    const kept = prophecy !== null && points > 0;
    return (
      <Row
        key={side}
        y={FIRST + i * ROW}
        width={width}
        label={t("side", { side })}
        count={prophecy === null ? String(count) : `${kept ? "✓ " : "✗ "}${count}/${prophecy}`}
        bad={prophecy !== null && !kept}
        points={points}
        mark={
          <g transform="translate(24 -19)">
            <rect width={24} height={24} rx={5} fill={stoneOf(colour)} stroke={shaded(stoneOf(colour), -0.35)} />
            <RuneMark colour={colour} x={3} y={3} size={18} />
          </g>
        }
      />
    );
  });
  return (
    <>
      {walls}
      <Row y={FIRST + 4 * ROW} width={width} label={t("tokens-level")} points={seat.level_points} />
      <Row y={FIRST + 5 * ROW} width={width} label={t("tokens-structure")} points={seat.structure.points} />
    </>
  );
}

const RIM = 0.5;
const THICK = 0.3;

/** A tower on its board; all of a game are drawn to one scale. */
function Tower({ seat, levels, width }: { seat: SeatView; levels: number; width: number }) {
  const [near, far] = [GRID + RIM, -RIM];
  const whole: Spot[] = [
    [far, far, 0],
    [0, 0, levels],
    [far, near, 0],
    [near, far, 0],
    [near, near, -THICK],
  ];
  const area = (fill: string, ...spots: Spot[]) => <polygon points={corners(spots)} fill={fill} />;
  return (
    <svg
      x={20}
      y={70}
      width={width - 40}
      height={TOWER}
      viewBox={box(whole)}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {area("#b3a892", [far, near, 0], [near, near, 0], [near, near, -THICK], [far, near, -THICK])}
      {area("#9d927c", [near, near, 0], [near, far, 0], [near, far, -THICK], [near, near, -THICK])}
      {area("var(--board)", [far, far, 0], [near, far, 0], [near, near, 0], [far, near, 0])}
      {Array.from({ length: GRID + 1 }, (_, i) => i).map((i) => (
        <g key={i} stroke="#b9ae9a" strokeWidth={0.03}>
          <polyline
            points={corners([
              [i, 0, 0],
              [i, GRID, 0],
            ])}
          />
          <polyline
            points={corners([
              [0, i, 0],
              [GRID, i, 0],
            ])}
          />
        </g>
      ))}
      <Edge colour={seat.walls.N.colour} from={[0, -0.42]} to={[GRID, -0.08]} />
      <Edge colour={seat.walls.W.colour} from={[-0.42, 0]} to={[-0.08, GRID]} />
      <Edge colour={seat.walls.S.colour} from={[0, GRID + 0.08]} to={[GRID, GRID + 0.42]} />
      <Edge colour={seat.walls.E.colour} from={[GRID + 0.08, 0]} to={[GRID + 0.42, GRID]} />
      <IsoCubes cubes={cubesOf(seat.cubes)} />
    </svg>
  );
}
