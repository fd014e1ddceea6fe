// Telling a person that it is their turn: the window's title, a notification, a sound. The last two only on request.

import { useEffect } from "react";
import { useSettings } from "./settings";
import { play } from "./sounds/player";
import { useWords } from "./words";

/** Set the window's title to whose turn it is, and call the person when theirs begins; a broken line is no new turn. */
export function useTurnNotice(yours: boolean, name: string, sentence: string, offline: boolean): void {
  const t = useWords();
  const notify = useSettings((settings) => settings.notify);
  const call = t("your-turn");
  useEffect(() => {
    document.title = yours && !offline ? `● ${call} · ${name}` : `${sentence} · ${name}`;
  }, [yours, offline, call, name, sentence]);
  useEffect(() => {
    if (yours) play("turn", 0.25);
  }, [yours]);
  useEffect(() => {
    if (!yours || !notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
      return;
    const note = new Notification(call, { body: name, icon: "/icon.svg", tag: "cairn-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  }, [yours, notify, call, name]);
}
