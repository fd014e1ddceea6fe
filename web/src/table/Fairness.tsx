import { useState } from "react";
import { api } from "../api";
import type { Table, Verdict } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { download } from "../ui/Share";
import { useWords } from "../words";
import styles from "./Fairness.module.css";

/** How the draws were fixed before the game, and the proof of it after the end. */
export function Fairness({ table, onClose }: { table: Table; onClose(): void }) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const over = table.status === "over" || table.status === "record";
  return (
    <Dialog title={t("fairness")} onClose={onClose}>
      <div className={`ui-stack ${styles.fairness}`}>
        <p>{table.commitment ? t("fairness-text") : t("fairness-none")}</p>
        <dl>
          {table.commitment && (
            <>
              <dt>{t("commitment-label")}</dt>
              <dd>
                <code>{table.commitment}</code>
              </dd>
              <dt>{t("nonces-label")}</dt>
              <dd>
                {table.nonces.length > 0 ? (
                  table.nonces.map((nonce) => <code key={nonce}>{nonce}</code>)
                ) : (
                  <span className="ui-quiet">{t("nonces-later")}</span>
                )}
              </dd>
              <dt>{t("secret-label")}</dt>
              <dd>
                {table.secret ? <code>{table.secret}</code> : <span className="ui-quiet">{t("secret-later")}</span>}
              </dd>
            </>
          )}
        </dl>
        {verdict && <VerdictText verdict={verdict} />}
        {fault && <Notice kind="bad">{fault}</Notice>}
        {over && (
          <div className="ui-row">
            <Button
              kind="main"
              icon="shield"
              disabled={busy}
              onClick={() => ask(async () => setVerdict(await api.verify(table.id)))}
            >
              {t("verify")}
            </Button>
            <Button icon="download" disabled={busy} onClick={() => ask(() => saveRecord(table))}>
              {t("download-record")}
            </Button>
          </div>
        )}
        {over && (
          <p className="ui-quiet">
            {t("verify-yourself")} <code>cairn verify</code>
          </p>
        )}
      </div>
    </Dialog>
  );
}

export async function saveRecord(table: Table): Promise<void> {
  const day = new Date(table.made).toISOString().slice(0, 10);
  download(`${table.game}-${day}-${table.id.slice(0, 6)}.cairn`, await api.record(table.id));
}

function VerdictText({ verdict }: { verdict: Verdict }) {
  const t = useWords();
  if (!verdict.valid) return <Notice kind="bad">{t("verdict-bad", { reason: verdict.reason ?? "" })}</Notice>;
  if (verdict.fair === false) return <Notice kind="bad">{t("verdict-unfair")}</Notice>;
  const id = verdict.fair ? "verdict-fair" : "verdict-valid";
  const { fingerprint = "", name = null } = verdict.signed ?? {};
  return (
    <Notice kind="good">
      {t(id, { n: verdict.choices })}{" "}
      {fingerprint && t("verdict-signed", { named: name ? "yes" : "no", name: name ?? "", fingerprint })}
    </Notice>
  );
}
