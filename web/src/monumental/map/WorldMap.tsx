// The map: flat hexes that can be dragged and zoomed, tapped, and walked through with the arrow keys.

import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ConquestAnswer, Marcher, Tile, View } from "../../monumental.gen";
import type { Step } from "../../protocol.gen";
import { IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { useNames } from "../names";
import type { Act } from "../say";
import { Advised } from "./Advised";
import { Bubble } from "./Bubble";
import { conquestText, labelOf, type Telling, title } from "./facts";
import { boxAround, middle, neighbour, RADIUS, type Way } from "./hex";
import { Legend } from "./Legend";
import { Motions } from "./Motions";
import { useMotions } from "./motion";
import { Patterns } from "./Patterns";
import { Preview } from "./Preview";
import { actsAt, bordersOf, onlyAct, type Route, subjectOf, targetsOf, tilesByName } from "./places";
import type { Lit } from "./TileArt";
import { TileCell } from "./TileCell";
import { TileSheet } from "./TileSheet";
import { freeOf, useCamera } from "./useCamera";
import styles from "./WorldMap.module.css";

export interface WorldMapProps {
  view: View;
  /** What a conquest of every tile would take; null while nobody has asked. */
  conquests: readonly ConquestAnswer[] | null;
  /** What can be done now; none for those who only look. */
  acts: readonly Act[];
  /** The viewer's seat. */
  viewer: number | null;
  onAct(pick: number): void;
  /** Conquer with just these Units, in one go. */
  onConquer?(tile: string, march: Marcher[]): void;
  selected: string | null;
  onSelect(tile: string | null): void;
  /** Where the choice that a hint shows leads, and where it sets out. */
  advised?: Route | null;
  /** The act that it is. */
  advisedPick?: number | null;
  reducedMotion: boolean;
  /** What led here, to be animated. */
  told: readonly Step[];
}

const FAR = 0.8; // pixels of a unit below which tiles are drawn for small sizes
const TWICE = 400; // milliseconds between the two taps of a double tap
const STEP = 1.3;
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

function tileOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-tile]")?.getAttribute("data-tile") ?? null) : null;
}

export function WorldMap(props: WorldMapProps) {
  const { view, conquests, acts, viewer, onAct, onConquer, selected, onSelect, reducedMotion, told } = props;
  const { advisedPick = null } = props;
  const { goal = null, start = null } = props.advised ?? {};
  const t = useWords();
  const names = useNames();
  const scope = useId();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const cells = useRef<SVGSVGElement>(null);
  const lastTap = useRef({ tile: "", at: 0 });
  const column = useRef<number | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [legend, setLegend] = useState(false);

  // The places never change during a game, so the camera stays where it is.
  const shape = view.map.map(({ q, r }) => `${q},${r}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape says when the places change.
  const box = useMemo(() => boxAround(view.map), [shape]);
  const tiles = useMemo(() => tilesByName(view.map), [view.map]);
  const borders = useMemo(() => bordersOf(view.map), [view.map]);
  const rows = useMemo(() => rowsOf(view.map), [view.map]);
  const who = view.seats.map(({ civilization }) => civilization).join(" ");
  const lands = useMemo(() => who.split(" "), [who]);
  const targets = useMemo(() => targetsOf(view, acts), [view, acts]);
  // While another question about tiles is open, nobody thinks of conquests.
  const answers = targets.asking ? null : conquests;
  const taking = useMemo(() => new Map(answers?.map((conquest) => [conquest.tile, conquest])), [answers]);
  const telling = useMemo<Telling>(() => ({ t, names, view, viewer }), [t, names, view, viewer]);
  const labels = useMemo(
    () =>
      new Map(
        view.map.map((tile) => {
          const { here, out } = actsAt(targets, tile.name);
          const count = here.length + out.length;
          return [tile.name, labelOf(telling, tile, taking.get(tile.name), count, endAt(tile.name, goal, start))];
        }),
      ),
    [telling, view.map, taking, targets, goal, start],
  );
  const motions = useMotions(told, view, reducedMotion);
  const control = useCamera(frame, box);
  const { camera, size, reveal, letGo } = control;

  const opened = selected === null ? undefined : tiles.get(selected);
  const place = opened && actsAt(targets, opened.name);
  const wanted = focused && tiles.has(focused) ? focused : (selected ?? view.seats[viewer ?? 0]?.capital ?? null);
  const entry = wanted && tiles.has(wanted) ? wanted : (view.map[0]?.name ?? "");
  const looked = pointed ?? selected ?? goal ?? "";
  // A hint that leads there from elsewhere is not about who would march.
  const previewed = start !== null && looked === goal ? undefined : taking.get(looked);
  const subject = subjectOf(view);

  // The sheet must not hide what it is about, and what a hint shows is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is as high as what it has to say.
  useEffect(() => {
    const [node, edge] = [sheet.current, frame.current];
    if (!opened || !node || !edge) {
      const led = tiles.get(goal ?? start ?? "");
      if (led) reveal(middle(led), RADIUS, freeOf(box, size));
      else letGo();
      return;
    }
    const beside = node.offsetWidth < edge.clientWidth * 0.75;
    const free = {
      width: beside ? node.offsetLeft : edge.clientWidth,
      height: beside ? edge.clientHeight : node.offsetTop,
    };
    reveal(middle(opened), RADIUS, free);
  }, [opened?.name, place?.here.length, place?.out.length, goal, start, size, reveal, letGo]);

  const play = useCallback(
    (pick: number) => {
      onSelect(null);
      onAct(pick);
    },
    [onAct, onSelect],
  );

  const close = () => {
    onSelect(null);
    if (sheet.current?.contains(document.activeElement)) focus(selected);
  };

  const focus = (name: string | null) => {
    const cell = name && cells.current?.querySelector<SVGGElement>(`[data-tile="${name}"]`);
    if (cell) cell.focus({ preventScroll: true });
  };

  const choose = (name: string) => {
    setLegend(false);
    onSelect(name);
  };

  const tap = (event: MouseEvent) => {
    if (control.dragged()) return;
    const name = tileOf(event.target);
    const { tile, at } = lastTap.current;
    lastTap.current = { tile: name ?? "", at: event.timeStamp };
    if (!name) return onSelect(null);
    const only = onlyAct(targets, name);
    if (only && name === tile && event.timeStamp - at < TWICE) return play(only.pick);
    if (name === selected) return onSelect(null);
    choose(name);
  };

  const move = (from: Tile, way: Way) => {
    const across = way === "left" || way === "right";
    if (across) column.current = null;
    const x = column.current ?? middle(from).x;
    const next = neighbour(view.map, from, way, x);
    if (!next) return;
    if (!across) column.current = x;
    focus(next.name);
    reveal(middle(next), RADIUS, size);
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = tileOf(event.target);
    const tile = name === null ? undefined : tiles.get(name);
    const way = WAYS[event.key];
    if (tile && way) move(tile, way);
    else if (tile && (event.key === "Enter" || event.key === " ")) {
      const only = onlyAct(targets, tile.name);
      if (only && tile.name === selected) play(only.pick);
      else choose(tile.name);
    } else if (event.key === "Escape" && (opened || legend)) {
      setLegend(false);
      close();
    } else if (event.key === "+" || event.key === "=") control.zoom(STEP);
    else if (event.key === "-") control.zoom(1 / STEP);
    else if (event.key === "0") control.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isLow = (tile: Tile) => {
    const { x, y } = middle(tile);
    return x * camera.k + camera.x < size.width * 0.6 && y * camera.k + camera.y > size.height * 0.6;
  };
  const far = camera.k < FAR;
  const bubble = pointed !== null && pointed !== selected ? tiles.get(pointed) : undefined;
  const said = opened && [title(telling, opened), conquestText(telling, taking.get(opened.name))?.text].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grid and the buttons inside.
    <div ref={frame} className={styles.frame} data-strip={freeOf(box, size).strip} onKeyDown={press}>
      <p id={hint} hidden>
        {t("monumental-map-keys")}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the frame listens to the keys. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that is walked through like a table. */}
      <svg
        ref={cells}
        className={control.dragging ? styles.dragged : styles.map}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are chosen.
        role="grid"
        aria-label={t("monumental-map-label")}
        aria-describedby={hint}
        {...control.hands}
        onClick={tap}
        onPointerOver={(event) => event.pointerType === "mouse" && setPointed(tileOf(event.target))}
        onPointerLeave={() => setPointed(null)}
        onFocus={(event) => setFocused(tileOf(event.target))}
      >
        <Patterns scope={scope} />
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no rows of a table.
            <g key={row[0]?.r} role="row">
              {row.map((tile) => (
                <TileCell
                  key={tile.name}
                  tile={tile}
                  lands={lands}
                  borders={borders.get(tile.name)}
                  scope={scope}
                  far={far}
                  label={labels.get(tile.name) ?? ""}
                  lit={litBy(actsAt(targets, tile.name).here, targets.asking)}
                  dim={targets.asking && actsAt(targets, tile.name).here.length === 0}
                  subject={tile.name === subject}
                  selected={tile.name === selected}
                  advised={endAt(tile.name, goal, start)}
                  entry={tile.name === entry}
                />
              ))}
            </g>
          ))}
          {previewed && !control.dragging && <Preview conquest={previewed} tiles={tiles} />}
          {(goal ?? start) && <Advised route={{ goal, start }} tiles={tiles} />}
          <Motions motions={motions} tiles={tiles} />
        </g>
      </svg>
      {bubble && !control.dragging && (
        <Bubble telling={telling} tile={bubble} conquest={taking.get(bubble.name)} high={isLow(bubble)} />
      )}
      {opened && place && (
        <TileSheet
          frame={sheet}
          telling={telling}
          tile={opened}
          conquest={taking.get(opened.name)}
          place={place}
          scope={scope}
          advised={advisedPick}
          onAct={play}
          onConquer={
            onConquer &&
            ((tile, march) => {
              onSelect(null);
              onConquer(tile, march);
            })
          }
          onClose={close}
        />
      )}
      {legend && !opened && <Legend view={view} scope={scope} onClose={() => setLegend(false)} />}
      <div className={styles.buttons}>
        <IconButton icon="plus" label={t("monumental-map-in")} onClick={() => control.zoom(STEP)} />
        <IconButton icon="minus" label={t("monumental-map-out")} onClick={() => control.zoom(1 / STEP)} />
        <IconButton icon="whole" label={t("monumental-map-whole")} disabled={control.whole} onClick={control.fit} />
        <IconButton
          icon="key"
          label={t("monumental-map-legend")}
          aria-pressed={legend}
          onClick={() => {
            onSelect(null);
            setLegend(!legend);
          }}
        />
      </div>
      <p role="status" className="ui-unseen">
        {said?.join(": ")}
      </p>
    </div>
  );
}

function rowsOf(tiles: readonly Tile[]): Tile[][] {
  const rows = new Map<number, Tile[]>();
  for (const tile of tiles) rows.set(tile.r, [...(rows.get(tile.r) ?? []), tile]);
  return [...rows.values()];
}

/** Which end of what a hint shows a tile is. */
function endAt(tile: string, goal: string | null, start: string | null) {
  return tile === goal ? "goal" : tile === start ? "start" : null;
}

/** How loudly a tile says that something can be done there. */
function litBy(here: readonly Act[], asking: boolean): Lit {
  if (here.length === 0) return null;
  if (asking) return "asked";
  return here.some(({ choice }) => choice.do === "conquer") ? "conquest" : "act";
}
