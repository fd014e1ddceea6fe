import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useWords } from "../words";
import { Button, IconButton, type Kind } from "./Button";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  onClose(): void;
  /** "wide" has room for many things beside each other and keeps its height; "side" slides in from the edge, as high as the screen. */
  shape?: "box" | "wide" | "side";
  children: ReactNode;
}

/** A window above the page. The browser's own dialog keeps the focus inside, closes on Escape, and gives focus back. */
export function Dialog({ title, onClose, shape = "box", children }: DialogProps) {
  const t = useWords();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then the focus goes back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    return () => {
      dialog.close();
      // Whoever uses a pointer goes on with the page: the next key is not for the button that opened this.
      const back = document.activeElement;
      if (back instanceof HTMLElement && !back.matches(":focus-visible")) back.blur();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same for the keyboard.
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[shape] ?? ""}`}
      data-shape={shape}
      aria-labelledby={id}
      onClose={() => ref.current && !ref.current.open && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.body}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={t("close")} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  text: string;
  confirm: string;
  kind?: Kind;
  onConfirm(): void;
  onClose(): void;
}

export function Confirm({ title, text, confirm, kind = "main", onConfirm, onClose }: ConfirmProps) {
  const t = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="ui-row ui-end">
        <Button kind="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          kind={kind}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
