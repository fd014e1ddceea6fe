// The other towers, always in sight: each opens large when it is chosen.

import type { SeatInfo } from "../../protocol.gen";
import { useWords } from "../../words";
import { type MonolythView, SIDES } from "../types";
import { TowerPicture } from "./pictures";
import { structureStatus } from "./StructureCard";
import { Tile } from "./Tile";
import { Count, wallLabel } from "./Walls";

interface OthersProps {
  view: MonolythView;
  seats: SeatInfo[];
  own: number;
  looked: number;
  /** Whose event is being shown. */
  active: number | null;
  onLook(seat: number): void;
}

export function Others({ view, seats, own, looked, active, onLook }: OthersProps) {
  const say = useWords();
  const others = view.seats.map((seat, i) => ({ seat, i })).filter(({ i }) => i !== own);
  if (others.length === 0) return null;
  return (
    <ul className="mono-others" aria-label={say("mono-others")}>
      {others.map(({ seat, i }) => {
        const label = [
          say("mono-look-at", { name: seats[i]?.name ?? "" }),
          say("points", { n: seat.score }),
          ...SIDES.map((side) => wallLabel(say, side, seat.walls[side])),
          say("card-status", { card: view.structure.id, status: structureStatus(say, seat) }),
        ];
        return (
          <li key={i}>
            <button
              type="button"
              className={`mono-other${looked === i ? " is-on" : ""}${active === i ? " is-event" : ""}`}
              aria-pressed={looked === i}
              aria-label={label.join(". ")}
              onClick={() => onLook(looked === i ? own : i)}
            >
              <TowerPicture seat={seat} />
              <span className="mono-other-facts">
                <span className="mono-other-name">
                  {view.turn === i && <i className="mono-turn-dot" />}
                  <span>{seats[i]?.name}</span>
                  <b>{say("points", { n: seat.score })}</b>
                </span>
                <span className="mono-other-walls">
                  {SIDES.map((side) => (
                    <span key={side}>
                      <Tile colour={seat.walls[side].colour} size={15} />
                      <Count wall={seat.walls[side]} />
                    </span>
                  ))}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
