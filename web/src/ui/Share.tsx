import { useState } from "react";
import { encode } from "uqr";
import { useWords } from "../words";
import { Button } from "./Button";
import styles from "./Share.module.css";

/** A QR code as a drawing of ours: one path, so that no style needs to be written into the page. */
export function Qr({ text, label }: { text: string; label: string }) {
  const code = encode(text, { ecc: "M", border: 2 });
  const path = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** What a computer calls itself; by these names no other finds it. */
const ITSELF = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;
const OPTION = "--host 0.0.0.0"; // with which others are let in

/** A link to hand on: read it, copy it, or let the device share it. */
export function ShareLink({ label, url, title }: { label: string; url: string; title: string }) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without a secure context there is no clipboard; the text stays selectable.
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className={styles.share}>
      <input readOnly aria-label={label} value={url} onFocus={(event) => event.target.select()} />
      <Button icon={copied ? "check" : "copy"} onClick={copy}>
        {copied ? t("copied") : t("copy-link")}
      </Button>
      {typeof navigator.share === "function" && (
        <Button icon="share" onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
          {t("share")}
        </Button>
      )}
      <span className="ui-unseen" role="status">
        {copied ? t("copied") : ""}
      </span>
      {ITSELF.test(new URL(url).hostname) && <HereOnly />}
    </div>
  );
}

function HereOnly() {
  const t = useWords();
  const [before, after] = t("share-here-only", { option: OPTION }).split(OPTION);
  return (
    <p className={styles.here}>
      {before}
      <code>{OPTION}</code>
      {after}
    </p>
  );
}

export function download(name: string, text: string): void {
  save(name, new Blob([text], { type: "text/plain" }));
}

/** Hand a file to the browser to keep. */
export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
