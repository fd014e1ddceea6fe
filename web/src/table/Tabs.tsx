import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import styles from "./Tabs.module.css";

interface Tab<Name extends string> {
  name: Name;
  title: string;
  /** How much is new there: told while another one is open. */
  news?: number;
  panel: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  first?: Name;
  onChoose?(name: Name): void;
}

/** Several panels, one at a time. */
export function Tabs<Name extends string>({ label, tabs, first, onChoose }: TabsProps<Name>) {
  const id = useId();
  const [chosen, setChosen] = useState(first ?? tabs[0]?.name);
  const choose = (name: Name) => {
    setChosen(name);
    onChoose?.(name);
  };
  const buttons = useRef(new Map<Name, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (by === 0 || !next) return;
    choose(next.name);
    buttons.current.get(next.name)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label}>
        {tabs.map(({ name, title, news = 0 }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={chosen === name}
            aria-controls={`${id}-panel`}
            tabIndex={chosen === name ? 0 : -1}
            ref={(button) => {
              if (button) buttons.current.set(name, button);
            }}
            onClick={() => choose(name)}
            onKeyDown={onKeyDown}
          >
            {title}
            {chosen !== name && news > 0 && <span className="ui-badge">{news}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {tabs.find(({ name }) => name === chosen)?.panel}
      </div>
    </div>
  );
}
