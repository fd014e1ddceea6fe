import { type ReactNode, useState } from "react";
import { SettingsDialog } from "../pages/Settings";
import { useWords } from "../words";
import { Away } from "./Away";
import { IconButton, IconLink } from "./Button";
import styles from "./Page.module.css";

interface PageProps {
  children: ReactNode;
  title?: string;
  /** The start page itself: no way back, the name is on the page. */
  home?: boolean;
  /** The page says itself that its line is down. */
  ownLine?: boolean;
}

/** The frame of every page but the table's: a way back, the rules, the settings. */
export function Page({ children, title, home = false, ownLine = false }: PageProps) {
  const t = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <div className={styles.page}>
      <a className="ui-skip" href="#main">
        {t("skip-to-content")}
      </a>
      <header className="ui-bar">
        {!home && <IconLink to="/" icon="back" label={t("to-start")} />}
        {title && <h1 className="ui-bar-title">{title}</h1>}
        <nav className="ui-bar-end" aria-label={t("nav-label")}>
          <IconLink to="/mine" icon="towers" label={t("mine-title")} />
          <IconLink to="/rules" icon="book" label={t("rules")} />
          <IconButton icon="gear" label={t("settings")} onClick={() => setSettings(true)} />
        </nav>
      </header>
      {!ownLine && <Away />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {home && <footer className={styles.foot}>{t("unofficial")}</footer>}
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}

/** A page that has only something to say: loading, nothing here, or a fault. */
export function Plain({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles.plain}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="ui-row">{children}</div>}
    </div>
  );
}

export function Loading() {
  const t = useWords();
  return (
    <div className={styles.loading} role="status">
      <span aria-hidden="true" />
      {t("loading")}
    </div>
  );
}
