import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Step, Table } from "../protocol.gen";
import { actions, useTable } from "../store";
import { useWords } from "../words";
import { Chat } from "./Chat";
import { Log } from "./Log";

export type SideTab = "log" | "chat";

interface SideTabsProps {
  table: Table;
  steps: readonly Step[];
  first?: SideTab;
}

/** The log and the chat, one at a time. */
export function SideTabs({ table, steps, first = "log" }: SideTabsProps) {
  const t = useWords();
  const id = useId();
  const unread = useTable((data) => data.unread);
  const [tab, setTab] = useState<SideTab>(first);
  const buttons = useRef<Partial<Record<SideTab, HTMLButtonElement | null>>>({});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tab === "log" ? "chat" : "log";
    setTab(other);
    buttons.current[other]?.focus();
  };
  return (
    <div className="ui-tabs">
      <div role="tablist" aria-label={t("log-and-chat")}>
        {(["log", "chat"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            ref={(button) => {
              buttons.current[name] = button;
            }}
            onClick={() => setTab(name)}
            onKeyDown={onKeyDown}
          >
            {t(name)}
            {name === "chat" && tab !== "chat" && unread > 0 && <span className="ui-badge">{unread}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="tab-panel">
        {tab === "log" ? <Log table={table} steps={steps} onEarlier={actions.earlier} /> : <Chat />}
      </div>
    </div>
  );
}
