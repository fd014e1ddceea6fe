// A turning point: whose choice, what it cost, what would have been better and why, and playing on from there.

import { type CSSProperties, Suspense, useEffect, useId, useRef } from "react";
import { api } from "../../api";
import { gameOf } from "../../games";
import type { Table, TurningPoint } from "../../protocol.gen";
import { counted, reasonText } from "../../table/reasons";
import { usePlayOn } from "../../table/usePlayOn";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { useLoad } from "../../ui/hooks";
import { Icon } from "../../ui/icons";
import { type Say, useWords } from "../../words";
import styles from "./analysis.module.css";
import { SeatLine } from "./SeatLine";
import { sayCost, sayLost, sayValue } from "./values";

/** What the board shows of a turning point: the choice that was made, or the better one. */
export type Shown = "played" | "better";

export interface Opened {
  point: TurningPoint;
  /** Whether points count, as for a player who is alone. */
  alone: boolean;
  shows: Shown;
}

/** The choice that the board shows. */
export const choiceOf = ({ point, shows }: Opened) => (shows === "better" ? point.best : point.choice);

const both: readonly Shown[] = ["played", "better"];

const worthOf = (t: Say, point: TurningPoint, which: Shown, alone: boolean) =>
  sayValue(t, which === "better" ? point.kept : point.got, alone);

interface TurningProps {
  table: Table;
  point: TurningPoint;
  alone: boolean;
  names: readonly string[];
  colour: string | undefined;
  /** What is shown of it; null where it is folded. */
  shows: Shown | null;
  here: boolean;
  /** Whether the panel covers the board. */
  covers: boolean;
  onOpen(): void;
  onShow(which: Shown): void;
}

export function Turning({ point, alone, names, colour, shows, here, onOpen, ...rest }: TurningProps) {
  const t = useWords();
  const name = names[point.seat] ?? "";
  const head = useRef<HTMLButtonElement>(null);
  const unfolded = shows !== null;
  // What was unfolded above it is folded then: it would slide away.
  useEffect(() => {
    if (unfolded) head.current?.scrollIntoView({ block: "nearest" });
  }, [unfolded]);
  return (
    <li
      className={styles.turning}
      style={{ "--seat": colour } as CSSProperties}
      data-open={unfolded || undefined}
      aria-current={here || undefined}
    >
      <button ref={head} type="button" className={styles.head} aria-expanded={unfolded} onClick={onOpen}>
        <Icon name="down" />
        <span className={styles.whose}>
          <SeatLine seat={point.seat} />
          {t("analysis-at", { turn: point.turn, name })}
        </span>
        <b className={styles.lost}>
          <span aria-hidden="true">{sayLost(t, point, alone)}</span>
          <span className="ui-unseen">{sayCost(t, point, alone)}</span>
        </b>
      </button>
      {shows !== null && <Body point={point} alone={alone} names={names} shows={shows} here={here} {...rest} />}
    </li>
  );
}

type BodyProps = Omit<TurningProps, "shows" | "colour" | "onOpen"> & { shows: Shown };

function Body({ table, point, alone, names, shows, here, covers, onShow }: BodyProps) {
  const t = useWords();
  const about = useId();
  const { busy, fault, start } = usePlayOn(table);
  const before = useLoad(`${table.id} ${point.n}`, () => api.step(table.id, point.n));
  return (
    <div className={styles.body}>
      <fieldset className={styles.pair}>
        <legend className="ui-unseen">{t("analysis-on-board")}</legend>
        {both.map((which) => (
          <button
            key={which}
            type="button"
            className={styles.choice}
            data-choice={which}
            aria-pressed={here && which === shows}
            onClick={() => onShow(which)}
          >
            <Icon name="eye" />
            <span>{t(`analysis-${which}`)}</span>
            <b>{worthOf(t, point, which, alone)}</b>
            <span className={styles.words}>
              <Said table={table} opened={{ point, alone, shows: which }} view={before.value?.view} names={names} />
            </span>
          </button>
        ))}
      </fieldset>
      {(covers || !here) && (
        <Button icon="eye" onClick={() => onShow(shows)}>
          {t("analysis-show")}
        </Button>
      )}
      {point.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t("analysis-reasons")}>
          {counted(point.reasons).map((reason) => (
            <li key={`${reason.kind} ${JSON.stringify(reason.about)}`}>{reasonText(t, reason, names)}</li>
          ))}
        </ul>
      )}
      <Button icon="tower" aria-describedby={about} disabled={busy} onClick={() => start(point.n, point.seat)}>
        {t("analysis-play-on", { turn: point.turn })}
      </Button>
      <p id={about} className="ui-quiet">
        {t("analysis-play-on-text", { others: alone ? "no" : "yes", name: names[point.seat] ?? "" })}
      </p>
      {fault && <Notice kind="bad">{fault}</Notice>}
    </div>
  );
}

interface SaidProps {
  table: Table;
  opened: Opened;
  /** The position before the choice. */
  view: Record<string, unknown> | undefined;
  names: readonly string[];
}

function Said({ table, opened, view, names }: SaidProps) {
  const Words = gameOf(table.game)?.ChoiceWords;
  if (!Words || !view) return "…";
  return (
    <Suspense fallback="…">
      <Words choice={choiceOf(opened)} view={view} seat={opened.point.seat} people={names} />
    </Suspense>
  );
}

interface PointBarProps extends SaidProps {
  onShow(which: Shown): void;
  onAnalysis(): void;
}

/** Above the board, where the analysis is not beside it: which choice of a turning point is shown there. */
export function PointBar({ table, opened, view, names, onShow, onAnalysis }: PointBarProps) {
  const t = useWords();
  return (
    <section className={styles.bar} aria-label={t("analysis-on-board")}>
      <div className={styles.pair}>
        {both.map((which) => (
          <button
            key={which}
            type="button"
            className={styles.choice}
            data-choice={which}
            aria-pressed={which === opened.shows}
            onClick={() => onShow(which)}
          >
            <span>{t(`analysis-${which}`)}</span>
            <b>{worthOf(t, opened.point, which, opened.alone)}</b>
          </button>
        ))}
      </div>
      <button type="button" className="ui-icon-button" aria-label={t("analysis")} onClick={onAnalysis}>
        <Icon name="chart" />
      </button>
      <p role="status">
        <Said table={table} opened={opened} view={view} names={names} />
      </p>
    </section>
  );
}
