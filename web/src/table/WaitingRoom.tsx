import { Suspense, useState } from "react";
import { api, nonce } from "../api";
import { gameOf } from "../games";
import { useMe } from "../me";
import { gameName, listNames, seatName } from "../names";
import { NAME_LENGTH, type SeatInfo, type Table } from "../protocol.gen";
import { actions, useTable } from "../store";
import { Button } from "../ui/Button";
import { Notice, Text } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Page } from "../ui/Page";
import { useLanguage, useWords } from "../words";
import { ConnectionBanner, RefusalToast } from "./Banner";
import { Chat } from "./Chat";
import { InviteLink } from "./Invite";
import { SeatBot } from "./SeatBot";
import seats from "./Seats.module.css";
import styles from "./WaitingRoom.module.css";

/** A table that waits for people: who is there, how to invite, and a seat to take. */
export function WaitingRoom({ table }: { table: Table }) {
  const t = useWords();
  const language = useLanguage();
  const me = useMe((state) => state.me);
  const { busy, fault, ask } = useAsk();
  const [name, setName] = useState(me?.name ?? "");
  const guests = useTable((data) => data.here.guests);
  const Wanted = gameOf(table.game)?.Wanted;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const kept = table.seats.some((seat) => seat.kind !== "open" && !seat.agreed);
  const seated = table.you.length > 0;
  const late = table.seats.filter((seat) => seat.kind !== "open" && !seat.agreed).map((seat) => seatName(t, seat));
  const waits =
    late.length > 0
      ? t("waiting-for-names", { names: listNames(language, late) })
      : free > 0 && t("waiting-for-seats", { n: free });
  const others = seated ? guests : guests - 1;
  const sit = (seat: number | null) =>
    ask(async () => {
      actions.show(await api.sit(table.id, { seat, name: name.trim() || null, nonce: nonce() }));
      actions.renew();
    });
  return (
    <Page title={table.name || gameName(t, table.game)}>
      <ConnectionBanner />
      <div className="ui-column">
        <section aria-labelledby="waiting-seats">
          <h2 id="waiting-seats">{kept && free === 0 ? t("rematch") : t("seats-free", { n: free })}</h2>
          <p className="ui-quiet">
            <strong>{waits}</strong>{" "}
            {kept ? t("waiting-rematch-text") : seated ? t("waiting-text") : t("waiting-sit-text")}{" "}
            {others > 0 && t("watching", { n: others })}
          </p>
          {table.hints === "all" && <p className="ui-quiet">{t("hints-allowed")}</p>}
          {Wanted && (
            <Suspense>
              <Wanted table={table} />
            </Suspense>
          )}
          {!seated && (
            <form
              className={`ui-row ${styles.sit}`}
              onSubmit={(event) => {
                event.preventDefault();
                void sit(null);
              }}
            >
              <Text
                label={t("your-name")}
                value={name}
                maxLength={NAME_LENGTH}
                autoComplete="nickname"
                onChange={setName}
              />
              <Button kind="main" type="submit" disabled={busy || free === 0}>
                {t("take-seat")}
              </Button>
            </form>
          )}
          {fault && <Notice kind="bad">{fault}</Notice>}
          <ul className={`${seats.seats} ${seats.waiting}`}>
            {table.seats.map((seat) => (
              <WaitingSeat key={seat.seat} table={table} seat={seat} busy={busy} ask={ask} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="waiting-invite">
          <h2 id="waiting-invite">{t("invite")}</h2>
          <InviteLink table={table} />
        </section>
        <section aria-labelledby="waiting-chat" className={styles.chat}>
          <h2 id="waiting-chat">{t("chat")}</h2>
          <Chat />
        </section>
      </div>
      <RefusalToast />
    </Page>
  );
}

interface WaitingSeatProps {
  table: Table;
  seat: SeatInfo;
  busy: boolean;
  ask(request: () => Promise<void>): Promise<void>;
}

function WaitingSeat({ table, seat, busy, ask }: WaitingSeatProps) {
  const t = useWords();
  const connected = useTable((data) => data.here.seats.includes(seat.seat));
  const yours = table.you.includes(seat.seat);
  const open = seat.kind === "open";
  return (
    <li className={open ? `${seats.seat} ${seats.open}` : seats.seat}>
      <Icon name={open ? "open" : seat.kind === "bot" ? "bot" : seat.kind === "local" ? "screen" : "person"} />
      <span className={seats.name}>
        {seatName(t, seat)}
        <small>
          {[
            yours && t("you"),
            seat.host && t("seat-host"),
            !open && !seat.agreed ? t("seat-kept") : seat.kind === "person" && !connected && t("seat-away"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      {!seat.agreed && table.host && !yours && <SeatBot table={table} seat={seat.seat} label={t("fill-with-bot")} />}
      {yours && seat.kind === "person" && (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => ask(async () => actions.show(await api.leave(table.id, seat.seat)))}
        >
          {t("leave-seat")}
        </Button>
      )}
    </li>
  );
}
