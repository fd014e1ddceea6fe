// Telling a person that it is their turn: the window's title, a notification, a sound. The last two only on request.

import { useEffect } from "react";
import { useSettings } from "./settings";
import { useWords } from "./words";

let audio: AudioContext | null = null;

/** Two soft notes, made here. */
export function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = now + i * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.65);
  }
}

/** Set the window's title to whose turn it is, and call the person when theirs begins; a broken line is no new turn. */
export function useTurnNotice(yours: boolean, name: string, sentence: string, offline: boolean): void {
  const t = useWords();
  const sound = useSettings((settings) => settings.sound);
  const notify = useSettings((settings) => settings.notify);
  const call = t("your-turn");
  useEffect(() => {
    document.title = yours && !offline ? `● ${call} · ${name}` : `${sentence} · ${name}`;
  }, [yours, offline, call, name, sentence]);
  useEffect(() => {
    if (!yours) return;
    if (sound) chime();
    if (!notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(call, { body: name, icon: "/icon.svg", tag: "cairn-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  }, [yours, sound, notify, call, name]);
}
