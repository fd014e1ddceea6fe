// What is on offer: the display with what leaves it, the basic piles, the Hero row; and what is to come.

import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import type { PricesAnswer, View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { useWords } from "../../words";
import { useAdvisedInView } from "../bring";
import { ThingFace } from "../cards/CardFace";
import { cx } from "../cards/cx";
import { Sign } from "../cards/icons";
import { ThingDialog } from "../cards/reading";
import { type Thing, useNames } from "../names";
import type { Act } from "../say";
import { Term } from "../Term";
import type { TermName } from "../terms";
import { Ahead, DeckTile, Monsters } from "./Ahead";
import styles from "./Display.module.css";
import { actsAgainst, actsOn, cardTag, heroTag, type Shelf as Source, type Tag } from "./offers";
import { PriceTag, priceSentence, priceWords } from "./PriceTag";

interface DisplayProps {
  view: View;
  /** What everything costs the viewer now. */
  prices: PricesAnswer | null;
  acts: readonly Act[];
  /** The choice that a hint shows. */
  advised?: Act | null;
  onAct(pick: number): void;
  compact?: boolean;
}

interface Offered {
  thing: Thing;
  from: Source | null;
  tag: Tag | null;
}

export function Display({ view, prices, acts, onAct, compact = false, advised = null }: DisplayProps) {
  const t = useWords();
  const names = useNames();
  const [open, setOpen] = useState<Offered | null>(null);
  const box = useRef<HTMLElement>(null);
  useAdvisedInView(box, advised);
  const falls = new Set(view.outlook.falls);
  const item = (offered: Offered, more: Partial<TileProps> = {}) => (
    <Tile
      key={`${offered.from} ${offered.thing.id}`}
      {...offered}
      {...more}
      able={actsOn(acts, offered.thing, offered.from).length > 0}
      advised={advised !== null && actsOn([advised], offered.thing, offered.from).length > 0}
      onOpen={() => setOpen(offered)}
    />
  );
  const opened = open && { ...open, acts: doable(acts, open) };
  return (
    <section ref={box} className={cx(styles.display, compact && styles.compact)} aria-label={t("monumental-display")}>
      <Ahead view={view} />
      <div className={styles.shelves}>
        <Shelf term="display" title={t("monumental-display")} n={view.display.flat().length + 0.5}>
          <div className={styles.rows}>
            <DeckTile view={view} />
            <div className={styles.lanes}>
              {view.display.map((row, n) => (
                <ul
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
                  key={n}
                  className={cx(styles.lane, row.length <= 3 && styles.three)}
                >
                  {row.map((offer, space) =>
                    offer ? (
                      item(
                        {
                          thing: { what: "card", id: offer.card },
                          from: "display",
                          tag: cardTag(names, offer, "display", prices),
                        },
                        { falls: falls.has(offer.card) ? view.outlook.unit : null },
                      )
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: spaces have no name but their place.
                      <li key={space} className={styles.gap} />
                    ),
                  )}
                </ul>
              ))}
            </div>
          </div>
        </Shelf>
        <Shelf term="basic-building" title={t("monumental-basics")} n={view.piles.length}>
          <ul className={cx(styles.lane, styles.three)}>
            {view.piles.map((pile) =>
              item(
                { thing: { what: "card", id: pile.card }, from: "pile", tag: cardTag(names, pile, "pile", prices) },
                { left: pile.left },
              ),
            )}
          </ul>
        </Shelf>
        {view.hero_row.length > 0 && (
          <Shelf term="hero" title={t("monumental-heroes")} n={view.hero_row.length}>
            <ul className={styles.lane}>
              {view.hero_row.map((hero) =>
                item({ thing: { what: "hero", id: hero.id }, from: null, tag: heroTag(hero, prices) }),
              )}
            </ul>
          </Shelf>
        )}
        {view.monsters.length > 0 && (
          <Shelf term="monster" title={t("monumental-monsters")} n={2}>
            <Monsters view={view} onOpen={(id) => setOpen({ thing: { what: "monster", id }, from: null, tag: null })} />
          </Shelf>
        )}
      </div>
      {opened && (
        <ThingDialog thing={opened.thing} onClose={() => setOpen(null)}>
          {opened.tag && opened.acts.length === 0 && (
            <p className={styles.sentence}>{priceSentence(t, names, opened.tag)}</p>
          )}
          {falls.has(opened.thing.id) && opened.from === "display" && (
            <p className={styles.falling}>
              <Sign name="discard" /> {t("city-falls-long", { unit: view.outlook.unit })}
            </p>
          )}
          {opened.acts.map((act) => (
            <Button
              key={act.pick}
              kind="main"
              onClick={() => {
                setOpen(null);
                onAct(act.pick);
              }}
            >
              {priced(act) ? t("city-buy", { label: act.label, cost: priceWords(t, names, act.choice) }) : act.label}
            </Button>
          ))}
        </ThingDialog>
      )}
    </section>
  );
}

/** Things on offer under a title; as wide as `n` of them. */
function Shelf({ term, title, n, children }: { term: TermName; title: string; n: number; children: ReactNode }) {
  return (
    <div className={styles.shelf} style={{ "--n": n } as CSSProperties}>
      <h3>
        <Term name={term}>{title}</Term>
      </h3>
      {children}
    </div>
  );
}

function doable(acts: readonly Act[], { thing, from }: Offered): Act[] {
  return thing.what === "monster" ? actsAgainst(acts, thing.id) : actsOn(acts, thing, from);
}

type Costly = Act & { choice: { cost: Tag["cost"]; gold: number } };

function priced(act: Act): act is Costly {
  return "cost" in act.choice;
}

interface TileProps extends Offered {
  /** Something can be done with it now. */
  able: boolean;
  /** A hint shows it. */
  advised: boolean;
  /** It leaves the display at the end of this turn, or round. */
  falls?: View["outlook"]["unit"] | null;
  /** How many there are of a pile. */
  left?: number;
  onOpen(): void;
}

function Tile({ thing, tag, able, advised, falls = null, left, onOpen }: TileProps) {
  const t = useWords();
  const names = useNames();
  const empty = left === 0;
  const said = [
    names.thing(thing),
    tag ? priceSentence(t, names, tag) : "",
    left === undefined ? "" : t("city-left", { n: left }),
    falls ? t("city-falls-long", { unit: falls }) : "",
    advised ? t("monumental-advised", { end: "goal" }) : "",
  ];
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={cx(styles.card, able && styles.able, advised && styles.advised, falls !== null && styles.falls)}
        data-advised={advised || undefined}
        aria-label={said.filter(Boolean).join(" ")}
        onClick={onOpen}
      >
        <ThingFace
          thing={thing}
          dim={empty}
          grow
          price={tag && !empty ? <PriceTag tag={tag} /> : undefined}
          mark={
            falls ? (
              <span className={styles.mark} title={t("city-falls-long", { unit: falls })}>
                <Sign name="discard" />
                <span>{t("city-falls")}</span>
              </span>
            ) : (
              left !== undefined && <span className={styles.left}>{`×${left}`}</span>
            )
          }
        />
      </button>
    </li>
  );
}
