import { useEffect } from "react";
import type { Key } from "../game";
import { gameOf } from "../games";
import { Dialog } from "../ui/Dialog";
import { useWords } from "../words";
import styles from "./KeySheet.module.css";

/** What works at every table. */
const HINT: Key = [["H"], "hint"];
const ALWAYS: readonly Key[] = [
  [["Tab"], "tab"],
  [["↑", "↓"], "log"],
  [["?"], "sheet"],
];

/** All keys, at one glance. */
export function KeySheet({ game, hints, onClose }: { game: string; hints: boolean; onClose(): void }) {
  const t = useWords();
  const keys = [...(gameOf(game)?.keys ?? []), ...(hints ? [HINT] : []), ...ALWAYS];
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([signs, does]) => (
          <div key={does}>
            <dt>
              {signs.map((key) => (
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
