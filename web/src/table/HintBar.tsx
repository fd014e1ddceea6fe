// The best choices, below the header: what each is, what may be expected of it, and why. The one that is chosen is shown
// on the board; nothing is played by that. Where there is little room, the first reason stands for all, until more is
// asked for.

import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Advised } from "../protocol.gen";
import { Button, IconButton } from "../ui/Button";
import { Icon } from "../ui/icons";
import { type Say, useLanguage, useWords } from "../words";
import styles from "./HintBar.module.css";
import { counted, figures, inPoints, reasonText } from "./reasons";
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

function expected(t: Say, advised: Advised): string[] {
  const { points, percent } = figures(advised);
  const parts = [t("hint-expects", { n: points })];
  return percent === null ? parts : [...parts, t("hint-wins", { n: percent })];
}

/** The same in figures alone, where there is little room. */
function brief(language: string, advised: Advised): string[] {
  const { points, percent } = figures(advised);
  const share = new Intl.NumberFormat(language, { style: "percent" });
  const number = new Intl.NumberFormat(language).format(points);
  return percent === null ? [number] : [number, share.format(percent / 100)];
}

const BUTTON = "[data-hint-button]";

/** The button that asks for a hint, among what can be done. While one is looked for it keeps the focus. */
export function HintButton({ hint, className }: { hint: Hint; className?: string | undefined }) {
  const t = useWords();
  return (
    <button
      type="button"
      className={className ?? "ui-button"}
      aria-keyshortcuts="h"
      aria-label={t("hint")}
      title={t("hint")}
      disabled={!hint.may}
      aria-disabled={hint.thinking || undefined}
      data-hint-button
      // A click without a pointer is a key.
      onClick={({ detail }) => !hint.thinking && hint.ask(detail === 0)}
    >
      <Icon name="bulb" /> <span>{t("hint")}</span>
    </button>
  );
}

/** Closes the bar, by its button or by Escape, and takes the focus back to where it came from. */
function useClose({ hint, onClose }: HintBarProps): () => void {
  const close = useRef(() => {});
  close.current = () => {
    const within = document.activeElement?.closest(`.${styles.bar}`);
    hint.close();
    onClose?.();
    if (!within) return;
    requestAnimationFrame(() => {
      // One that is not to be seen takes no focus.
      for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
        button.focus({ preventScroll: true });
        if (document.activeElement === button) return;
      }
    });
  };
  useEffect(() => {
    // Windows, and what lies over the board, come first.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return useCallback(() => close.current(), []);
}

export function HintBar(props: HintBarProps) {
  const { slot, thinking, advice, fault } = props.hint;
  if (!slot || !(thinking || advice || fault !== null)) return null;
  return createPortal(advice ? <Given {...props} advice={advice} /> : <Waiting {...props} />, slot);
}

function Waiting(props: HintBarProps) {
  const t = useWords();
  const close = useClose(props);
  const { thinking, fault } = props.hint;
  return (
    <div className={styles.bar}>
      <p role="status" className={thinking ? "ui-thinking" : undefined}>
        <Icon name="bulb" /> {fault ?? t("hint-thinking")}
      </p>
      <IconButton icon="close" label={t("close")} onClick={close} />
    </div>
  );
}

function Given(props: HintBarProps & { advice: readonly Advised[] }) {
  const { hint, advice, people, label, onShow, onPlay } = props;
  const t = useWords();
  const language = useLanguage();
  const close = useClose(props);
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const show = useRef(onShow);
  show.current = onShow;
  const best = advice[0]?.pick;
  const enter = useRef(hint.enter);
  enter.current = hint.enter;
  useEffect(() => {
    setChosen(0);
    if (best !== undefined) show.current(best);
    if (enter.current) list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [best]);
  const now = advice[chosen];
  const why = (one: Advised) => counted(one.reasons).map((reason) => reasonText(t, reason, people));
  const than = (one: Advised) => (inPoints(one.reasons) ? [t("hint-than")] : []);
  const told = advice.map(
    (one, i) => `${i + 1}. ${[label(one.pick), ...expected(t, one), ...why(one), ...than(one)].join(", ")}.`,
  );
  const reasons = now ? why(now) : [];
  return (
    <section className={styles.bar} aria-label={t("hint-title")} data-open={open || undefined}>
      <h2 className="ui-unseen">{t("hint-title")}</h2>
      <p className="ui-unseen" role="status">
        {advice.length > 0 ? t("hint-told", { told: told.join(" ") }) : t("hint-none")}
      </p>
      {advice.length === 0 && <p>{t("hint-none")}</p>}
      <ol className={styles.list} ref={list}>
        {advice.map((one, i) => (
          <li key={one.pick}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={i === chosen}
              aria-label={`${i + 1}. ${[label(one.pick), ...expected(t, one)].join(", ")}`}
              onClick={() => {
                setChosen(i);
                onShow(one.pick);
              }}
            >
              <b aria-hidden="true">{i + 1}</b>
              <span className={styles.what}>{label(one.pick)}</span>
              <span className={styles.brief}>
                {brief(language, one).map((figure) => (
                  <span key={figure}>{figure}</span>
                ))}
              </span>
              <span className={styles.worth}>
                {expected(t, one).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {now && (
        <span className={styles.more}>
          <IconButton icon="down" label={t("hint-more")} aria-expanded={open} onClick={() => setOpen(!open)} />
        </span>
      )}
      <IconButton icon="close" label={t("close")} onClick={close} />
      {now && (
        <div className={styles.why}>
          <p className={styles.short}>
            {onPlay && <b>{label(now.pick)}</b>}
            <span className={styles.figures}>{brief(language, now).join(" · ")}</span>
            <span title={than(now)[0]}>{reasons[0]}</span>
          </p>
          <div className={styles.whole}>
            <p className={styles.now}>
              <b>{label(now.pick)}</b> <span>{expected(t, now).join(" · ")}</span>
            </p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {than(now).map((text) => (
              <p key={text} className={styles.than}>
                {text}
              </p>
            ))}
          </div>
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
