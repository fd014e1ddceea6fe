import { Suspense } from "react";
import { Link } from "wouter";
import { gameOf } from "../games";
import { seatName } from "../names";
import { SettingsDialog } from "../pages/Settings";
import type { Table } from "../protocol.gen";
import { actions } from "../store";
import { Confirm, Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/icons";
import { Loading } from "../ui/Page";
import { useWords } from "../words";
import { Fairness } from "./Fairness";
import { InviteDialog, SeatLinkDialog } from "./Invite";
import { KeySheet } from "./KeySheet";
import styles from "./Panels.module.css";

export type Panel = "menu" | "rules" | "keys" | "settings" | "invite" | "seat-link" | "fairness" | `resign-${number}`;

interface PanelsProps {
  panel: Panel | null;
  table: Table;
  onOpen(panel: Panel | null): void;
}

/** The windows of a table, one at a time. */
export function Panels({ panel, table, onOpen }: PanelsProps) {
  const t = useWords();
  const close = () => onOpen(null);
  switch (panel) {
    case null:
      return null;
    case "menu":
      return <Menu table={table} onOpen={onOpen} />;
    case "keys":
      return <KeySheet game={table.game} hints={table.hints !== "off" && table.you.length > 0} onClose={close} />;
    case "settings":
      return <SettingsDialog onClose={close} />;
    case "invite":
      return <InviteDialog table={table} onClose={close} />;
    case "seat-link":
      return <SeatLinkDialog table={table} onClose={close} />;
    case "fairness":
      return <Fairness table={table} onClose={close} />;
    case "rules": {
      const Rules = gameOf(table.game)?.Rules;
      return (
        <Dialog title={t("rules")} shape="side" onClose={close}>
          <Suspense fallback={<Loading />}>{Rules && <Rules heading="h3" />}</Suspense>
        </Dialog>
      );
    }
    default: {
      const seat = Number(panel.slice("resign-".length));
      return (
        <Confirm
          title={t("resign-ask")}
          text={t("resign-text")}
          confirm={t("resign")}
          kind="danger"
          onConfirm={() => actions.resign(seat)}
          onClose={close}
        />
      );
    }
  }
}

function Menu({ table, onOpen }: { table: Table; onOpen(panel: Panel | null): void }) {
  const t = useWords();
  const running = table.status === "running";
  const entries: [Panel, IconName, string][] = [
    ["rules", "book", t("rules")],
    ["keys", "keyboard", t("keys")],
    ["settings", "gear", t("settings")],
    ["invite", "link", t("invite-watch")],
  ];
  if (table.you.length > 0) entries.push(["seat-link", "screen", t("seat-link")]);
  entries.push(["fairness", "shield", t("fairness")]);
  if (running) {
    for (const seat of table.you) {
      const name = seatName(t, table.seats[seat]);
      entries.push([`resign-${seat}`, "flag", table.you.length > 1 ? t("resign-for", { name }) : t("resign")]);
    }
  }
  return (
    <Dialog title={t("menu")} shape="side" onClose={() => onOpen(null)}>
      <ul className={styles.menu}>
        {entries.map(([panel, icon, label]) => (
          <li key={panel}>
            <button type="button" onClick={() => onOpen(panel)}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
        <li>
          <Link to={`/table/${table.id}/replay`}>
            <Icon name="eye" />
            {t("replay")}
          </Link>
        </li>
        <li>
          <Link to="/">
            <Icon name="door" />
            {t("leave-table")}
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
