import { useEffect, useState } from "react";
import { explainCode } from "../api";
import { actions, useTable } from "../store";
import { Button, IconButton } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useWords } from "../words";

/** Says that the line is down, and when the next try is made; says so too when it is up again. */
export function ConnectionBanner() {
  const t = useWords();
  const line = useTable((data) => data.line);
  const retryAt = useTable((data) => data.retryAt);
  const lost = line === "lost";
  const [back, setBack] = useState(false);
  const [wasLost, setWasLost] = useState(false);
  const [, tick] = useState(0);
  useEffect(() => {
    if (lost) {
      setWasLost(true);
      setBack(false);
      const timer = setInterval(() => tick((n) => n + 1), 1000);
      return () => clearInterval(timer);
    }
    if (line !== "open" || !wasLost) return;
    setWasLost(false);
    setBack(true);
    const timer = setTimeout(() => setBack(false), 4000);
    return () => clearTimeout(timer);
  }, [lost, line, wasLost]);
  if (lost) {
    const wait = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
    return (
      <div className="banner warn">
        <Icon name="warning" />
        <span role="alert">{t("connection-lost")}</span>
        <span aria-hidden="true">{t("reconnect-in", { n: wait })}</span>
        <Button kind="quiet" onClick={actions.hurry}>
          {t("try-again")}
        </Button>
      </div>
    );
  }
  return back ? (
    <div className="banner good" role="status">
      <Icon name="check" />
      <span>{t("back-online")}</span>
    </div>
  ) : null;
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
    <div className="toast" role="alert">
      <Icon name="warning" />
      <span>{explainCode(t, refusal.code, refusal.reason)}</span>
      <IconButton icon="close" label={t("close")} onClick={actions.forgetRefusal} />
    </div>
  );
}
