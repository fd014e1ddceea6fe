import { useState } from "react";
import { api } from "../api";
import { seatName } from "../names";
import type { Table } from "../protocol.gen";
import { actions } from "../store";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { Qr, ShareLink } from "../ui/Share";
import { useWords } from "../words";
import styles from "./Invite.module.css";

export function tableUrl(id: string): string {
  return `${location.origin}/table/${id}`;
}

/** The link to the table, for guests and for whoever takes an open seat. */
export function InviteLink({ table }: { table: Table }) {
  const t = useWords();
  const url = tableUrl(table.id);
  return (
    <div className={styles.invite}>
      <Qr text={url} label={t("qr-label")} />
      <div className="ui-stack">
        <p>{table.status === "open" ? t("invite-text") : t("invite-watch-text")}</p>
        <ShareLink label={t("invite-link")} url={url} title={t("app-name")} />
      </div>
    </div>
  );
}

export function InviteDialog({ table, onClose }: { table: Table; onClose(): void }) {
  const t = useWords();
  return (
    <Dialog title={t("invite")} onClose={onClose}>
      <InviteLink table={table} />
    </Dialog>
  );
}

/** Private links: whoever has one plays the seat. They are fetched only when asked for. */
export function SeatLinkDialog({ table, onClose }: { table: Table; onClose(): void }) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  const [urls, setUrls] = useState<Record<number, string>>({});
  const [voided, setVoided] = useState<string | null>(null);
  const fetchLink = async (seat: number) => {
    const { path } = await api.seatLink(table.id, seat);
    setUrls((known) => ({ ...known, [seat]: new URL(path, location.origin).href }));
  };
  const makeVoid = async (seat: number) => {
    actions.show(await api.voidLink(table.id, seat));
    setVoided(seatName(t, table.seats[seat]));
  };
  const others = table.host ? table.seats.filter((one) => one.kind === "person" && !table.you.includes(one.seat)) : [];
  return (
    <Dialog title={t("seat-link")} onClose={onClose}>
      <div className="ui-stack">
        <p>{t("seat-link-text")}</p>
        {table.you.map((seat) => {
          const url = urls[seat];
          return url ? (
            <div className={styles.invite} key={seat}>
              <Qr text={url} label={t("seat-qr-label", { name: seatName(t, table.seats[seat]) })} />
              <div className="ui-stack">
                <ShareLink label={t("seat-link")} url={url} title={t("app-name")} />
                <Button
                  disabled={busy}
                  onClick={() =>
                    ask(async () => {
                      await makeVoid(seat);
                      await fetchLink(seat);
                    })
                  }
                >
                  {t("seat-link-renew")}
                </Button>
              </div>
            </div>
          ) : (
            <div className="ui-row" key={seat}>
              <Button icon="link" disabled={busy} onClick={() => ask(() => fetchLink(seat))}>
                {t("seat-link-show", { name: seatName(t, table.seats[seat]) })}
              </Button>
            </div>
          );
        })}
        {others.map((one) => (
          <div className="ui-row" key={one.seat}>
            <Button disabled={busy} onClick={() => ask(() => makeVoid(one.seat))}>
              {t("seat-link-void", { name: seatName(t, one) })}
            </Button>
          </div>
        ))}
        {voided && <Notice>{t("seat-link-voided", { name: voided })}</Notice>}
        {fault && <Notice kind="bad">{fault}</Notice>}
      </div>
    </Dialog>
  );
}
