import { useEffect } from "react";
import { api } from "../api";
import { useReach } from "../reach";
import { useWords } from "../words";
import styles from "./Away.module.css";
import { Button } from "./Button";
import { Icon } from "./icons";

const AGAIN_EVERY = 5000;

const tryAgain = () => void api.me().catch(() => undefined);

/** Says that the server cannot be reached and what needs it, and tries again until it can. */
export function Away() {
  const t = useWords();
  const away = useReach((reach) => reach.away);
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => !document.hidden && tryAgain(), AGAIN_EVERY);
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryAgain);
    };
  }, [away]);
  if (!away) return null;
  return (
    <aside className={styles.away}>
      <Icon name="warning" />
      <p role="status">
        <strong>{t("away-title")}</strong> {t("away-text")}
      </p>
      <Button onClick={tryAgain}>{t("try-again")}</Button>
    </aside>
  );
}
