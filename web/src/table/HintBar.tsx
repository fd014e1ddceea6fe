// The best choices, below the header: what each is, what may be expected of it, and why. The one that is chosen is shown
// on the board; nothing is played by that.

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Advised } from "../protocol.gen";
import { Button, IconButton } from "../ui/Button";
import { Icon } from "../ui/icons";
import { type Say, useLanguage, useWords } from "../words";
import styles from "./HintBar.module.css";
import { counted, reasonText, rounded } from "./reasons";
import type { Hint } from "./useHint";

interface HintBarProps {
  hint: Hint;
  /** The seats' names. */
  people: readonly string[];
  /** What a choice is, in words. */
  label(pick: number): string;
  /** Shows a choice on the board. */
  onShow(pick: number): void;
  /** Plays the one that is shown, where the board itself offers no button for it. */
  onPlay?(pick: number): void;
  onClose?(): void;
}

function expected(t: Say, { points, win }: Advised): string[] {
  const parts = [t("hint-expects", { n: rounded(points) })];
  return win === null ? parts : [...parts, t("hint-wins", { n: Math.round(win * 100) })];
}

/** The same in figures alone, where there is little room. */
function brief(language: string, { points, win }: Advised): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
  const share = new Intl.NumberFormat(language, { style: "percent" });
  return win === null ? number : `${number} · ${share.format(win)}`;
}

/** The button that asks for a hint, among what can be done. */
export function HintButton({ hint, className }: { hint: Hint; className?: string | undefined }) {
  const t = useWords();
  return (
    <button
      type="button"
      className={className ?? "ui-button"}
      aria-keyshortcuts="h"
      aria-label={t("hint")}
      title={t("hint")}
      disabled={!hint.may || hint.thinking}
      onClick={hint.ask}
    >
      <Icon name="bulb" /> <span>{t("hint")}</span>
    </button>
  );
}

export function HintBar(props: HintBarProps) {
  const { slot, thinking, advice, fault } = props.hint;
  if (!slot || !(thinking || advice || fault !== null)) return null;
  return createPortal(advice ? <Given {...props} advice={advice} /> : <Waiting hint={props.hint} />, slot);
}

function Waiting({ hint }: { hint: Hint }) {
  const t = useWords();
  return (
    <div className={styles.bar}>
      <p role="status" className={hint.thinking ? "ui-thinking" : undefined}>
        <Icon name="bulb" /> {hint.fault ?? t("hint-thinking")}
      </p>
      <IconButton icon="close" label={t("close")} onClick={hint.close} />
    </div>
  );
}

function Given({
  hint,
  advice,
  people,
  label,
  onShow,
  onPlay,
  onClose,
}: HintBarProps & { advice: readonly Advised[] }) {
  const t = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState(0);
  const show = useRef(onShow);
  show.current = onShow;
  const best = advice[0]?.pick;
  useEffect(() => {
    setChosen(0);
    if (best !== undefined) show.current(best);
  }, [best]);
  const now = advice[chosen];
  const why = (one: Advised) => counted(one.reasons).map((reason) => reasonText(t, reason, people));
  const told = advice.map((one, i) => `${i + 1}: ${[label(one.pick), ...expected(t, one), ...why(one)].join(", ")}.`);
  return (
    <section className={styles.bar} aria-label={t("hint-title")}>
      <h2 className="ui-unseen">{t("hint-title")}</h2>
      <p className="ui-unseen" role="status">
        {advice.length > 0 ? `${t("hint-title")}: ${told.join(" ")}` : t("hint-none")}
      </p>
      {advice.length === 0 && <p>{t("hint-none")}</p>}
      <ol className={styles.list}>
        {advice.map((one, i) => (
          <li key={one.pick}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={i === chosen}
              aria-label={`${i + 1}: ${[label(one.pick), ...expected(t, one)].join(", ")}`}
              onClick={() => {
                setChosen(i);
                onShow(one.pick);
              }}
            >
              <b aria-hidden="true">{i + 1}</b>
              <span className={styles.what}>{label(one.pick)}</span>
              <span className={styles.brief}>{brief(language, one)}</span>
              <span className={styles.worth}>
                {expected(t, one).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        icon="close"
        label={t("close")}
        onClick={() => {
          hint.close();
          onClose?.();
        }}
      />
      {now && (
        <div className={styles.why}>
          <p className={styles.now}>
            <b>{label(now.pick)}</b> <span>{expected(t, now).join(" · ")}</span>
          </p>
          <ul>
            {why(now).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {onPlay && (
            <Button kind="main" icon="check" disabled={!hint.may} onClick={() => onPlay(now.pick)}>
              {t("hint-do")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
