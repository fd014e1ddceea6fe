import { useCallback, useEffect, useRef, useState } from "react";
import { explain } from "../api";
import { useReach } from "../reach";
import { useWords } from "../words";

export type Loaded<Value> =
  | { value: null; error: null }
  | { value: Value; error: null }
  | { value: null; error: unknown };

/** Fetch something when `key` changes, and again when asked. */
export function useLoad<Value>(key: string, load: () => Promise<Value>): Loaded<Value> & { again(): void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, error: null });
  const latest = useRef(load);
  latest.current = load;
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the round say when to fetch.
  useEffect(() => {
    let wanted = true;
    latest.current().then(
      (value) => wanted && setLoaded({ value, error: null }),
      (error: unknown) => wanted && setLoaded({ value: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [key, round]);
  // What the server could not be asked for is asked for when it is back.
  const failed = useRef(false);
  failed.current = loaded.error !== null;
  const back = useReach((reach) => reach.back);
  useEffect(() => {
    if (back > 0 && failed.current) setRound((n) => n + 1);
  }, [back]);
  return { ...loaded, again: useCallback(() => setRound((n) => n + 1), []) };
}

/** Run requests one at a time, and keep the sentence that says why the last one failed. */
export function useAsk(): { busy: boolean; fault: string | null; ask(request: () => Promise<void>): Promise<void> } {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ask = useCallback(
    async (request: () => Promise<void>) => {
      setBusy(true);
      setFault(null);
      try {
        await request();
      } catch (error) {
        setFault(explain(t, error));
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { busy, fault, ask };
}

/**
 * Tells of something that takes time whether it is still the latest: `const latest = begin()`, and later `latest()`. What
 * was begun after it, or the component's end, makes it worthless.
 */
export function useLatest(): () => () => boolean {
  const last = useRef(0);
  useEffect(() => {
    last.current = 0;
    return () => {
      last.current = Number.NaN;
    };
  }, []);
  return useCallback(() => {
    last.current += 1;
    const mine = last.current;
    return () => last.current === mine;
  }, []);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
