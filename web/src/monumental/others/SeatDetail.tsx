// Everything that a seat has, unfolded.

import type { ReactNode } from "react";
import type { Player, View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { useWords } from "../../words";
import { cx } from "../cards/cx";
import { Resource, Sign } from "../cards/icons";
import type { SignName } from "../drawings";
import { RESOURCES, useNames } from "../names";
import { ReadButton, TinyCard } from "./pictures";
import styles from "./SeatDetail.module.css";
import { outpostsOf, PARTS, soldiersOf } from "./standings";

interface SeatDetailProps {
  view: View;
  seat: number;
  name: string;
  onLook(): void;
  onRecap?: (() => void) | undefined;
}

export function SeatDetail({ view, seat, name, onLook, onRecap }: SeatDetailProps) {
  const t = useWords();
  const names = useNames();
  const player = view.seats[seat];
  if (!player) return null;
  const { resources, wonder, policies, wonders } = player;
  const none = <span className={styles.none}>{t("monumental-others-none")}</span>;
  return (
    <div className={styles.detail}>
      <div className={styles.acts}>
        {!player.automa && (
          <Button icon="eye" onClick={onLook}>
            {t("monumental-others-look", { name })}
          </Button>
        )}
        {onRecap && (
          <Button icon="redo" onClick={onRecap}>
            {t("monumental-others-recap")}
          </Button>
        )}
        {player.automa && <p className={styles.none}>{t("monumental-others-no-city")}</p>}
      </div>
      <Score player={player} />
      <dl className={styles.facts}>
        <Fact sign="gold" label={t("monumental-others-resources")}>
          <span className={styles.goods}>
            {RESOURCES.map((resource) => (
              <Resource key={resource} of={resource} n={resources[resource]} />
            ))}
          </span>
          {resources.against_barbarians > 0 && (
            <span>{t("monumental-only-barbarians", { n: resources.against_barbarians })}</span>
          )}
          {resources.for_wonders > 0 && <span>{t("monumental-only-wonders", { n: resources.for_wonders })}</span>}
        </Fact>
        <Fact sign="section" label={t("monumental-others-wonder")}>
          {wonder ? (
            <Item card={wonder.card} done={false}>
              {names.card(wonder.card)}
              {wonder.now !== null && (
                <small>{t("monumental-others-to-go", { amount: names.amount("production", wonder.now) })}</small>
              )}
            </Item>
          ) : (
            none
          )}
        </Fact>
        <Fact sign="wonder" label={t("monumental-others-wonders")}>
          {wonders.length === 0
            ? none
            : wonders.map(({ card, tile }) => (
                <Item key={card} card={card}>
                  {tile === null ? names.card(card) : t("monumental-others-at", { name: names.card(card), tile })}
                </Item>
              ))}
        </Fact>
        <Fact sign="policy" label={t("monumental-others-policies")}>
          {policies.length === 0
            ? none
            : policies.map((policy, n) => (
                <ReadButton key={policy} thing={{ what: "policy", id: policy }}>
                  <span className={styles.item}>
                    {names.policy(policy)}
                    {n === policies.length - 1 && n > 0 && !player.automa && (
                      <small>{t("monumental-others-acting")}</small>
                    )}
                  </span>
                </ReadButton>
              ))}
        </Fact>
        <Army view={view} seat={seat} player={player} />
        <Cards player={player} />
      </dl>
    </div>
  );
}

function Score({ player }: { player: Player }) {
  const t = useWords();
  const parts = PARTS.filter((part) => player.parts[part] !== 0);
  return (
    <dl className={styles.score} aria-label={t("monumental-others-points")}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t("monumental-score", { part: part.replace("_", "-") })}</dt>
          <dd>{player.parts[part]}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t("monumental-total")}</dt>
        <dd>{player.score}</dd>
      </div>
    </dl>
  );
}

function Army({ view, seat, player }: { view: View; seat: number; player: Player }) {
  const t = useWords();
  const names = useNames();
  const { units, warlord, hero, explorers, capital } = player;
  const where = (name: string, tile: string | null) =>
    tile === null
      ? t("monumental-others-off", { name })
      : tile === capital
        ? t("monumental-others-home", { name })
        : t("monumental-others-at", { name, tile });
  const built = outpostsOf(view, seat);
  return (
    <>
      <Fact sign="unit" label={t("monumental-others-army")}>
        <span className={styles.item}>
          {t("monumental-soldiers", { n: soldiersOf(view, seat) })}
          {units.soldiers > 0 && <small>{t("monumental-others-capital", { n: units.soldiers })}</small>}
        </span>
        <ReadButton thing={{ what: "warlord", id: player.civilization }}>
          <span className={styles.item}>{where(names.warlord(player.civilization), warlord)}</span>
        </ReadButton>
        {hero && (
          <ReadButton thing={{ what: "hero", id: hero.id }}>
            <span className={styles.item}>{where(names.hero(hero.id), hero.tile)}</span>
          </ReadButton>
        )}
        {built > 0 && (
          <span className={cx(styles.item, styles.loose)}>
            {t("monumental-others-built", { n: built })}
            <small>{t("monumental-own-outposts", { n: player.outposts })}</small>
          </span>
        )}
      </Fact>
      <Fact sign="explorer" label={t("monumental-others-explorers")}>
        <span className={styles.item}>{explorers.map(({ tile }) => tile ?? "–").join(" · ")}</span>
      </Fact>
    </>
  );
}

function Cards({ player }: { player: Player }) {
  const t = useWords();
  const names = useNames();
  const discard = Object.values(player.discard).reduce((sum, n) => sum + n, 0);
  const tokens = [
    player.production_tokens > 0 && t("monumental-own-production", { n: player.production_tokens }),
    player.market_tokens.length > 0 && t("monumental-own-tokens", { n: player.market_tokens.length }),
  ].filter(Boolean);
  return (
    <>
      {tokens.length + player.cities.length > 0 && (
        <Fact sign="token" label={t("monumental-others-tokens")}>
          {tokens.map((text) => (
            <span key={String(text)} className={styles.item}>
              {text}
            </span>
          ))}
          {player.cities.map((city) => (
            <ReadButton key={city} thing={{ what: "city", id: city }}>
              <span className={styles.item}>{names.city(city)}</span>
            </ReadButton>
          ))}
        </Fact>
      )}
      {player.slain.length > 0 && (
        <Fact sign="monster" label={t("monumental-score", { part: "monsters" })}>
          {player.slain.map((monster) => (
            <ReadButton key={monster} thing={{ what: "monster", id: monster }}>
              <span className={styles.item}>{names.monster(monster)}</span>
            </ReadButton>
          ))}
        </Fact>
      )}
      {!player.automa && (
        <Fact sign="cards" label={t("monumental-others-cards")}>
          <span className={styles.item}>{t("monumental-own-deck", { n: player.deck.size, m: discard })}</span>
          {player.passed && <span className={styles.item}>{t("monumental-own-passed")}</span>}
        </Fact>
      )}
    </>
  );
}

function Fact({ sign, label, children }: { sign: SignName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Sign name={sign} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Item({ card, done = true, children }: { card: string; done?: boolean; children: ReactNode }) {
  return (
    <ReadButton thing={{ what: "card", id: card }}>
      <span className={styles.item}>
        <TinyCard card={card} done={done} />
        <span>{children}</span>
      </span>
    </ReadButton>
  );
}
