// What is written on a player board: the names of its columns, rows and walls, and the prophecies that stand at them.

import { useEffect, useMemo } from "react";
import { CanvasTexture, SRGBColorSpace } from "three";
import { columnName } from "../cells";
import { type WallState, wallState } from "../flat/Walls";
import { GRID, SIDES, type Side, type Wall } from "../types";
import { type Look, token } from "./look";

export type SideNames = Record<Side, string>;
export type Walls = Record<Side, Wall>;

const FONT = '"Inter Variable", system-ui, sans-serif';
const HALF = GRID / 2;

/** A picture that is drawn once for all that `key` says. */
function useDrawn(size: number, key: string, draw: (ctx: CanvasRenderingContext2D) => void): CanvasTexture {
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what it shows changes.
  const texture = useMemo(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      draw(ctx);
    }
    const made = new CanvasTexture(canvas);
    made.colorSpace = SRGBColorSpace;
    made.anisotropy = 8;
    return made;
  }, [size, key]);
  useEffect(() => () => texture.dispose(), [texture]);
  return texture;
}

/** The turn that brings a side before whoever looks from the south. */
const TURNS: Record<Side, number> = { S: 0, W: 1, N: 2, E: 3 };

interface NamesProps {
  walls: Walls;
  names: SideNames;
  look: Look;
  /** Half the width of the board, and how far from its middle columns and walls are named. */
  half: number;
  strip: number;
  margin: number;
}

/** Columns and rows along the coloured edges, the name of each wall outside them, to be read from that side. */
export function Names({ walls, names, look, half, strip, margin }: NamesProps) {
  const shown = SIDES.map((side) => `${walls[side].colour} ${names[side]}`);
  const texture = useDrawn(1024, [...shown, look.text].join(), (ctx) => {
    const unit = 512 / half;
    ctx.translate(512, 512);
    for (const side of SIDES) {
      ctx.save();
      ctx.rotate((TURNS[side] * Math.PI) / 2);
      ctx.font = `600 ${0.25 * unit}px ${FONT}`;
      ctx.fillStyle = look.text;
      ctx.fillText(names[side], 0, margin * unit);
      ctx.font = `600 ${0.3 * unit}px ${FONT}`;
      ctx.fillStyle = token(`rune-${walls[side].colour}`, look.dark);
      for (let i = 0; i < GRID; i++) {
        // From the south columns run to the right and from the east rows do so upwards: counted as one sees them.
        const n = side === "S" || side === "W" ? i : GRID - 1 - i;
        const name = side === "S" || side === "N" ? columnName(n, 0)[0] : columnName(0, n).slice(1);
        ctx.fillText(name ?? "", (i - HALF + 0.5) * unit, strip * unit);
      }
      ctx.restore();
    }
  });
  return (
    <mesh rotation-x={-Math.PI / 2} position-y={0.056} raycast={unseen} renderOrder={1}>
      <planeGeometry args={[2 * half, 2 * half]} />
      <meshBasicMaterial map={texture} transparent depthWrite={false} />
    </mesh>
  );
}

const RADIUS = 0.36;

/** The prophecy of a wall: a token that stands before it with its number, and what has become of it. */
function Token({ value, state, look }: { value: number; state: WallState; look: Look }) {
  const ring = state === "kept" ? look.good : state === "lost" ? look.bad : look.accent;
  const face = useDrawn(256, [value, state, ring, look.raised, look.text].join(), (ctx) => {
    ctx.fillStyle = ring;
    ctx.fillRect(0, 0, 256, 256);
    ctx.fillStyle = look.raised;
    ctx.beginPath();
    ctx.arc(128, 128, 104, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = look.text;
    ctx.font = `700 130px ${FONT}`;
    ctx.fillText(String(value), 128, 138);
    if (state === "growing") return;
    // Fulfilled is underlined, out of reach is struck out: not by the colour alone.
    ctx.fillStyle = ring;
    if (state === "kept") ctx.fillRect(68, 196, 120, 16);
    else {
      ctx.translate(128, 128);
      ctx.rotate(-0.6);
      ctx.fillRect(-104, -8, 208, 16);
    }
  });
  return (
    <group position-y={RADIUS + 0.06}>
      <mesh rotation-x={Math.PI / 2} castShadow raycast={unseen}>
        <cylinderGeometry args={[RADIUS, RADIUS, 0.1, 40]} />
        <meshStandardMaterial color={ring} roughness={0.8} />
      </mesh>
      {[0, Math.PI].map((turn) => (
        <mesh key={turn} rotation-y={turn} position-z={turn === 0 ? 0.052 : -0.052} raycast={unseen}>
          <circleGeometry args={[RADIUS * 0.98, 40]} />
          <meshBasicMaterial map={face} />
        </mesh>
      ))}
    </group>
  );
}

/** All prophecies of a board, each at its wall. */
export function Tokens({ walls, look, out }: { walls: Walls; look: Look; out: number }) {
  return SIDES.map((side) => {
    const wall = walls[side];
    if (wall.prophecy === null) return null;
    return (
      <group key={side} rotation-y={(-TURNS[side] * Math.PI) / 2}>
        <group position={[1, 0, out]}>
          <Token value={wall.prophecy} state={wallState(wall)} look={look} />
        </group>
      </group>
    );
  });
}

const unseen = () => undefined;
