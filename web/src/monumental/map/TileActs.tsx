// Everything that can be done at a tile, as buttons that say the whole act and what it costs.

import type { ReactNode } from "react";
import type { Choice, Marcher } from "../../monumental.gen";
import { useWords } from "../../words";
import { Amounts } from "../cards/icons";
import type { Place } from "./places";
import { SignIcon } from "./signs";
import styles from "./TileActs.module.css";

interface ActsProps {
  tile: string;
  place: Place;
  /** Who would march to a conquest, and the same in words. */
  march: Marcher[];
  marchText: string;
  onAct(pick: number): void;
  /** Conquer with just the Units that are shown; without it they are always chosen one by one. */
  onConquer: ((tile: string, march: Marcher[]) => void) | undefined;
}

export function TileActs({ tile, place: { here, out }, march, marchText, onAct, onConquer }: ActsProps) {
  const t = useWords();
  const conquest = here.find(({ choice }) => choice.do === "conquer");
  const send = conquest && march.length > 0 ? onConquer : undefined;
  return (
    <>
      {here.length > 0 && (
        <ul className={styles.acts}>
          {send && conquest && (
            <ActButton label={conquest.label} loud onClick={() => send(tile, march)}>
              <Price choice={conquest.choice} note="" />
              <small className={styles.march}>{marchText}</small>
            </ActButton>
          )}
          {here.map((act) =>
            send && act === conquest ? (
              <ActButton key={act.pick} label={t("monumental-map-choose-units")} onClick={() => onAct(act.pick)} />
            ) : (
              <ActButton
                key={act.pick}
                label={act.label}
                loud={act === conquest || here.length === 1}
                onClick={() => onAct(act.pick)}
              >
                <Price choice={act.choice} note={act.note} />
              </ActButton>
            ),
          )}
        </ul>
      )}
      {out.length > 0 && (
        <>
          <h4 className={styles.heading}>{t("monumental-map-out-of-here")}</h4>
          <ul className={styles.acts}>
            {out.map(({ pick, label, note }) => (
              <ActButton key={pick} label={label} onClick={() => onAct(pick)}>
                {note && <small>{note}</small>}
              </ActButton>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ButtonProps {
  label: string;
  /** The one that is meant most likely. */
  loud?: boolean;
  onClick(): void;
  children?: ReactNode;
}

function ActButton({ label, loud = false, onClick, children }: ButtonProps) {
  return (
    <li>
      <button type="button" className={loud ? styles.loud : styles.act} onClick={onClick}>
        <b>{label}</b>
        {children}
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
