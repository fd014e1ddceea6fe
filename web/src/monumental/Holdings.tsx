// What a seat has at hand: resources, and whatever else is used in a turn.

import { type ReactNode, useState } from "react";
import type { Choice, View } from "../monumental.gen";
import { Dialog } from "../ui/Dialog";
import { useWords } from "../words";
import { ThingFace } from "./cards/CardFace";
import { cx } from "./cards/cx";
import { Icons, Resource, Sign } from "./cards/icons";
import { useReading } from "./cards/reading";
import { found, type IconRow } from "./content";
import styles from "./Holdings.module.css";
import { type Names, RESOURCES, useNames } from "./names";
import type { Act } from "./say";
import { Term } from "./Term";

interface HoldingsProps {
  view: View;
  seat: number;
  acts: readonly Act[];
  /** The choice that a hint shows. */
  advised?: Choice | null;
  onAct(pick: number): void;
  /** Opens the list of all cards. */
  onCards(): void;
}

/** Whether a choice is about something of a kind that the seat has, or about this one of them. */
function isAbout(choice: Choice | null, what: "policy" | "hero", ids: readonly string[]): boolean {
  return choice !== null && "what" in choice && choice.what === what && ids.includes(choice.id);
}

function isWonder(choice: Choice | null, card: string): boolean {
  return (choice?.do === "complete" || choice?.do === "section") && choice.card === card;
}

function isToken(choice: Choice | null, market: string, token: string | null): boolean {
  return choice?.do === "use_token" && choice.market === market && choice.token === token;
}

export function Holdings({ view, seat, acts, onAct, onCards, advised = null }: HoldingsProps) {
  const say = useWords();
  const names = useNames();
  const read = useReading();
  const [listed, setListed] = useState(false);
  const player = view.seats[seat];
  if (!player) return null;
  const { resources, wonder, hero, policies } = player;
  const toGo = wonder ? (wonder.now ?? wonder.price[1] ?? 0) : 0;
  const production = acts.find(({ choice }) => choice.do === "use_production");
  const tokens = player.market_tokens.filter((token) => !token.used);
  return (
    <section className={styles.holdings} aria-label={say("monumental-holdings")}>
      <ul className={styles.resources}>
        {RESOURCES.map((name) => (
          <li key={name}>
            <Term name={name}>
              <Resource of={name} n={resources[name]} />
            </Term>
          </li>
        ))}
        {resources.against_barbarians > 0 && (
          <li title={say("monumental-only-barbarians", { n: resources.against_barbarians })}>
            <Resource of="military" n={resources.against_barbarians} />
            <small>{say("monumental-only", { what: "barbarian" })}</small>
          </li>
        )}
        {resources.for_wonders > 0 && (
          <li title={say("monumental-only-wonders", { n: resources.for_wonders })}>
            <Resource of="production" n={resources.for_wonders} />
            <small>{say("monumental-only", { what: "wonder" })}</small>
          </li>
        )}
      </ul>
      <ul className={styles.things}>
        <li>
          <Chip label={say("monumental-all-cards")} onClick={onCards}>
            <Sign name="cards" />
          </Chip>
        </li>
        {wonder && (
          <li>
            <Chip
              label={say("monumental-chip-wonder", { name: names.card(wonder.card), n: toGo })}
              advised={isWonder(advised, wonder.card)}
              onClick={() => read({ what: "card", id: wonder.card })}
            >
              <Sign name="wonder" />
              <Resource of="production" n={toGo} />
            </Chip>
          </li>
        )}
        {hero && (
          <li>
            <Chip
              label={names.hero(hero.id)}
              advised={isAbout(advised, "hero", [hero.id])}
              onClick={() => read({ what: "hero", id: hero.id })}
            >
              <Sign name="hero" />
              {names.hero(hero.id)}
            </Chip>
          </li>
        )}
        {policies.length > 0 && (
          <li>
            <Chip
              label={say("monumental-own-policies", {
                n: policies.length,
                names: names.listed(policies.map(names.policy)),
              })}
              advised={isAbout(advised, "policy", policies)}
              onClick={() => setListed(true)}
            >
              <Sign name="policy" />
              {policies.length}
            </Chip>
          </li>
        )}
        {player.production_tokens > 0 && (
          <li>
            <Chip
              label={say("monumental-own-production", { n: player.production_tokens })}
              advised={advised?.do === "use_production"}
              {...(production ? { onClick: () => onAct(production.pick) } : {})}
            >
              {player.production_tokens}
              <span>×</span>
              <Sign name="token" />
              <Resource of="production" />
            </Chip>
          </li>
        )}
        {tokens.map(({ market, token }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike.
          <li key={i}>
            <Chip
              label={token === null ? names.market(market) : names.token(market, token)}
              advised={isToken(advised, market, token)}
              onClick={() => read({ what: "market", id: market })}
            >
              <Sign name="market" />
              {token === null ? names.market(market) : <Icons row={tokenRow(names, market, token)} />}
            </Chip>
          </li>
        ))}
      </ul>
      {listed && (
        <Dialog title={say("monumental-part", { part: "policies" })} onClose={() => setListed(false)}>
          <div className={styles.read}>
            {policies.map((id) => {
              const meant = isAbout(advised, "policy", [id]);
              return (
                <div key={id} className={cx(styles.policy, meant && styles.advised)}>
                  <ThingFace thing={{ what: "policy", id }} size="large" />
                </div>
              );
            })}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** What a Market token brings, as icons. */
function tokenRow({ content }: Names, market: string, token: string): IconRow {
  return found(content.markets, market).tokens.find(({ id }) => id === token)?.icons.effect?.[0] ?? [];
}

interface ChipProps {
  /** In words, for those who listen or point. */
  label: string;
  /** A hint shows it. */
  advised?: boolean;
  onClick?(): void;
  children: ReactNode;
}

function Chip({ label: plain, advised = false, onClick, children }: ChipProps) {
  const say = useWords();
  const label = advised ? `${plain}. ${say("monumental-advised", { end: "goal" })}` : plain;
  const look = { className: cx(styles.chip, advised && styles.advised), "data-advised": advised || undefined };
  if (!onClick) {
    return (
      <span {...look} title={label}>
        <span className="ui-unseen">{label}</span>
        <span aria-hidden="true">{children}</span>
      </span>
    );
  }
  return (
    <button type="button" {...look} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
