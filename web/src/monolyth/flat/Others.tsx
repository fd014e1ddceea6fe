// The other towers, always in sight, with how near each is to the end; one opens large when it is chosen.

import type { SeatInfo } from "../../protocol.gen";
import { Icon } from "../../ui/icons";
import { type Say, useWords } from "../../words";
import type { Turn } from "../turns";
import { type MonolythView, type SeatView, SIDES } from "../types";
import { DeedPictures, DeedPoints, turnSentence } from "./Deed";
import styles from "./Others.module.css";
import { TowerPicture } from "./pictures";
import { structureStatus } from "./StructureCard";
import { Tile } from "./Tile";
import { Count, wallLabel } from "./Walls";

interface OthersProps {
  view: MonolythView;
  seats: SeatInfo[];
  you: readonly number[];
  own: number;
  looked: number;
  /** Whose event is being shown. */
  active: number | null;
  /** What each did in its last turn. */
  last: Map<number, Turn>;
  onLook(seat: number): void;
}

/** How far the levels are. */
export function levelStatus(say: Say, { limit }: MonolythView, { levels, danger }: SeatView): string {
  if (levels >= limit) return say("others-whole", { limit });
  return say("others-level", { level: levels + 1, limit, n: danger.level });
}

function Levels({ limit, seat }: { limit: number; seat: SeatView }) {
  const part = (level: number) => (level < seat.levels ? 1 : level > seat.levels ? 0 : 1 - seat.danger.level / 16);
  return (
    <svg className={styles.levels} viewBox={`0 0 12 ${4 * limit}`} aria-hidden="true">
      {Array.from({ length: limit }, (_, level) => {
        const y = 4 * (limit - 1 - level) + 0.5;
        const key = `level ${level}`;
        return (
          <g key={key}>
            <rect className={styles.room} x={0.5} y={y} width={11} height={3} rx={0.8} />
            <rect className={styles.done} x={0.5} y={y} width={11 * part(level)} height={3} rx={0.8} />
          </g>
        );
      })}
    </svg>
  );
}

/** How near a player is to the end: in words where there is room, else in figures. */
function Danger({ view, seat }: { view: MonolythView; seat: SeatView }) {
  const say = useWords();
  const { structure, danger, levels } = seat;
  const lacks = structure.missing?.flat().reduce((sum, n) => sum + n, 0) ?? null;
  return (
    <span className={styles.danger}>
      {danger.ends && (
        <span className={styles.ends}>
          <Icon name="warning" />
          <span className={styles.full}>{say("others-ends")}</span>
          <span className={styles.brief}>{say("others-ends-brief")}</span>
        </span>
      )}
      <span>
        <Levels limit={view.limit} seat={seat} />
        <span className={styles.full}>{levelStatus(say, view, seat)}</span>
        <span className={styles.brief}>
          {levels}/{view.limit}
          {danger.level > 0 && <small>−{danger.level}</small>}
        </span>
      </span>
      <span>
        <Icon name="plan" />
        <span className={styles.full}>
          {say("card-status", { card: view.structure.id, status: structureStatus(say, seat) })}
        </span>
        <span className={styles.brief}>
          {structure.done ? <Icon name="check" /> : lacks === null ? <Icon name="close" /> : `−${lacks}`}
        </span>
      </span>
    </span>
  );
}

export function Others({ view, seats, you, own, looked, active, last, onLook }: OthersProps) {
  const say = useWords();
  const others = view.seats.map((seat, i) => ({ seat, i })).filter(({ i }) => i !== own);
  if (others.length === 0) return null;
  const names = seats.map(({ name }) => name);
  return (
    <ul className={styles.others} aria-label={say("mono-others")} data-count={others.length}>
      {others.map(({ seat, i }) => {
        const turn = last.get(i);
        const label = [
          say("mono-look-at", { name: seats[i]?.name ?? "" }),
          say("points", { n: seat.score }),
          ...(seat.danger.ends ? [say("others-ends")] : []),
          levelStatus(say, view, seat),
          say("card-status", { card: view.structure.id, status: structureStatus(say, seat) }),
          ...SIDES.map((side) => wallLabel(say, side, seat.walls[side])),
          ...(turn ? [turnSentence(say, turn, names, you)] : []),
        ];
        return (
          <li key={i}>
            <button
              type="button"
              className={`${styles.other}${looked === i ? ` ${styles.on}` : ""}${active === i ? ` ${styles.event}` : ""}${
                seat.danger.ends ? ` ${styles.near}` : ""
              }`}
              aria-pressed={looked === i}
              aria-label={label.map((said) => said.replace(/\.$/, "")).join(". ")}
              onClick={() => onLook(looked === i ? own : i)}
            >
              <TowerPicture seat={seat} />
              <span className={styles.facts}>
                <span className={styles.name}>
                  {view.turn === i && <i className={styles.dot} />}
                  <span>{seats[i]?.name}</span>
                  <b>
                    <span className={styles.full}>{say("points", { n: seat.score })}</span>
                    <span className={styles.brief}>{seat.score}</span>
                  </b>
                </span>
                <Danger view={view} seat={seat} />
                <span className={styles.walls}>
                  {SIDES.map((side) => (
                    <span key={side}>
                      <Tile colour={seat.walls[side].colour} size={15} />
                      <Count wall={seat.walls[side]} />
                    </span>
                  ))}
                </span>
                {turn && (
                  <span className={styles.did} key={turn.n}>
                    <DeedPictures turn={turn} />
                    <DeedPoints turn={turn} />
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
