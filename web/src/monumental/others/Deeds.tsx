// Deeds as lines: a picture, what was done in words, and what it cost and brought as icons.

import { Fragment } from "react";
import type { Event } from "../../monumental.gen";
import { cx } from "../cards/cx";
import { Amounts } from "../cards/icons";
import { type Hearer, tellEvents } from "../events";
import { type Names, useNames } from "../names";
import { arrivals, balance, type Deed } from "../turns";
import styles from "./Deeds.module.css";
import { DeedPicture } from "./pictures";

const GOODS = new Set<Event["kind"]>(["gained", "paid", "lost"]);

/** Whether icons say it: what the seat itself gains and pays, for whatever it likes. */
function inIcons(event: Event, seat: number | null): boolean {
  return GOODS.has(event.kind) && "seat" in event && event.seat === seat && !("for" in event && event.for);
}

/** What a deed is in words, without what icons say of it. */
export function deedWords(names: Names, hearer: Hearer, deed: Deed): string[] {
  const { head, seat } = deed;
  const about = deed.events.filter(({ kind }) => kind === head);
  const rest = deed.events.filter(
    // Cards that are drawn and used are discarded: everybody knows.
    (event) => event.kind !== head && !inIcons(event, seat) && !(head === "drawn" && event.kind === "discarded"),
  );
  const tokens = rest.flatMap((event) => (event.kind === "collected" ? [event.tile] : []));
  // What it is about comes first; several tokens are told of together.
  const told = [...arrivals(about), ...(tokens.length > 1 ? rest.filter(({ kind }) => kind !== "collected") : rest)];
  // Cards that are drawn to be used are for all to see: that is what such a deed is about.
  const open = head === "drawn" && seat !== null && !hearer.you.includes(seat);
  const lines = tellEvents(names, open ? { ...hearer, you: [...hearer.you, seat] } : hearer, told);
  if (tokens.length > 1 && seat !== null) {
    const who = hearer.you.length === 1 && hearer.you[0] === seat ? "you" : "other";
    const tiles = tokens.join(", ");
    lines.push(
      names.say("monumental-recap-collected", { who, name: hearer.people[seat] ?? "", n: tokens.length, tiles }),
    );
  }
  return lines;
}

/** What was gained and paid on the way: first what it cost. */
export function DeedAmounts({ events, seat }: { events: readonly Event[]; seat: number | null }) {
  const own = events.filter((event) => inIcons(event, seat));
  const [paid, gained] = [own.filter(({ kind }) => kind !== "gained"), own.filter(({ kind }) => kind === "gained")];
  const cost = Object.fromEntries([...balance(paid, seat)].map(([name, n]) => [name, -n]));
  if (own.length === 0) return null;
  return (
    <span className={styles.amounts}>
      {paid.length > 0 && <Amounts of={cost} mark="−" />}
      {gained.length > 0 && <Amounts of={Object.fromEntries(balance(gained, seat))} mark="+" />}
    </span>
  );
}

/** What is left of it all. */
export function NetAmounts({ events, seat }: { events: readonly Event[]; seat: number | null }) {
  const net = [...balance(events, seat)];
  return (
    <span className={styles.amounts}>
      <Amounts of={Object.fromEntries(net.filter(([, n]) => n > 0))} mark="+" />
      <Amounts of={Object.fromEntries(net.filter(([, n]) => n < 0).map(([name, n]) => [name, -n]))} mark="−" />
    </span>
  );
}

interface DeedLineProps {
  deed: Deed;
  hearer: Hearer;
  /** The deed that is on stage. */
  now?: boolean;
  /** One of very many: the keyboard passes its picture by. */
  brief?: boolean;
}

export function DeedLine({ deed, hearer, now = false, brief = false }: DeedLineProps) {
  const names = useNames();
  const words = deedWords(names, hearer, deed);
  return (
    <div className={cx(styles.deed, now && styles.now)}>
      <span className={styles.picture}>
        <DeedPicture deed={deed} lands={hearer.lands} reads={brief ? "tap" : "keyboard"} />
      </span>
      <span className={styles.words}>
        {words.map((sentence, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name but their place.
          <Fragment key={n}>
            {n > 0 && " "}
            <span className={n === 0 ? undefined : styles.more}>{sentence}</span>
          </Fragment>
        ))}{" "}
        <DeedAmounts events={deed.events} seat={deed.seat} />
      </span>
    </div>
  );
}
