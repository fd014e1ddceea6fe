// A City: nine spaces, and before it is activated what each pair of row and column would bring.

import { useEffect, useId, useRef, useState } from "react";
import type { Choice, CrossAnswer, View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { useWords } from "../../words";
import { bring, useAdvisedInView } from "../bring";
import { CardFace } from "../cards/CardFace";
import { cx } from "../cards/cx";
import { Amounts, Sign } from "../cards/icons";
import { ThingDialog } from "../cards/reading";
import { type Names, type Thing, useNames } from "../names";
import type { Act } from "../say";
import styles from "./City.module.css";
import { actsBySlot, advisedPair, crossAt, isPair, type Pair, pairsOf, type Slot, slotsOf } from "./layout";
import { Piles } from "./Piles";
import plates from "./Plate.module.css";
import { Readout } from "./Readout";

interface CityProps {
  seat: number;
  view: View;
  /** Whether it is the viewer's: only then something can be chosen. */
  own: boolean;
  /** What the nine pairs would bring, where that is asked. */
  crosses: CrossAnswer[] | null;
  acts: readonly Act[];
  onAct(pick: number): void;
  /** Activate this pair. */
  onCross(row: number, column: number): void;
  /** A pair that has been chosen already; one chosen in secret is known from the view. */
  cross: Pair | null;
  compact?: boolean;
  /** The choice that a hint shows, and what it advises together with it. */
  advised?: Choice | null;
  next?: Record<string, unknown> | null | undefined;
}

/** Whether a choice is about a space of the City: its row, its column, or the space itself. */
function isAbout(choice: Choice | null, pair: Pair | null, { slot, row, column }: Slot): boolean {
  if (choice?.do === "row") return choice.row === row || pair?.column === column;
  if (choice?.do === "column") return choice.column === column;
  return choice !== null && "slot" in choice && choice.slot === slot;
}

export function City(props: CityProps) {
  const { seat, view, own, crosses, acts, onAct, onCross, cross, compact = false, advised = null, next } = props;
  const t = useWords();
  const names = useNames();
  const player = view.seats[seat];
  const [pointed, setPointed] = useState<Pair | null>(null);
  const [picked, setPicked] = useState<Pair | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const group = useId();
  const box = useRef<HTMLElement>(null);
  const at = picked && `${picked.row} ${picked.column}`;
  useAdvisedInView(box, advised);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pair is brought into view once.
  useEffect(() => {
    const part = box.current?.querySelector("[data-picked]");
    if (box.current && part) bring(box.current, part);
  }, [at]);
  if (!player || player.automa) return <p className={styles.none}>{t("city-automa")}</p>;

  const slots = slotsOf(player.city, player.lands);
  const pairs = own ? pairsOf(view, acts) : [];
  const elsewhere = acts.length > 0 && pairs.length === 0; // something else is asked, such as where the Capital lies
  const compared = own && crosses !== null && !compact && !elsewhere && !slots.some(({ space }) => space.active);
  const secret = typeof player.picked === "object" ? player.picked : null;
  const settled = cross ?? secret;
  const chosen = picked && pairs.some((pair) => isPair(pair, picked)) ? picked : settled;
  const shown = compared ? crossAt(crosses, pointed ?? picked ?? settled) : null;
  const lit = new Set(shown?.slots);
  const bySlot = own ? actsBySlot(acts) : new Map<number, Act[]>();
  const opened = slots.find(({ slot }) => slot === open) ?? null;
  const land = names.land(player.civilization);

  return (
    <section
      ref={box}
      className={cx(styles.city, compact && styles.compact, shown && styles.previewed)}
      aria-label={t("monumental-city-of", { land })}
    >
      <div className={styles.board}>
        <div className={styles.field}>
          <div className={styles.grid} onPointerLeave={() => setPointed(null)}>
            {slots.map((slot) => {
              const pair = { row: slot.row, column: slot.column };
              const found = compared ? crossAt(crosses, pair) : null;
              const todo = bySlot.get(slot.slot) ?? [];
              const lands = own && !shown ? slot.lands : 0;
              const meant = isAbout(advised, advisedPair(advised, next), slot);
              return (
                <div
                  key={slot.slot}
                  className={cx(
                    styles.cell,
                    shown && (lit.has(slot.slot) ? styles.lit : styles.unlit),
                    meant && styles.advised,
                  )}
                  data-advised={meant || undefined}
                  data-picked={isPair(picked, pair) || undefined}
                  onPointerEnter={(event) => event.pointerType === "mouse" && compared && setPointed(pair)}
                >
                  <Tablet
                    slot={slot}
                    lands={todo.length > 0 ? 0 : lands}
                    advised={meant}
                    onOpen={() => setOpen(slot.slot)}
                  />
                  {found && (
                    <CrossPlate
                      group={group}
                      cross={found}
                      checked={isPair(chosen, pair) || isPair(picked, pair)}
                      onPick={() => {
                        setPointed(null);
                        setPicked(pair);
                      }}
                    />
                  )}
                  {todo.length > 0 && (
                    <div className={plates.doing}>
                      <ActPlate acts={todo} onAct={onAct} onOpen={() => setOpen(slot.slot)} />
                      <Lands n={lands} />
                    </div>
                  )}
                </div>
              );
            })}
          </div>
        </div>
        <div className={styles.foot}>
          {compared && (shown || !advised) && (
            <Readout
              cross={shown}
              view={view}
              seat={seat}
              onConfirm={
                shown && pairs.some((pair) => isPair(pair, shown)) ? () => onCross(shown.row, shown.column) : null
              }
            />
          )}
          <Piles player={player} own={own} />
        </div>
        {opened && (
          <SlotDialog slot={opened} acts={bySlot.get(opened.slot) ?? []} onAct={onAct} onClose={() => setOpen(null)} />
        )}
      </div>
    </section>
  );
}

function cardsOf({ space }: Slot): Thing[] {
  return [space.card, space.knowledge].flatMap((id) => (id ? [{ what: "card", id } as const] : []));
}

/** What a screen reader hears of a space. */
function spaceLabel(t: ReturnType<typeof useWords>, names: Names, { space, slot, lands }: Slot): string {
  const unused = (space.effects?.length ?? 0) + (space.knowledge_effects?.length ?? 0);
  const state = space.active ? (space.stays ? "stays" : "active") : "rests";
  const parts = [
    t("city-space", { slot }),
    space.card ? names.card(space.card) : t("city-empty"),
    space.knowledge ? t("city-below", { name: names.card(space.knowledge) }) : "",
    state === "rests" ? "" : t("city-state", { state }),
    unused > 0 ? t("city-unused", { n: unused }) : "",
    lands > 0 ? t("city-lands", { n: lands }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** The card of a space with the Knowledge below it; tap it to read both. */
function Tablet({ slot, lands, advised, onOpen }: { slot: Slot; lands: number; advised: boolean; onOpen(): void }) {
  const t = useWords();
  const names = useNames();
  const { space } = slot;
  const things = cardsOf(slot);
  const next = lands > 0 && <Lands n={lands} />;
  const label = spaceLabel(t, names, slot);
  return (
    <button
      type="button"
      className={cx(styles.tablet, space.active && styles.active, things.length === 0 && styles.empty)}
      aria-label={advised ? `${label}. ${t("monumental-advised", { end: "goal" })}` : label}
      disabled={things.length === 0}
      onClick={onOpen}
    >
      {space.card && (
        <span className={styles.upper}>
          <CardFace card={space.card} active={space.active} left={space.effects} price={null} corner={next} grow />
        </span>
      )}
      {space.knowledge && (
        <span className={styles.lower}>
          <CardFace card={space.knowledge} size="tiny" active={space.active} left={space.knowledge_effects} />
        </span>
      )}
      {space.stays && (
        <span className={styles.stays} title={t("city-state", { state: "stays" })}>
          <Sign name="reinforce" />
        </span>
      )}
      {!space.card && next}
    </button>
  );
}

/** Which of the next cards comes to a space. */
function Lands({ n }: { n: number }) {
  const t = useWords();
  if (n === 0) return null;
  return (
    <span className={styles.lands} title={t("city-lands", { n })}>
      <Sign name="discard" />
      {n}
    </span>
  );
}

interface PlateProps {
  group: string;
  cross: CrossAnswer;
  checked: boolean;
  onPick(): void;
}

/** What the pair of row and column that meet here would bring; choose it here. */
function CrossPlate({ group, cross, checked, onPick }: PlateProps) {
  const t = useWords();
  const names = useNames();
  const { row, column, yields, effects, acquire, complete } = cross;
  const cards = acquire.length + (complete ? 1 : 0);
  const amounts = names.amounts({ ...yields }) || t("city-nothing");
  return (
    <label className={cx(plates.plate, checked && plates.chosen)}>
      <input
        type="radio"
        name={group}
        checked={checked}
        aria-label={t("city-cross", { row, column, amounts, effects: effects.length, cards })}
        onChange={onPick}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPick()}
        onClick={onPick}
      />
      <span className={plates.sum} aria-hidden="true">
        <Amounts of={yields} />
        <span className={plates.more}>
          {effects.length > 0 && (
            <span>
              <Sign name="once" />
              {effects.length}
            </span>
          )}
          {cards > 0 && (
            <span>
              <Sign name="cards" />
              {cards}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}

/** What can be done with a space now. */
function ActPlate({ acts, onAct, onOpen }: { acts: readonly Act[]; onAct(pick: number): void; onOpen(): void }) {
  const t = useWords();
  const [first] = acts;
  if (!first) return null;
  const alone = acts.length === 1;
  return (
    <button
      type="button"
      className={plates.act}
      aria-label={acts.map(({ label }) => label).join(", ")}
      title={alone ? first.label : undefined}
      onClick={() => (alone ? onAct(first.pick) : onOpen())}
    >
      <span className={plates.deal}>
        {t("city-do", { do: first.choice.do.replace("_", "-") })}
        {!alone && <span className={plates.number}>{acts.length}</span>}
      </span>
    </button>
  );
}

interface SlotDialogProps {
  slot: Slot;
  acts: readonly Act[];
  onAct(pick: number): void;
  onClose(): void;
}

function SlotDialog({ slot, acts, onAct, onClose }: SlotDialogProps) {
  const [thing, ...also] = cardsOf(slot);
  if (!thing) return null;
  const { card, effects, knowledge_effects } = slot.space;
  const left = card ? [effects, knowledge_effects] : [knowledge_effects];
  return (
    <ThingDialog thing={thing} also={also} left={left} onClose={onClose}>
      {acts.map((act) => (
        <div key={act.pick} className={styles.deed}>
          <Button
            kind="main"
            onClick={() => {
              onAct(act.pick);
              onClose();
            }}
          >
            {act.label}
          </Button>
          {act.choice.do === "use" && act.note && <p>{act.note}</p>}
        </div>
      ))}
    </ThingDialog>
  );
}
