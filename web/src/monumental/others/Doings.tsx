// What happened while one waited: the Automa's cards, then what the others did. It opens by itself, stands beside the
// game, and goes as soon as one plays on; whoever wants to see a turn again asks for it.

import type { View } from "../../monumental.gen";
import { AutomaTurn } from "../automa/AutomaTurn";
import { automaTurn } from "../automa/acts";
import { cx } from "../cards/cx";
import { type Turn, turnsOfOthers } from "../turns";
import styles from "./Doings.module.css";
import { Recap } from "./Recap";

interface DoingsProps {
  view: View;
  turns: readonly Turn[];
  people: readonly string[];
  you: readonly number[];
  /** Whose last turn somebody wants to see again. */
  asked: number | null;
  /** Whether it opens by itself; otherwise only what is asked for is shown. */
  live: boolean;
  /** Whether there is little room: it stays folded while one has something to do. */
  small: boolean;
  /** Up to where everything has been seen, and how that changes. */
  seen: Seen;
  onSee(seen: Seen): void;
  reducedMotion: boolean;
  /** Where it stands. */
  className?: string | undefined;
  /** What was asked for has been seen. */
  onClose(): void;
}

/** The number of choices up to which the turns of the Automa, and of the others, have been seen. */
export interface Seen {
  automa: number;
  people: number;
}

/** The last turn of a seat in which it did something. */
export function lastTurn(turns: readonly Turn[], seat: number | null): Turn | null {
  return turns.findLast((turn) => turn.seat === seat && turn.deeds.length > 0) ?? null;
}

/** What to show of the turns from the moment `seen` on; nothing once the own turn is under way. */
export function freshTurns(turns: readonly Turn[], you: readonly number[], seen: number): Turn[] {
  const last = turns.at(-1);
  if (last && last.seat !== null && you.includes(last.seat) && last.deeds.length > 0) return [];
  return turnsOfOthers(turns, you).filter((turn) => turn.n >= seen);
}

export function Doings(props: DoingsProps) {
  const { view, turns, people, you, asked, live, small, seen, reducedMotion, className, onSee, onClose } = props;
  const robot = view.automa?.seat ?? null;
  const yours = view.turn !== null && you.includes(view.turn);
  const own = robot === null ? null : automaTurn(freshTurns(turns, you, seen.automa), robot);
  const done = freshTurns(turns, you, seen.people).filter((turn) => turn.seat !== robot);
  const wanted = asked === null ? null : lastTurn(turns, asked);
  const common = { view, people, you, reducedMotion };
  if (wanted) {
    const again =
      asked === robot ? (
        <AutomaTurn key={wanted.n} {...common} turn={wanted} onClose={onClose} />
      ) : (
        <Recap key={wanted.n} {...common} turns={[wanted]} onClose={onClose} />
      );
    return <div className={cx(styles.doings, className)}>{again}</div>;
  }
  if (!live) return null;
  if (own) {
    return (
      <div className={cx(styles.doings, className)}>
        <AutomaTurn
          key={own.n}
          {...common}
          turn={own}
          asking={yours && !own.over}
          small={yours && small}
          onClose={() => onSee({ ...seen, automa: own.n + 1 })}
        />
      </div>
    );
  }
  if (!yours || done.length === 0) return null;
  return (
    <div className={cx(styles.doings, className)}>
      <Recap
        key={done[0]?.n}
        {...common}
        turns={done}
        small={small}
        onClose={() => onSee({ ...seen, people: (done.at(-1)?.n ?? 0) + 1 })}
      />
    </div>
  );
}
