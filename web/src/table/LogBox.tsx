import { type ReactNode, useEffect, useRef } from "react";
import type { Step } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { useWords } from "../words";
import { useLines } from "./useLines";

interface LogBoxProps {
  steps: readonly Step[];
  /** Changes with whatever is new. */
  moment: string;
  /** What the button says that fetches what was before. */
  earlier: string;
  onEarlier?: (() => Promise<void>) | undefined;
  classes: { box?: string | undefined; earlier?: string | undefined; quiet?: string | undefined };
  /** The turns, each as an item of a list. */
  children: readonly ReactNode[];
}

/** The log of a game. The table says aloud what happens; this is there to be read: one stop for the Tab key, gone
 * through by arrow keys, and what is new scrolls into sight. */
export function LogBox({ steps, moment, earlier, onEarlier, classes, children }: LogBoxProps) {
  const t = useWords();
  const { busy, fault, ask } = useAsk();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new scrolls into sight.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [moment]);
  // Whoever is at its end stays there when the box gets another size, such as while a hint is shown above it.
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let ended = true;
    const onScroll = () => {
      ended = node.scrollTop + node.clientHeight >= node.scrollHeight - 1;
    };
    const observer = new ResizeObserver(() => {
      if (ended) node.scrollTop = node.scrollHeight;
    });
    node.addEventListener("scroll", onScroll);
    observer.observe(node);
    return () => {
      observer.disconnect();
      node.removeEventListener("scroll", onScroll);
    };
  }, []);
  const onKeyDown = useLines(box);
  return (
    <div
      className={classes.box}
      role="log"
      aria-live="off"
      aria-label={t("log")}
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {onEarlier && (steps[0]?.n ?? 0) > 0 && (
        <div className={classes.earlier}>
          <Button kind="quiet" disabled={busy} onClick={() => ask(onEarlier)}>
            {earlier}
          </Button>
          {fault && <Notice kind="bad">{fault}</Notice>}
        </div>
      )}
      {children.length === 0 && <p className={classes.quiet}>{t("log-empty")}</p>}
      <ol>{children}</ol>
    </div>
  );
}
