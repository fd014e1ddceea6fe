// What a seat has at hand: resources, and whatever else is used in a turn.

import type { View } from "../monumental.gen";
import { useWords } from "../words";
import { Resource } from "./cards/icons";
import { useReading } from "./cards/reading";
import styles from "./Holdings.module.css";
import { RESOURCES, useNames } from "./names";
import type { Act } from "./say";
import { Term } from "./Term";

interface HoldingsProps {
  view: View;
  seat: number;
  acts: readonly Act[];
  onAct(pick: number): void;
  /** Opens the list of all cards. */
  onCards(): void;
}

export function Holdings({ view, seat, acts, onAct, onCards }: HoldingsProps) {
  const say = useWords();
  const names = useNames();
  const read = useReading();
  const player = view.seats[seat];
  if (!player) return null;
  const { resources } = player;
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
          <Chip label={say("monumental-all-cards")} onClick={onCards} />
        </li>
        {player.wonder && (
          <li>
            <Chip
              label={say("monumental-chip-wonder", {
                name: names.card(player.wonder.card),
                n: player.wonder.now ?? player.wonder.price[1] ?? 0,
              })}
              onClick={() => read({ what: "card", id: player.wonder?.card ?? "" })}
            />
          </li>
        )}
        {player.hero && (
          <li>
            <Chip
              label={names.hero(player.hero.id)}
              onClick={() => read({ what: "hero", id: player.hero?.id ?? "" })}
            />
          </li>
        )}
        {player.policies.map((policy) => (
          <li key={policy}>
            <Chip label={names.policy(policy)} onClick={() => read({ what: "policy", id: policy })} />
          </li>
        ))}
        {player.production_tokens > 0 && (
          <li>
            <Chip
              label={say("monumental-own-production", { n: player.production_tokens })}
              {...(production ? { onClick: () => onAct(production.pick) } : {})}
            />
          </li>
        )}
        {tokens.map(({ market, token }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike.
          <li key={i}>
            <Chip
              label={token === null ? names.market(market) : names.token(market, token)}
              onClick={() => read({ what: "market", id: market })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ label, onClick }: { label: string; onClick?(): void }) {
  if (!onClick) return <span className={styles.chip}>{label}</span>;
  return (
    <button type="button" className={styles.chip} onClick={onClick}>
      {label}
    </button>
  );
}
