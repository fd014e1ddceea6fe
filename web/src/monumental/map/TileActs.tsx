// Everything that can be done at a tile, as buttons that say the whole act and what it costs.

import { Fragment, type ReactNode } from "react";
import type { Choice, Marcher } from "../../monumental.gen";
import { Icon } from "../../ui/icons";
import { useWords } from "../../words";
import { Amounts } from "../cards/icons";
import type { Act } from "../say";
import type { Place } from "./places";
import { SignIcon } from "./signs";
import styles from "./TileActs.module.css";

interface ActsProps {
  tile: string;
  place: Place;
  /** Who would march to a conquest, and the same in words. */
  march: Marcher[];
  marchText: string;
  /** The act that a hint shows: it comes first, and no other is as loud. */
  advised: number | null;
  onAct(pick: number): void;
  /** Conquer with just the Units that are shown; without it they are always chosen one by one. */
  onConquer: ((tile: string, march: Marcher[]) => void) | undefined;
}

export function TileActs({ tile, place, march, marchText, advised, onAct, onConquer }: ActsProps) {
  const t = useWords();
  const first = (acts: readonly Act[]) => [...acts].sort((a, b) => +(b.pick === advised) - +(a.pick === advised));
  const [here, out] = [first(place.here), first(place.out)];
  const meant = (acts: readonly Act[]) => acts[0] !== undefined && acts[0].pick === advised;
  const conquest = here.find(({ choice }) => choice.do === "conquer");
  const send = conquest && march.length > 0 ? onConquer : undefined;
  const loud = (act: Act) => (meant(here) || meant(out) ? act.pick === advised : act === conquest || here.length === 1);
  const button = (act: Act) =>
    send && act === conquest ? (
      <Fragment key={act.pick}>
        <ActButton label={act.label} loud={loud(act)} advised={act.pick === advised} onClick={() => send(tile, march)}>
          <Price choice={act.choice} note="" />
          <small className={styles.march}>{marchText}</small>
        </ActButton>
        <ActButton label={t("monumental-map-choose-units")} onClick={() => onAct(act.pick)} />
      </Fragment>
    ) : (
      <ActButton
        key={act.pick}
        label={act.label}
        loud={loud(act)}
        advised={act.pick === advised}
        onClick={() => onAct(act.pick)}
      >
        <Price choice={act.choice} note={act.note} />
      </ActButton>
    );
  const theirs = here.length > 0 && <ul className={styles.acts}>{here.map(button)}</ul>;
  const away = out.length > 0 && (
    <>
      <h4 className={styles.heading}>{t("monumental-map-out-of-here")}</h4>
      <ul className={styles.acts}>
        {out.map((act) => (
          <ActButton
            key={act.pick}
            label={act.label}
            loud={act.pick === advised}
            advised={act.pick === advised}
            onClick={() => onAct(act.pick)}
          >
            {act.note && <small>{act.note}</small>}
          </ActButton>
        ))}
      </ul>
    </>
  );
  return (
    <>
      {meant(out) && away}
      {theirs}
      {!meant(out) && away}
    </>
  );
}

interface ButtonProps {
  label: string;
  /** The one that is meant most likely. */
  loud?: boolean;
  /** Whether a hint shows it. */
  advised?: boolean;
  onClick(): void;
  children?: ReactNode;
}

function ActButton({ label, loud = false, advised = false, onClick, children }: ButtonProps) {
  const t = useWords();
  return (
    <li>
      <button
        type="button"
        className={loud ? styles.loud : styles.act}
        data-advised={advised || undefined}
        onClick={onClick}
      >
        <b>
          {advised && <Icon name="bulb" />} {label}
        </b>
        {children}
        {advised && <span className="ui-unseen">{t("monumental-advised", { end: "goal" })}</span>}
      </button>
    </li>
  );
}

// Their notes tell of the tile, which its sheet does already.
const TOLD: ReadonlySet<string> = new Set([
  "capital",
  "deploy",
  "destroy",
  "explore",
  "lose",
  "march",
  "place",
  "province",
  "sail",
  "shelter",
  "to",
  "walk",
] satisfies Choice["do"][]);

/** What an act costs, else what there is to be noted about it. */
function Price({ choice, note }: { choice: Choice; note: string }) {
  const t = useWords();
  if ("cost" in choice && Object.values(choice.cost).some(Boolean)) {
    return (
      <small className={styles.price}>
        {choice.do === "conquer" && (
          <>
            <span aria-hidden="true">{choice.units}</span>
            <span className="ui-unseen">{t("monumental-map-units", { n: choice.units })}</span>
            <SignIcon name="soldier" className={styles.sign} />
          </>
        )}
        <Amounts of={choice.cost} />
        {choice.gold > 0 && t("monumental-map-gold-for", { n: choice.gold })}
      </small>
    );
  }
  return note && !TOLD.has(choice.do) ? <small>{note}</small> : null;
}
