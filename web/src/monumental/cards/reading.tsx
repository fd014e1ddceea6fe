// Tap any card anywhere to read it.

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { View } from "../../monumental.gen";
import { Dialog } from "../../ui/Dialog";
import { useContent } from "../content";
import { type Thing, useNames } from "../names";
import { ThingFace } from "./CardFace";
import { isThere } from "./face";
import styles from "./reading.module.css";
import { Whereabouts } from "./Whereabouts";

interface DialogProps {
  thing: Thing;
  onClose(): void;
  /** What lies with it, such as Knowledge below its cover. */
  also?: readonly Thing[];
  /** The effects that can still be used, of the thing and of what lies with it. */
  left?: readonly (readonly number[] | undefined)[];
  /** Acts, prices, where there are some. */
  children?: ReactNode;
}

/** A component to be read, with what can be done with it. */
export function ThingDialog({ thing, onClose, also = [], left = [], children }: DialogProps) {
  const names = useNames();
  const { view } = useContext(Context);
  return (
    <Dialog title={names.thing(thing)} onClose={onClose}>
      <div className={styles.reading}>
        {[thing, ...also].map((one, n) => (
          <ThingFace key={`${one.what} ${one.id}`} thing={one} size="large" left={left[n]} untitled={n === 0} />
        ))}
        {view && <Whereabouts view={view} thing={thing} />}
        {children}
      </div>
    </Dialog>
  );
}

interface Reading {
  read(thing: Thing): void;
  view: View | null;
}

const Context = createContext<Reading>({ read: () => {}, view: null });

/** Lets everything below it open a component to be read; with a view it also says where its copies are. */
export function ReadingProvider({ view = null, children }: { view?: View | null; children: ReactNode }) {
  const content = useContent();
  const [thing, setThing] = useState<Thing | null>(null);
  const read = useCallback((wanted: Thing) => isThere(content, wanted) && setThing(wanted), [content]);
  const reading = useMemo(() => ({ read, view }), [read, view]);
  return (
    <Context value={reading}>
      {children}
      {thing && <ThingDialog thing={thing} onClose={() => setThing(null)} />}
    </Context>
  );
}

export function useReading(): (thing: Thing) => void {
  return useContext(Context).read;
}

/** The position that is read about, if there is one. */
export function useReadView(): View | null {
  return useContext(Context).view;
}
