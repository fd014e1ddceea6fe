import { useEffect } from "react";
import type { Key } from "../game";
import { gameOf } from "../games";
import { Dialog } from "../ui/Dialog";
import { useWords } from "../words";
import styles from "./KeySheet.module.css";

/** What works at every table. */
const ALWAYS: readonly Key[] = [
  [["H"], "hint"],
  [["Tab"], "tab"],
  [["↑", "↓"], "log"],
  [["?"], "sheet"],
];

/** All keys, at one glance. */
export function KeySheet({ game, onClose }: { game: string; onClose(): void }) {
  const t = useWords();
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl className={styles.keys}>
        {[...(gameOf(game)?.keys ?? []), ...ALWAYS].map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Opens the sheet of keys by "?", unless somebody is writing or a window is open. */
export function useSheetOfKeys(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") || target?.closest("textarea, input:not([type=radio]), select"))
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [open]);
}
