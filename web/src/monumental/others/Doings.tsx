// What happened while one waited: the Automa's cards, then what the others did. It opens by itself, stands beside the
// game, and goes as soon as one plays on; whoever wants to see a turn again asks for it.

import { useState } from "react";
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
  /** How many choices have been played. */
  played: number;
  people: readonly string[];
  you: readonly number[];
  /** Whose last turn somebody wants to see again. */
  asked: number | null;
  reducedMotion: boolean;
  /** Where it stands. */
  className?: string | undefined;
  /** What was asked for has been seen. */
  onSeen(): void;
}

/** What to show of the turns from the moment `seen` on; nothing once the own turn is under way. */
export function freshTurns(turns: readonly Turn[], you: readonly number[], seen: number): Turn[] {
  const last = turns.at(-1);
  if (last && last.seat !== null && you.includes(last.seat) && last.deeds.length > 0) return [];
  return turnsOfOthers(turns, you).filter((turn) => turn.n >= seen);
}

export function Doings({ view, turns, played, people, you, asked, reducedMotion, className, onSeen }: DoingsProps) {
  // Whoever comes to a table takes it as it is.
  const [seen, setSeen] = useState({ automa: played, people: played });
  const robot = view.automa?.seat ?? null;
  const yours = view.turn !== null && you.includes(view.turn);
  const own = robot === null ? null : automaTurn(freshTurns(turns, you, seen.automa), robot);
  const done = freshTurns(turns, you, seen.people).filter((turn) => turn.seat !== robot);
  const wanted = turns.findLast((turn) => turn.seat === asked && turn.deeds.length > 0) ?? null;
  const common = { view, people, you, reducedMotion };
  if (asked !== null && wanted) {
    const again =
      asked === robot ? (
        <AutomaTurn key={wanted.n} {...common} turn={wanted} onClose={onSeen} />
      ) : (
        <Recap key={wanted.n} {...common} turns={[wanted]} onClose={onSeen} />
      );
    return <div className={cx(styles.doings, className)}>{again}</div>;
  }
  if (own) {
    return (
      <div className={cx(styles.doings, className)}>
        <AutomaTurn
          key={own.n}
          {...common}
          turn={own}
          asking={yours && !own.over}
          onClose={() => setSeen({ ...seen, automa: own.n + 1 })}
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
        onClose={() => setSeen({ ...seen, people: (done.at(-1)?.n ?? 0) + 1 })}
      />
    </div>
  );
}
