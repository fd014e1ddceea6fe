// The board under a tower, the light on it and the table under both.

import { Line } from "@react-three/drei";
import type { ThreeEvent } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { CanvasTexture, Color } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { GRID, SIDES, type Side, type Wall } from "../types";
import { type CubeSpec, Cubes } from "./Cubes";
import type { Look } from "./look";
import { Names, type SideNames, Tokens } from "./Marks";

export function Lights({ look }: { look: Look }) {
  return (
    <>
      <hemisphereLight
        args={[look.dark ? "#f4f1ff" : "white", look.dark ? "#6a5f54" : "#d9cbb4", look.dark ? 1.45 : 1.75]}
      />
      <directionalLight
        position={[-5, 11, 6]}
        intensity={look.dark ? 1.7 : 1.9}
        color={look.dark ? "#ffe9cf" : "#fff4e2"}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-7}
        shadow-camera-right={7}
        shadow-camera-top={8}
        shadow-camera-bottom={-6}
        shadow-bias={-0.0008}
        shadow-normalBias={0.02}
        shadow-radius={5}
      />
      <directionalLight position={[6, 4, -4]} intensity={look.dark ? 0.35 : 0.4} color="#cdd8ff" />
    </>
  );
}

let blob: CanvasTexture | undefined;

/** A soft dark spot: the shadow where something touches the table. */
export function contactTexture(): CanvasTexture {
  if (blob) return blob;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 256;
  const ctx = canvas.getContext("2d");
  if (ctx) {
    const spot = ctx.createRadialGradient(128, 128, 20, 128, 128, 128);
    spot.addColorStop(0, "rgba(0,0,0,0.9)");
    spot.addColorStop(0.55, "rgba(0,0,0,0.5)");
    spot.addColorStop(1, "rgba(0,0,0,0)");
    ctx.fillStyle = spot;
    ctx.fillRect(0, 0, 256, 256);
  }
  blob = new CanvasTexture(canvas);
  return blob;
}

export function Ground({ look }: { look: Look }) {
  const texture = contactTexture();
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position-y={-0.36} renderOrder={-2}>
        <planeGeometry args={[10.5, 10.5]} />
        <meshBasicMaterial
          map={texture}
          transparent
          opacity={look.dark ? 0.55 : 0.34}
          depthWrite={false}
          color="#2a2118"
        />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} position-y={-0.355} receiveShadow renderOrder={-1}>
        <planeGeometry args={[24, 24]} />
        <shadowMaterial transparent opacity={look.dark ? 0.4 : 0.2} />
      </mesh>
    </>
  );
}

const HALF = GRID / 2;
const EDGE = 0.54;
const STRIP = HALF + EDGE / 2 + 0.06;
/** Half the width of a board: outside the coloured edges there is room for the names of the walls. */
export const BOARD = HALF + EDGE + 0.42;

/** Middle and size of the strip along an edge. */
function strip(side: Side): { at: [number, number]; size: [number, number] } {
  if (side === "N") return { at: [0, -STRIP], size: [GRID, EDGE] };
  if (side === "S") return { at: [0, STRIP], size: [GRID, EDGE] };
  return { at: [side === "E" ? STRIP : -STRIP, 0], size: [EDGE, GRID] };
}

interface BoardProps {
  walls: Record<Side, Wall>;
  look: Look;
  names: SideNames;
  lit: readonly Side[];
  onPointerMove?: (event: ThreeEvent<PointerEvent>) => void;
  onClick?: (event: ThreeEvent<MouseEvent>) => void;
}

export function Board({ walls, look, names, lit, ...pointer }: BoardProps) {
  const slab = useMemo(() => new RoundedBoxGeometry(2 * BOARD, 0.32, 2 * BOARD, 4, 0.14), []);
  useEffect(() => () => slab.dispose(), [slab]);
  const stone = useMemo(() => new Color(look.board), [look.board]);
  const field = useMemo(() => new Color(look.space), [look.space]);
  const edges = useMemo<CubeSpec[]>(
    () =>
      SIDES.flatMap((side) => {
        const { at, size } = strip(side);
        const { colour } = walls[side];
        return [
          { key: `${side} strip`, at: [at[0], -0.03, at[1]], size: [size[0], 0.16, size[1]], colour, plain: true },
          { key: `${side} rune`, at: [at[0], -0.01, at[1]], size: [EDGE * 1.06, 0.2, EDGE * 1.06], colour },
        ] satisfies CubeSpec[];
      }),
    [walls],
  );
  const spaces = Array.from({ length: GRID * GRID }, (_, i) => [i % GRID, Math.floor(i / GRID)] as const);
  return (
    <group>
      <mesh geometry={slab} position-y={-0.19} receiveShadow castShadow {...pointer}>
        <meshStandardMaterial color={stone} roughness={0.95} />
      </mesh>
      {spaces.map(([x, y]) => (
        <mesh
          key={`${x},${y}`}
          position={[x - HALF + 0.5, -0.022, y - HALF + 0.5]}
          rotation-x={-Math.PI / 2}
          receiveShadow
          raycast={unseen}
        >
          <planeGeometry args={[0.93, 0.93]} />
          <meshStandardMaterial color={field} roughness={1} />
        </mesh>
      ))}
      <Cubes cubes={edges} most={8} shadow={false} drop={0} />
      <Names walls={walls} names={names} look={look} half={BOARD} strip={STRIP} margin={BOARD - 0.2} />
      <Tokens walls={walls} look={look} out={BOARD - 0.16} />
      {lit.map((side) => {
        const { at, size } = strip(side);
        const [w, d] = [size[0] / 2 + 0.06, size[1] / 2 + 0.06];
        const corners = [
          [-w, -d],
          [w, -d],
          [w, d],
          [-w, d],
          [-w, -d],
        ].map(([x = 0, z = 0]) => [at[0] + x, 0.08, at[1] + z] as [number, number, number]);
        return <Line key={side} points={corners} color={look.accent} lineWidth={4} raycast={unseen} />;
      })}
    </group>
  );
}

const unseen = () => undefined;
