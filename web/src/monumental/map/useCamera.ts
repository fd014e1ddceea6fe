// Panning and zooming: one finger or the mouse drags, two fingers and the wheel zoom, and all of it can be seen at once.

import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Size, useSize } from "../../table/useSize";
import type { Box, Spot } from "./hex";

/** Where the drawing's 0, 0 is on the screen, and how many pixels one of its units has. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

const MARGIN = 8;
/** The room that the buttons take, beside or below the map. */
const STRIP = 48;
const SLACK = 6; // pixels by which a finger may tremble without dragging
const MOST = 2.6;

/** The part of the screen that the buttons leave: they stand where they cost the map least. */
export function freeOf(box: Box, { width, height }: Size): Size & { strip: "side" | "below" } {
  const scale = (wide: number, high: number) => Math.min(wide / box.width, high / box.height);
  return scale(width - STRIP, height) >= scale(width, height - STRIP)
    ? { width: width - STRIP, height, strip: "side" }
    : { width, height: height - STRIP, strip: "below" };
}

/** All of the box, as large as it can be, in the middle of what is free. */
export function fitted(box: Box, size: Size): Camera {
  const { width, height } = freeOf(box, size);
  const k = Math.max(0.05, Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height, MOST));
  return {
    k,
    x: width / 2 - (box.left + box.width / 2) * k,
    y: height / 2 - (box.top + box.height / 2) * k,
  };
}

/** Keep the middle of the screen above the box, and the zoom within reason. */
export function kept(camera: Camera, box: Box, size: Size): Camera {
  const least = fitted(box, size).k;
  const k = Math.min(Math.max(camera.k, least), Math.max(MOST, least));
  const held = (at: number, half: number, start: number, length: number) =>
    Math.min(Math.max(at, half - (start + length) * k), half - start * k);
  return {
    k,
    x: held(camera.x, size.width / 2, box.left, box.width),
    y: held(camera.y, size.height / 2, box.top, box.height),
  };
}

/** Zoom by a factor, so that the spot on the screen stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Spot, box: Box, size: Size): Camera {
  const least = fitted(box, size).k;
  const k = Math.min(Math.max(camera.k * factor, least), Math.max(MOST, least));
  const by = k / camera.k;
  return kept({ k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, box, size);
}

/** Move as little as needed to bring a spot, with some room around it, into the free part of the screen. */
export function revealed(camera: Camera, spot: Spot, room: number, free: Size): Camera {
  const shift = (at: number, length: number) => {
    const [start, end] = [at - room * camera.k, at + room * camera.k];
    if (start < 0) return -start;
    return end > length ? length - end : 0;
  };
  const [x, y] = [spot.x * camera.k + camera.x, spot.y * camera.k + camera.y];
  return { ...camera, x: camera.x + shift(x, free.width), y: camera.y + shift(y, free.height) };
}

interface Hands {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

export interface CameraControl {
  camera: Camera;
  size: Size;
  hands: Hands;
  dragging: boolean;
  /** Whether all of it is seen. */
  whole: boolean;
  /** Whether the click that follows ends a drag, and means nothing. */
  dragged(): boolean;
  zoom(factor: number): void;
  fit(): void;
  /** Shift all of it so that a spot can be seen in the free part, until it is let go again. */
  reveal(spot: Spot, room: number, free: Size): void;
  letGo(): void;
}

const LEVEL: Spot = { x: 0, y: 0 };

export function useCamera(frame: RefObject<HTMLElement | null>, box: Box): CameraControl {
  const size = useSize(frame);
  // Nothing chosen: all of it, whatever the size becomes.
  const [chosen, setChosen] = useState<Camera | null>(null);
  const [lift, setLift] = useState(LEVEL);
  const [dragging, setDragging] = useState(false);
  const fingers = useRef(new Map<number, Spot>());
  const moved = useRef(false);

  const camera = useMemo(() => {
    const base = chosen ? kept(chosen, box, size) : fitted(box, size);
    return { k: base.k, x: base.x + lift.x, y: base.y + lift.y };
  }, [chosen, box, size, lift]);
  const now = useRef({ camera, box, size });
  now.current = { camera, box, size };

  const zoomAt = useCallback((factor: number, at: Spot) => {
    const { camera, box, size } = now.current;
    const next = zoomed(camera, factor, at, box, size);
    now.current.camera = next;
    setLift(LEVEL);
    setChosen(next.k <= fitted(box, size).k * 1.001 ? null : next);
  }, []);

  const pan = useCallback((dx: number, dy: number) => {
    const { camera, box, size } = now.current;
    const next = kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, box, size);
    now.current.camera = next;
    setLift(LEVEL);
    setChosen(next);
  }, []);

  const place = useCallback(
    (event: { clientX: number; clientY: number }): Spot => {
      const edge = frame.current?.getBoundingClientRect();
      return { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) };
    },
    [frame],
  );

  // React listens to wheels passively, but this one must keep the page from scrolling.
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const turn = (event: WheelEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-scrolls]")) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 24 : 1;
      zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place(event));
    };
    node.addEventListener("wheel", turn, { passive: false });
    return () => node.removeEventListener("wheel", turn);
  }, [frame, zoomAt, place]);

  const hands = useMemo<Hands>(() => {
    const gone = (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) setDragging(false);
    };
    return {
      onPointerDown(event) {
        if (event.pointerType === "mouse" && event.button !== 0) return;
        if (fingers.current.size === 0) moved.current = false;
        fingers.current.set(event.pointerId, place(event));
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const after = place(event);
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        if (!moved.current) {
          if (fingers.current.size === 1 && Math.hypot(dx, dy) < SLACK) return;
          moved.current = true;
          setDragging(true);
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, after);
        if (!other) return pan(dx, dy);
        // Two fingers: what is between them stays between them.
        const [was, is] = [before, after].map((spot) => Math.hypot(spot.x - other.x, spot.y - other.y));
        zoomAt((is || 1) / (was || 1), { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 });
        pan(dx / 2, dy / 2);
      },
      onPointerUp: gone,
      onPointerCancel: gone,
    };
  }, [place, zoomAt, pan]);

  return {
    camera,
    size,
    hands,
    dragging,
    whole: chosen === null,
    dragged: useCallback(() => moved.current, []),
    zoom: useCallback(
      (factor: number) => {
        const { size } = now.current;
        zoomAt(factor, { x: size.width / 2, y: size.height / 2 });
      },
      [zoomAt],
    ),
    fit: useCallback(() => {
      setLift(LEVEL);
      setChosen(null);
    }, []),
    reveal: useCallback((spot: Spot, room: number, free: Size) => {
      const { camera } = now.current;
      const next = revealed(camera, spot, room, free);
      const [x, y] = [next.x - camera.x, next.y - camera.y];
      if (x !== 0 || y !== 0) setLift((lift) => ({ x: lift.x + x, y: lift.y + y }));
    }, []),
    letGo: useCallback(() => setLift((lift) => (lift.x === 0 && lift.y === 0 ? lift : LEVEL)), []),
  };
}
