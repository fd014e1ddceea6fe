import type { KeyboardEvent, RefObject } from "react";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go through what can be opened in a list that is one stop for the Tab key. */
export function useLines(box: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const step = STEPS[event.key] ?? 0;
    if (!box.current || (step === 0 && event.key !== "Home" && event.key !== "End")) return;
    const lines = [...box.current.querySelectorAll<HTMLElement>("a[href], summary, button")].filter(
      (line) => line.checkVisibility?.() ?? true,
    );
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const first = step < 0 ? lines.length - 1 : 0;
    const to = event.key === "Home" ? 0 : event.key === "End" ? lines.length - 1 : at < 0 ? first : at + step;
    const line = lines[Math.max(0, Math.min(lines.length - 1, to))];
    if (!line) return;
    event.preventDefault();
    line.focus();
  };
}
