// Small pictures of what was done: beside a sentence, never instead of it.

import type { ReactNode } from "react";
import type { Event } from "../../monumental.gen";
import { civ } from "../cards/civ";
import { cx } from "../cards/cx";
import { Sign } from "../cards/icons";
import { useReading } from "../cards/reading";
import { useContent } from "../content";
import type { SignName } from "../drawings";
import { type Thing, useNames } from "../names";
import type { Deed } from "../turns";
import styles from "./pictures.module.css";

const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A City from far: the spaces that were activated. */
function Grid({ active }: { active: ReadonlySet<number> }) {
  return (
    <span className={styles.grid} aria-hidden="true">
      {SLOTS.map((slot) => (
        <i key={slot} className={active.has(slot) ? styles.lit : undefined} />
      ))}
    </span>
  );
}

/** A card from far: its kind, and its Era as the edge. */
export function TinyCard({ card, done = true }: { card: string; done?: boolean }) {
  const data = useContent().cards.get(card);
  return (
    <span className={cx(styles.card, !done && styles.half)} data-era={data?.deck} aria-hidden="true">
      <Sign name={data?.kind ?? "cards"} />
    </span>
  );
}

interface ReadButtonProps {
  thing: Thing;
  /** Whether the keyboard stops there: long lists are passed by. */
  keyboard?: boolean;
  /** What is in it does not speak: its name does. */
  mute?: boolean;
  children: ReactNode;
}

/** Whatever can be read when it is tapped. */
export function ReadButton({ thing, keyboard = true, mute = false, children }: ReadButtonProps) {
  const read = useReading();
  const names = useNames();
  return (
    <button
      type="button"
      className={styles.read}
      title={names.thing(thing)}
      tabIndex={keyboard ? undefined : -1}
      onClick={() => read(thing)}
    >
      {children}
      {mute && <span className="ui-unseen">{names.thing(thing)}</span>}
    </button>
  );
}

/** A Province from far, in the colour of who has it now. */
export function TinyTile({ tile, land }: { tile: string; land: string | undefined }) {
  const { colour, ink } = civ(land ?? "");
  return (
    <svg className={styles.tile} viewBox="0 0 40 36" aria-hidden="true" focusable="false">
      <path d="M10.5 1.5h19L39 18l-9.5 16.5h-19L1 18z" style={{ fill: colour }} />
      <text x="20" y="18.5" style={{ fill: ink }}>
        {tile}
      </text>
    </svg>
  );
}

function Disc({ sign }: { sign: SignName }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      <Sign name={sign} />
    </span>
  );
}

const SIGNS: Partial<Record<Event["kind"], SignName>> = {
  gained: "gold",
  lost: "hoard",
  exchanged: "exchange",
  stepped: "explorer",
  collected: "token",
  visited: "market",
  kept: "market",
  redeemed: "market",
  claimed: "market",
  moved: "unit",
  marched: "unit",
  outpost: "outpost",
  razed: "outpost",
  destroyed: "destroy",
  looted: "barbarian",
  returned: "hero",
  walked: "monster",
  passed: "home",
  shuffled: "shuffle",
  ending: "until",
  over: "check",
  settled: "home",
};

interface DeedPictureProps {
  deed: Deed;
  lands: readonly string[];
  /** What is on it can be read: with the keyboard too, or by tapping only. */
  reads?: "keyboard" | "tap" | "no";
}

/** The picture of a deed, by the event it is about. */
export function DeedPicture({ deed, lands, reads = "no" }: DeedPictureProps) {
  const head = deed.events.find(({ kind }) => kind === deed.head);
  const thing = ({ what, id }: Thing, picture: ReactNode) =>
    reads === "no" ? (
      picture
    ) : (
      <ReadButton thing={{ what, id }} keyboard={reads === "keyboard"} mute>
        {picture}
      </ReadButton>
    );
  const card = (id: string, done = true) => thing({ what: "card", id }, <TinyCard card={id} done={done} />);
  switch (head?.kind) {
    case "cross":
    case "activated": {
      const lit = deed.events.flatMap((event) => (event.kind === "activated" ? [event.slot] : []));
      return <Grid active={new Set(lit)} />;
    }
    case "begun":
      return card(head.card, false);
    case "acquired":
    case "completed":
    case "drawn":
    case "archived":
    case "discarded":
    case "reinforced":
      return card(head.card);
    case "automa":
      return <Disc sign="cards" />;
    case "used":
    case "copied":
      return head.what === "card" ? card(head.id) : thing(head, <Disc sign={head.what} />);
    case "developed":
      return thing({ what: "policy", id: head.policy }, <Disc sign="policy" />);
    case "recruited":
      return thing({ what: "hero", id: head.hero }, <Disc sign="hero" />);
    case "monster":
    case "attacked":
    case "defeated":
      return thing({ what: "monster", id: head.monster }, <Disc sign="monster" />);
    case "conquered":
    case "settled":
      return <TinyTile tile={head.tile} land={lands[head.seat]} />;
    default:
      return <Disc sign={(head && SIGNS[head.kind]) ?? "special"} />;
  }
}
