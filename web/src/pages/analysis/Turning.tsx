// A turning point: whose choice, what it cost, what would have been better and why, and playing on from there.

import { type CSSProperties, Suspense, useId } from "react";
import { api } from "../../api";
import { gameOf } from "../../games";
import type { Table, TurningPoint } from "../../protocol.gen";
import { sayReason } from "../../table/reasons";
import { usePlayOn } from "../../table/usePlayOn";
import { Button, IconButton } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { useLoad } from "../../ui/hooks";
import { useWords } from "../../words";
import styles from "./analysis.module.css";
import { sayCost, sayLost, sayValue } from "./values";

interface TurningProps {
  table: Table;
  point: TurningPoint;
  alone: boolean;
  names: readonly string[];
  colour: string | undefined;
  open: boolean;
  here: boolean;
  onOpen(): void;
  onShow(): void;
}

export function Turning({ point, alone, names, colour, open, here, onOpen, ...rest }: TurningProps) {
  const t = useWords();
  const name = names[point.seat] ?? "";
  return (
    <li className={styles.turning} style={{ "--seat": colour } as CSSProperties} aria-current={here || undefined}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={onOpen}>
        <svg width="12" height="10" aria-hidden="true">
          <path className={styles.mark} d="M1 0.5h10l-5 9z" />
        </svg>
        <span>{t("analysis-at", { turn: point.turn, name })}</span>
        <b className={styles.lost}>
          <span aria-hidden="true">{sayLost(t, point.lost, alone)}</span>
          <span className="ui-unseen">{sayCost(t, point.lost, alone)}</span>
        </b>
      </button>
      {open && <Body point={point} alone={alone} names={names} {...rest} />}
    </li>
  );
}

function Body({ table, point, alone, names, onShow }: Omit<TurningProps, "open" | "here" | "colour" | "onOpen">) {
  const t = useWords();
  const about = useId();
  const { busy, fault, start } = usePlayOn(table);
  const before = useLoad(`${table.id} ${point.n}`, () => api.step(table.id, point.n));
  const Words = gameOf(table.game)?.ChoiceWords;
  const said = (choice: Record<string, unknown>) =>
    Words && before.value ? (
      <Suspense fallback="…">
        <Words choice={choice} view={before.value.view} seat={point.seat} people={names} />
      </Suspense>
    ) : (
      "…"
    );
  return (
    <div className={styles.body}>
      <dl>
        <dt>{t("analysis-played")}</dt>
        <dd>{said(point.choice)}</dd>
        <dd className={styles.value}>{sayValue(t, point.got, alone)}</dd>
        <dt>{t("analysis-better")}</dt>
        <dd className={styles.better}>{said(point.best)}</dd>
        <dd className={styles.value}>{sayValue(t, point.kept, alone)}</dd>
      </dl>
      {point.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t("analysis-reasons")}>
          {point.reasons.map((reason) => (
            <li key={`${reason.kind} ${JSON.stringify(reason.about)}`}>{sayReason(t, reason, names)}</li>
          ))}
        </ul>
      )}
      <div className={styles.deeds}>
        <Button icon="tower" aria-describedby={about} disabled={busy} onClick={() => start(point.n, point.seat)}>
          {t("play-on")}
        </Button>
        <IconButton icon="eye" label={t("analysis-show")} onClick={onShow} />
      </div>
      <p id={about} className="ui-quiet">
        {t("analysis-play-on", { others: alone ? "no" : "yes", name: names[point.seat] ?? "" })}
      </p>
      {fault && <Notice kind="bad">{fault}</Notice>}
    </div>
  );
}
