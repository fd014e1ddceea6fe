// Everybody at the table, always in sight: one line each, unfolding to everything they have.

import { useId, useState } from "react";
import type { Player, View } from "../../monumental.gen";
import { IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { useWords } from "../../words";
import { CivBadge } from "../cards/civ";
import { cx } from "../cards/cx";
import { Sign } from "../cards/icons";
import { useNames } from "../names";
import { Dominance, SIGNS } from "./Dominance";
import styles from "./Others.module.css";
import { SeatDetail } from "./SeatDetail";
import { DOMINANCES, leadsIn } from "./standings";

interface OthersProps {
  view: View;
  people: readonly string[];
  you: readonly number[];
  /** "list": a line each, unfolding in place. "strip": as small as can be, unfolding into a window. */
  shape?: "list" | "strip";
  /** Whether the Dominances are one line until somebody wants to see them. */
  folded?: boolean;
  /** Opens the City of a seat. */
  onLook(seat: number): void;
  /** Shows what a seat did in its last turn, where that is known. */
  recap(seat: number): (() => void) | undefined;
}

/** Who plays now: whose turn it is, or who settles before the first; nobody once it is over. */
export function playing({ turn, seat, round }: Pick<View, "turn" | "seat" | "round">): number | null {
  if (turn === null) return null;
  return round === 0 && turn >= 0 ? turn : seat;
}

/** How everybody stands, as small as can be. */
export function Scores({ view, people }: Pick<OthersProps, "view" | "people">) {
  const t = useWords();
  const now = playing(view);
  return view.seats.map(({ civilization, score }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
    <span key={seat} className={cx(styles.score, seat === now && styles.on)}>
      <CivBadge land={civilization} />
      <span aria-hidden="true">{score}</span>
      <span className="ui-unseen">
        {people[seat]}, {t("points", { n: score })}
      </span>
    </span>
  ));
}

export function Others({ view, people, you, shape = "list", folded = false, onLook, recap }: OthersProps) {
  const t = useWords();
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  // Whoever has unfolded it, or folded it, finds it so.
  const [unfolds, setUnfolds] = useState<boolean | null>(null);
  const strip = shape === "strip";
  const all = view.seats.length;
  const now = playing(view);
  const away = (then: () => void) => () => {
    if (strip) setOpen(null);
    then();
  };
  const detail = (seat: number) => {
    const last = recap(seat);
    return (
      <SeatDetail
        view={view}
        seat={seat}
        name={people[seat] ?? ""}
        onLook={away(() => onLook(seat))}
        onRecap={last && away(last)}
      />
    );
  };
  const turned = (by: number) => setOpen(((open ?? 0) + by + all) % all);
  return (
    <section className={cx(styles.others, strip && styles.strip)} aria-label={t("monumental-others")}>
      <ul className={styles.seats}>
        {view.seats.map((player, seat) => {
          const unfolded = open === seat;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} className={cx(styles.seat, seat === now && styles.now)}>
              <button
                type="button"
                className={styles.line}
                aria-expanded={unfolded}
                aria-controls={strip ? undefined : `${id}-${seat}`}
                aria-haspopup={strip ? "dialog" : undefined}
                onClick={() => setOpen(unfolded ? null : seat)}
              >
                <Line
                  view={view}
                  seat={seat}
                  player={player}
                  name={people[seat] ?? ""}
                  own={you.length === 1 && you[0] === seat}
                />
              </button>
              {!strip && unfolded && (
                <div id={`${id}-${seat}`} className={styles.detail}>
                  {detail(seat)}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!strip && all > 1 && (
        <div className={styles.dominance}>
          <Dominance view={view} people={people} you={you} open={unfolds ?? !folded} onOpen={setUnfolds} />
        </div>
      )}
      {strip && open !== null && (
        <Dialog shape="side" title={people[open] ?? ""} onClose={() => setOpen(null)}>
          <div className={styles.window}>
            {all > 1 && (
              <div className={styles.turner}>
                <IconButton icon="back" label={t("monumental-others-before")} onClick={() => turned(-1)} />
                <span className={styles.land}>
                  <CivBadge land={view.seats[open]?.civilization ?? ""} />
                  <Land view={view} seat={open} />
                </span>
                <IconButton icon="forward" label={t("monumental-others-after")} onClick={() => turned(1)} />
              </div>
            )}
            {detail(open)}
            {all > 1 && <Dominance view={view} people={people} you={you} />}
          </div>
        </Dialog>
      )}
    </section>
  );
}

function Land({ view, seat }: { view: View; seat: number }) {
  return useNames().land(view.seats[seat]?.civilization ?? "");
}

interface LineProps {
  view: View;
  seat: number;
  player: Player;
  name: string;
  own: boolean;
}

function Line({ view, seat, player, name, own }: LineProps) {
  const t = useWords();
  const names = useNames();
  const leads = leadsIn(view, seat);
  return (
    <>
      <span className={styles.badge}>
        <CivBadge land={player.civilization} />
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        <small>
          {names.land(player.civilization)}
          {own && ` · ${t("you")}`}
          {player.wonder && (
            <span className={styles.wonder}>
              <Sign name="section" />
              <span className="ui-unseen">{t("monumental-others-wonder")}: </span>
              {names.card(player.wonder.card)}
            </span>
          )}
        </small>
      </span>
      <span className={styles.counts}>
        {DOMINANCES.map((what) => {
          const n = view.outlook.dominance[what].counts[seat] ?? 0;
          const most = leads.includes(what);
          return (
            <span key={what} className={cx(styles.count, most && styles.most)}>
              <Sign name={SIGNS[what]} />
              <span aria-hidden="true">{n}</span>
              <span className="ui-unseen">
                {t("monumental-others-count", { what, n })}
                {most && `, ${t("monumental-others-most")}`}
              </span>
              {most && <Icon name="crown" />}
            </span>
          );
        })}
      </span>
      <span className={styles.crowns} aria-hidden="true">
        {leads.length > 0 && (
          <>
            <Icon name="crown" />
            {leads.length}
          </>
        )}
      </span>
      <span className={styles.points}>
        <span aria-hidden="true">{player.score}</span>
        <span className="ui-unseen">{t("points", { n: player.score })}</span>
      </span>
      <span className={styles.fold}>
        <Icon name="down" />
      </span>
    </>
  );
}
