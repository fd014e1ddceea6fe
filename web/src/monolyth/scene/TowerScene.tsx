// A player's tower on its board, in 3D. Draws frames only when something moves.

import { Line } from "@react-three/drei";
import { Canvas, type ThreeEvent } from "@react-three/fiber";
import { type Ref, useCallback, useMemo, useState } from "react";
import { type Cell, extent, parseCell } from "../cells";
import type { Point } from "../choices";
import { cubesOf } from "../flat/pictures";
import { type Colour, GRID, type SeatView, SIDES, type Side } from "../types";
import { Board, Ground, Lights } from "./Board";
import { type CubeSpec, Cubes } from "./Cubes";
import type { Look } from "./look";
import type { SideNames } from "./Marks";
import { outline } from "./outline";
import { type Eye, Rig } from "./Rig";
import "./quiet";

export type TowerMode = "orbit" | "exploded" | "xray";

export interface GhostStone {
  cells: readonly Cell[];
  colour: Colour;
  /** A stone that fits nowhere hovers above the tower. */
  fits: boolean;
}

interface TowerSceneProps {
  seat: SeatView;
  limit: number;
  mode: TowerMode;
  look: Look;
  ghost: GhostStone | null;
  latest: readonly string[];
  glow: { level: number } | "structure" | null;
  names: SideNames;
  lit: readonly Side[];
  lively: boolean;
  eye: Ref<Eye>;
  aiming: boolean;
  onAzimuth(azimuth: number): void;
  onPoint(to: Point, pin: boolean): void;
}

const GAP = 0.75;

/** From columns and levels to the scene: south is towards the viewer, up is up. */
function placer(gap: number) {
  return (x: number, y: number, z: number): [number, number, number] => [x - GRID / 2, z * (1 + gap), y - GRID / 2];
}

function Outline({
  cells,
  colour,
  gap,
  wide = 2.5,
}: {
  cells: readonly Cell[];
  colour: string;
  gap: number;
  wide?: number;
}) {
  const points = useMemo(() => {
    const place = placer(0);
    // Levels that are drawn apart are outlined one by one.
    const bodies =
      gap > 0 ? [...new Set(cells.map((cell) => cell.z))].map((z) => cells.filter((c) => c.z === z)) : [cells];
    return bodies.flatMap((body) => {
      const lift = gap * (body[0]?.z ?? 0);
      return outline(body).map(([x, y, z]) => {
        const [px, py, pz] = place(x, y, z);
        return [px, py + lift, pz] as [number, number, number];
      });
    });
  }, [cells, gap]);
  if (points.length === 0) return null;
  return <Line points={points} segments color={colour} lineWidth={wide} depthTest transparent renderOrder={3} />;
}

function specs(cubes: readonly (Cell & { colour: Colour })[], gap: number): CubeSpec[] {
  const place = placer(gap);
  return cubes.map(({ x, y, z, colour }) => {
    const [px, py, pz] = place(x + 0.5, y + 0.5, z);
    return { key: `${x},${y},${z}`, at: [px, py + 0.5, pz], colour };
  });
}

function pointOf(event: ThreeEvent<PointerEvent | MouseEvent>): Point {
  const inward = event.face?.normal;
  // A side face belongs to the column behind it.
  const x = event.point.x - 0.3 * (inward?.x ?? 0) + GRID / 2;
  const y = event.point.z - 0.3 * (inward?.z ?? 0) + GRID / 2;
  const within = (n: number) => Math.min(GRID - 0.05, Math.max(0.05, n));
  return { x: Math.round(within(x) * 10) / 10, y: Math.round(within(y) * 10) / 10 };
}

/** The walls that face the eye: in the x-ray view they turn to glass. */
function facing(azimuth: number): Set<Side> {
  const [south, east] = [Math.cos(azimuth), Math.sin(azimuth)];
  const towards: Record<Side, number> = { S: south, E: east, N: -south, W: -east };
  return new Set(SIDES.filter((side) => towards[side] > 0.25));
}

export default function TowerScene(props: TowerSceneProps) {
  const { seat, limit, mode, look, ghost, latest, glow, lively, aiming, onPoint, onAzimuth } = props;
  const gap = mode === "exploded" ? GAP : 0;
  const [glass, setGlass] = useState<string>("");
  const cubes = useMemo(() => cubesOf(seat.cubes), [seat.cubes]);
  const last = useMemo(() => latest.map(parseCell), [latest]);
  const { clear, solid } = useMemo(() => {
    if (mode !== "xray") return { clear: [], solid: specs(cubes, gap) };
    const through = ({ x, y }: Cell) =>
      (glass.includes("N") && y === 0) ||
      (glass.includes("S") && y === GRID - 1) ||
      (glass.includes("W") && x === 0) ||
      (glass.includes("E") && x === GRID - 1);
    return {
      clear: specs(cubes.filter(through), gap),
      solid: specs(
        cubes.filter((cube) => !through(cube)),
        gap,
      ),
    };
  }, [cubes, gap, mode, glass]);
  const ghostCubes = useMemo(
    () =>
      ghost
        ? specs(
            ghost.cells.map((cell) => ({ ...cell, colour: ghost.colour })),
            gap,
          )
        : [],
    [ghost, gap],
  );

  const turned = useCallback(
    (azimuth: number) => {
      setGlass([...facing(azimuth)].join(""));
      onAzimuth(azimuth);
    },
    [onAzimuth],
  );
  const aim = aiming
    ? {
        onPointerMove: (event: ThreeEvent<PointerEvent>) => {
          event.stopPropagation();
          if (event.pointerType === "mouse" && event.buttons === 0) onPoint(pointOf(event), false);
        },
        onClick: (event: ThreeEvent<MouseEvent>) => {
          event.stopPropagation();
          if (event.delta < 8) onPoint(pointOf(event), true);
        },
      }
    : {};

  return (
    <Canvas
      frameloop="demand"
      flat
      shadows="percentage"
      dpr={[1, 2]}
      camera={{ fov: 30, position: [-5, 7, 10] }}
      gl={{ antialias: true, alpha: true }}
      aria-hidden="true"
      tabIndex={-1}
    >
      <Rig height={limit * (1 + gap)} canZoom={!aiming} ref={props.eye} onAzimuth={turned} />
      <Lights look={look} />
      <Ground look={look} />
      <Board walls={seat.walls} look={look} names={props.names} lit={props.lit} {...aim} />
      <Cubes cubes={solid} lively={lively} {...aim} />
      {clear.length > 0 && <Cubes cubes={clear} opacity={0.16} {...aim} />}
      {ghost && <Cubes cubes={ghostCubes} opacity={ghost.fits ? 0.82 : 0.5} most={8} drop={0} />}
      {ghost && <Outline cells={ghost.cells} colour={ghost.fits ? look.accent : look.bad} gap={gap} wide={3.5} />}
      {!ghost && last.length > 0 && <Outline cells={last} colour={look.accent} gap={gap} />}
      {glow && <Glow glow={glow} cubes={cubes} gap={gap} look={look} />}
    </Canvas>
  );
}

function Glow({
  glow,
  cubes,
  gap,
  look,
}: {
  glow: { level: number } | "structure";
  cubes: readonly Cell[];
  gap: number;
  look: Look;
}) {
  const cells = glow === "structure" ? cubes : cubes.filter((cube) => cube.z === glow.level - 1);
  return <Outline cells={[...cells]} colour={look.accent} gap={gap} wide={5} />;
}

/** Where a stone hovers that fits nowhere: over the pointed column, above the height limit. */
export function hovering(cells: readonly Cell[], at: Point, limit: number): Cell[] {
  const size = extent(cells);
  const shift = (point: number, wide: number) => Math.min(GRID - wide, Math.max(0, Math.round(point - wide / 2)));
  const [x, y] = [shift(at.x, size.x), shift(at.y, size.y)];
  return cells.map((cell) => ({ x: cell.x + x, y: cell.y + y, z: cell.z + limit }));
}
