import type { Step, Table } from "../protocol.gen";
import { actions, useTable } from "../store";
import { useWords } from "../words";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { Tabs } from "./Tabs";

export type SideTab = "log" | "chat";

interface SideTabsProps {
  table: Table;
  steps: readonly Step[];
  first?: SideTab;
}

/** The log and the chat, one at a time. */
export function SideTabs({ table, steps, first = "log" }: SideTabsProps) {
  const t = useWords();
  const unread = useTable((data) => data.unread);
  return (
    <Tabs
      label={t("log-and-chat")}
      first={first}
      tabs={[
        { name: "log", title: t("log"), panel: <Log table={table} steps={steps} onEarlier={actions.earlier} /> },
        { name: "chat", title: t("chat"), news: unread, panel: <Chat /> },
      ]}
    />
  );
}
