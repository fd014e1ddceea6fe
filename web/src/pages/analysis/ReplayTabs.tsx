import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useWords } from "../../words";

const TABS = ["log", "analysis"] as const;

/** The log and the analysis of a game that is over, one at a time. */
export function ReplayTabs({ log, analysis }: { log: ReactNode; analysis: ReactNode }) {
  const t = useWords();
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tab === "log" ? "analysis" : "log";
    setTab(other);
    buttons.current[other]?.focus();
  };
  return (
    <div className="ui-tabs">
      <div role="tablist" aria-label={t("replay")}>
        {TABS.map((name) => (
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
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="tab-panel">
        {tab === "log" ? log : analysis}
      </div>
    </div>
  );
}
