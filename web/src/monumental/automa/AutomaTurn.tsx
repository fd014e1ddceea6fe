// The Automa's cards, one by one, with what each of them makes it do, at a pace one can set. It stands beside the game and
// never holds it up: whoever wants to play closes it, or just plays.

import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { View } from "../../monumental.gen";
import { PACES, type Pace, useSettings } from "../../settings";
import { Button, IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { CivBadge } from "../cards/civ";
import { cx } from "../cards/cx";
import { Icons } from "../cards/icons";
import { type AutomaData, found, useContent } from "../content";
import { type Hearer, tellEvents } from "../events";
import { useNames } from "../names";
import { DeedLine } from "../others/Deeds";
import type { Turn } from "../turns";
import styles from "./AutomaTurn.module.css";
import { type AutomaAct, automaActs, automaTurn, FOLDED, lasts, type Mode, mainEvents, modeOf } from "./acts";

interface AutomaTurnProps {
  view: View;
  /** The Automa's turn, as far as it has come. */
  turn: Turn;
  people: readonly string[];
  you: readonly number[];
  /** Whether the viewer has to decide something for it: then it makes room. */
  asking?: boolean;
  /** Whether there is little room: it makes room as well. */
  small?: boolean;
  /** Nothing goes on by itself. */
  reducedMotion: boolean;
  onClose(): void;
}

export function AutomaTurn(props: AutomaTurnProps) {
  const { view, turn, people, you, asking = false, small = false, reducedMotion, onClose } = props;
  const t = useWords();
  const names = useNames();
  const pace = useSettings((settings) => settings.automaPace);
  const acts = useMemo(() => automaActs(turn), [turn]);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const folded = (asking || small) && !unfolded;
  const act = acts[at];
  const last = at >= acts.length - 1;
  // A card whose deeds are still to come waits for them: the Automa may be asking somebody.
  const settled = turn.over || !last;
  const time = act && !reducedMotion ? lasts(pace, act.deeds.length) : null;
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (held || folded || time === null || !settled) return;
    const timer = setTimeout(() => (last ? close.current() : setAt(at + 1)), time);
    return () => clearTimeout(timer);
  }, [held, folded, time, settled, last, at]);
  // It does not stay over what one plays with: it can be seen again.
  const passing = folded && turn.over && !held;
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => close.current(), FOLDED);
    return () => clearTimeout(timer);
  }, [passing]);

  const seat = turn.seat ?? view.automa?.seat ?? 0;
  const name = people[seat] ?? "";
  const lands = view.seats.map(({ civilization }) => civilization);
  const hearer: Hearer = { people, lands, you, rounds: view.options.continuous };
  const once = pace === "once";
  const brief = [t("monumental-automa-cards", { n: acts.length }), ...tellEvents(names, hearer, mainEvents(acts))];
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <section
      className={cx(styles.turn, folded && styles.folded)}
      aria-label={t("monumental-automa-turn")}
      {...hold}
      {...focus}
    >
      <header className={styles.head}>
        <CivBadge land={lands[seat] ?? ""} />
        <h2>
          {t(turn.over ? "monumental-automa-has-played" : "monumental-automa-turn-of", { name })}{" "}
          {folded && <small>{asking ? t("monumental-automa-goes-on") : brief.join(" · ")}</small>}
        </h2>
        {folded && <IconButton icon="down" label={t("monumental-automa-unfold")} onClick={() => setUnfolded(true)} />}
        <IconButton icon="close" label={t("monumental-automa-close")} onClick={onClose} />
      </header>
      {!folded && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
          <div className={styles.body} tabIndex={0} role="log" aria-live="off" aria-label={t("monumental-automa-turn")}>
            <Cards
              view={view}
              turn={turn}
              acts={acts}
              only={once ? null : at}
              land={lands[seat] ?? ""}
              hearer={hearer}
            />
          </div>
          <footer className={styles.foot}>
            <PaceChoice pace={pace} />
            {!once && (
              <>
                <IconButton
                  icon="back"
                  label={t("monumental-automa-back")}
                  disabled={at === 0}
                  onClick={() => setAt(at - 1)}
                />
                {last ? (
                  <Button kind="main" onClick={onClose}>
                    {t("monumental-automa-done")}
                  </Button>
                ) : (
                  <Button kind="main" icon="forward" onClick={() => setAt(at + 1)}>
                    {t("monumental-automa-next")}
                  </Button>
                )}
              </>
            )}
            {once && (
              <Button kind="main" onClick={onClose}>
                {t("monumental-automa-done")}
              </Button>
            )}
          </footer>
        </>
      )}
      {time !== null && settled && !held && !folded && (
        <span
          key={`${at} ${time}`}
          className={styles.clock}
          style={{ animationDuration: `${time}ms` }}
          aria-hidden="true"
        />
      )}
    </section>
  );
}

interface CardsProps {
  view: View;
  turn: Turn;
  acts: readonly AutomaAct[];
  /** The only one to be shown; null for all. */
  only: number | null;
  land: string;
  hearer: Hearer;
}

function Cards({ view, turn, acts, only, land, hearer }: CardsProps) {
  const content = useContent();
  // Those that wait have been turned up already.
  const all = acts.length + (turn.over ? 0 : (view.automa?.waiting.length ?? 0));
  return acts.map(
    (act, at) =>
      (only === null || only === at) && (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no name but their place.
          key={`${turn.n} ${at}`}
          act={act}
          n={at + 1}
          all={all}
          mode={modeOf(acts, at, (card) => content.automa.get(card)?.icons.base ?? [])}
          land={land}
          hearer={hearer}
          over={turn.over || at < acts.length - 1}
        />
      ),
  );
}

/** Where others have a City the Automa has its cards: those of its latest turn. */
export function AutomaBoard({
  view,
  turns,
  people,
  you,
}: Omit<AutomaTurnProps, "turn" | "onClose" | "reducedMotion"> & { turns: readonly Turn[] }) {
  const t = useWords();
  const seat = view.automa?.seat ?? 0;
  const turn = automaTurn(turns, seat);
  const lands = view.seats.map(({ civilization }) => civilization);
  if (!turn) return <p className={styles.other}>{t("monumental-others-no-city")}</p>;
  return (
    <section className={styles.body} aria-label={t("monumental-automa-turn")}>
      <Cards
        view={view}
        turn={turn}
        acts={automaActs(turn)}
        only={null}
        land={lands[seat] ?? ""}
        hearer={{ people, lands, you, rounds: view.options.continuous }}
      />
    </section>
  );
}

interface CardProps {
  act: AutomaAct;
  n: number;
  all: number;
  land: string;
  hearer: Hearer;
  /** Whether all that comes of it has been told. */
  over: boolean;
  mode: Mode;
}

function Card({ act, n, all, land, hearer, over, mode }: CardProps) {
  const t = useWords();
  const content = useContent();
  const names = useNames();
  const card = found(content.automa, act.card);
  const leader = [...content.warlords.values()].find(({ civilization }) => civilization === land);
  const special = card.kind !== null && card.kind === leader?.kind;
  return (
    <article className={styles.act}>
      <p className={styles.nth}>{t("monumental-automa-nth", { n, all })}</p>
      <div className={styles.card}>
        {mode !== "special" && (
          <Part
            card={card}
            part="base"
            label={t(mode === "twice" ? "monumental-automa-twice" : "monumental-automa-base")}
          />
        )}
        {mode === "special" && <Part card={card} part="special" label={t("monumental-automa-only")} />}
        {mode === "plain" && special && (
          <Part card={card} part="special" label={t("monumental-automa-special", { warlord: names.warlord(land) })} />
        )}
        {mode === "plain" && !special && card.special_text && (
          <p className={styles.other}>{t("monumental-automa-other")}</p>
        )}
      </div>
      <div className={styles.does}>
        <h3>{t("monumental-automa-does")}</h3>
        {act.deeds.length === 0 && (
          <p className={styles.other}>
            {act.drew.length > 0
              ? t("monumental-automa-drew", { n: act.drew.length })
              : t(over ? "monumental-automa-nothing" : "monumental-automa-thinks")}
          </p>
        )}
        <ol>
          {act.deeds.map((deed, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no name but their place.
            <li key={i}>
              <DeedLine deed={deed} hearer={hearer} />
            </li>
          ))}
        </ol>
        {!over && act.deeds.length > 0 && <p className={styles.other}>{t("monumental-automa-goes-on")}</p>}
      </div>
    </article>
  );
}

function Part({ card, part, label }: { card: AutomaData; part: "base" | "special"; label: string }) {
  const rows = card.icons[part] ?? [];
  return (
    <div className={cx(styles.part, part === "special" && styles.special)}>
      <h3>{label}</h3>
      <p className={styles.icons}>
        {rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
          <Icons key={n} row={row} />
        ))}
      </p>
      <p>{part === "base" ? card.base_text : card.special_text}</p>
    </div>
  );
}

/** How fast the Automa's cards go by. */
export function PaceChoice({ pace }: { pace: Pace }) {
  const t = useWords();
  const id = useId();
  const set = useSettings((settings) => settings.set);
  return (
    <span className={styles.pace}>
      <label htmlFor={id}>{t("monumental-automa-pace")}</label>
      <select id={id} value={pace} onChange={(event) => set({ automaPace: event.target.value as Pace })}>
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`monumental-automa-pace-${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
