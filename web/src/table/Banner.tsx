import { useEffect, useState } from "react";
import { explainCode } from "../api";
import type { Link } from "../link";
import { actions, useTable } from "../store";
import { Button, IconButton } from "../ui/Button";
import { Icon, type IconName } from "../ui/icons";
import { useWords } from "../words";
import styles from "./Banner.module.css";
import frame from "./Frame.module.css";

/** Says that nothing gets through, what becomes of what was under way, and when the next try is made. */
export function ConnectionBanner({ atTable = false }: { atTable?: boolean }) {
  const t = useWords();
  const offline = useTable((data) => data.link === "offline");
  const kept = useTable((data) => data.pending !== null);
  if (!offline) return null;
  return (
    <div className={atTable ? `${styles.strip} ${styles.atTable}` : styles.strip}>
      <Icon name="warning" />
      <p>
        <span role="alert">{t(kept ? "line-lost-kept" : "line-lost")}</span> <NextTry />
      </p>
      <Button kind="quiet" onClick={actions.hurry}>
        {t("try-again")}
      </Button>
    </div>
  );
}

function NextTry() {
  const t = useWords();
  const retryAt = useTable((data) => data.retryAt);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const wait = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
  return <span aria-hidden="true">{t("reconnect-in", { n: wait })}</span>;
}

const SIGNS: Partial<Record<Link, IconName>> = { sending: "send", late: "clock", offline: "warning", back: "check" };

interface TurnLineProps {
  link: Link;
  yours: boolean;
  /** A bot is to decide. */
  thinking: boolean;
  text: string;
}

/** Whose turn it is, or, while that is not certain, how the line is. The strip below says aloud that it is down. */
export function TurnLine({ link, yours, thinking, text }: TurnLineProps) {
  const sign = SIGNS[link];
  return (
    <span className={yours ? `${frame.turn} ${frame.yours}` : `${frame.turn} ${styles[link] ?? ""}`} role="status">
      {sign && <Icon name={sign} />}
      <span aria-hidden={link === "offline"} className={thinking ? "ui-thinking" : undefined}>
        {text}
      </span>
    </span>
  );
}

/** Why the server refused the last message. */
export function RefusalToast() {
  const t = useWords();
  const refusal = useTable((data) => data.refusal);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(actions.forgetRefusal, 8000);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div className={styles.toast} role="alert" data-toast>
      <Icon name="warning" />
      <span>{explainCode(t, refusal.code, refusal.reason)}</span>
      <IconButton icon="close" label={t("close")} onClick={actions.forgetRefusal} />
    </div>
  );
}
