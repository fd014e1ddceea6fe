import type { ReactNode } from "react";
import { Link } from "wouter";
import { gameName } from "../../names";
import { Icon, type IconName } from "../../ui/icons";
import { useWords } from "../../words";
import styles from "./GamePanel.module.css";

interface PanelProps {
  game: string;
  /** Where it is learnt by playing. */
  learn: string;
  /** The picture beside the name. */
  picture: ReactNode;
  /** What begins at once. */
  children: ReactNode;
}

/** One of the games: what it is, what begins with one click, and the ways to a table of one's own. */
export function GamePanel({ game, learn, picture, children }: PanelProps) {
  const t = useWords();
  const id = `start-${game}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.head}>
        <h2 id={id}>{gameName(t, game)}</h2>
        <p>{t("start-game-lead", { game })}</p>
      </div>
      <div className={styles.now}>{children}</div>
      <nav className={styles.ways} aria-label={t("start-ways", { game: gameName(t, game) })}>
        <Way icon="link" text={t("start-friends")} to={`/new?game=${game}&seats=me,open`} />
        <Way icon="screen" text={t("start-screen")} to={`/new?game=${game}&seats=me,local`} />
        <Way icon="tower" text={t("start-new")} to={`/new?game=${game}`} />
        <Way icon="book" text={t("start-learn")} to={learn} />
      </nav>
    </section>
  );
}

interface NowProps {
  icon: IconName;
  title: string;
  text: string;
  main?: boolean;
  disabled: boolean;
  /** The pointer or the focus has come: what a click needs may be fetched. */
  onNear(): void;
  onClick(): void;
}

/** A game that begins with one click. */
export function Now({ icon, title, text, main = false, disabled, onNear, onClick }: NowProps) {
  return (
    <button
      type="button"
      className={main ? styles.main : styles.other}
      disabled={disabled}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </button>
  );
}

function Way({ icon, text, to }: { icon: IconName; text: string; to: string }) {
  return (
    <Link to={to} className={styles.way}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  );
}
