// Cubes as one instanced mesh. A cube that is new may drop in; one that has moved glides there.

import { type ThreeEvent, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Color, InstancedBufferAttribute, InstancedMesh, Matrix4 } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { COLOURS, type Colour } from "../types";
import { token, useLook } from "./look";
import { stoneMaterial } from "./stoneMaterial";

type Triple = readonly [number, number, number];

export interface CubeSpec {
  key: string;
  at: Triple;
  colour: Colour;
  size?: Triple;
  plain?: boolean;
}

interface Glide {
  from: Triple;
  to: Triple;
  start: number;
  falls: boolean;
}

const LASTS = 380;

/** A fall that ends with a hint of weight: down, a touch up, at rest. */
function fall(t: number): number {
  if (t < 0.72) return (t / 0.72) ** 2;
  const rest = (t - 0.72) / 0.28;
  return 1 - 0.035 * Math.sin(Math.PI * rest);
}

const ease = (t: number) => 1 - (1 - t) ** 3;

function placeOf(glide: Glide, now: number): Triple {
  const t = Math.min(1, (now - glide.start) / LASTS);
  const by = glide.falls ? fall(t) : ease(t);
  const mix = (i: 0 | 1 | 2) => glide.from[i] + (glide.to[i] - glide.from[i]) * by;
  return [mix(0), mix(1), mix(2)];
}

interface CubesProps {
  cubes: readonly CubeSpec[];
  opacity?: number;
  lively?: boolean;
  /** How far above its place a new cube appears. */
  drop?: number;
  most?: number;
  shadow?: boolean;
  onPointerMove?: (event: ThreeEvent<PointerEvent>) => void;
  onClick?: (event: ThreeEvent<MouseEvent>) => void;
}

export function Cubes(props: CubesProps) {
  const { cubes, opacity = 1, lively = false, drop = 2.2, most = 64, shadow = true } = props;
  const mesh = useRef<InstancedMesh>(null);
  const glides = useRef(new Map<string, Glide>());
  const order = useRef<readonly CubeSpec[]>([]);
  const restless = useRef(false);
  const shown = useRef(false);
  const invalidate = useThree((state) => state.invalidate);
  const { dark } = useLook();
  const material = useMemo(() => stoneMaterial(opacity), [opacity]);
  const geometry = useMemo(() => {
    const made = new RoundedBoxGeometry(0.985, 0.985, 0.985, 3, 0.075);
    made.setAttribute("rune", new InstancedBufferAttribute(new Float32Array(most), 1));
    made.setAttribute("edge", new InstancedBufferAttribute(new Float32Array(3 * most), 3));
    return made;
  }, [most]);
  useEffect(() => () => material.dispose(), [material]);
  useEffect(() => () => geometry.dispose(), [geometry]);

  useLayoutEffect(() => {
    const now = performance.now();
    const old = glides.current;
    const next = new Map<string, Glide>();
    for (const { key, at } of cubes) {
      const known = old.get(key);
      const here = known && placeOf(known, now);
      // What is there when the scene opens has always been there.
      const start = lively && shown.current ? now : now - LASTS;
      if (known && samePlace(known.to, at)) next.set(key, known);
      else if (here) next.set(key, { from: here, to: at, start, falls: false });
      else next.set(key, { from: [at[0], at[1] + drop, at[2]], to: at, start, falls: true });
    }
    glides.current = next;
    order.current = cubes;
    const target = mesh.current;
    const runes = geometry.getAttribute("rune") as InstancedBufferAttribute;
    const edges = geometry.getAttribute("edge") as InstancedBufferAttribute;
    if (!target) return;
    target.count = cubes.length;
    cubes.forEach(({ colour, plain }, i) => {
      tone.set(token(`stone-${colour}`, dark));
      if (colour === "black") tone.lerp(white, dark ? 0.06 : 0.03);
      target.setColorAt(i, tone);
      runes.setX(i, plain ? -1 : COLOURS.indexOf(colour));
      tone.set(token(`edge-${colour}`, dark));
      edges.setXYZ(i, tone.r, tone.g, tone.b);
    });
    runes.needsUpdate = true;
    edges.needsUpdate = true;
    if (target.instanceColor) target.instanceColor.needsUpdate = true;
    lay(target, cubes, next, now);
    restless.current = true;
    shown.current = true;
    invalidate();
  }, [cubes, geometry, lively, drop, dark, invalidate]);

  useFrame(() => {
    if (!restless.current || !mesh.current) return;
    const now = performance.now();
    restless.current = false;
    for (const glide of glides.current.values()) restless.current ||= now - glide.start < LASTS;
    lay(mesh.current, order.current, glides.current, now);
    if (restless.current) invalidate();
  });

  return (
    <instancedMesh
      ref={mesh}
      args={[geometry, material, most]}
      frustumCulled={false}
      castShadow={shadow && opacity === 1}
      receiveShadow={shadow}
      {...(props.onPointerMove ? { onPointerMove: props.onPointerMove } : {})}
      {...(props.onClick ? { onClick: props.onClick } : {})}
      raycast={props.onPointerMove || props.onClick ? InstancedMesh.prototype.raycast : unseen}
    />
  );
}

const unseen = () => undefined;
const tone = new Color();
const white = new Color("white");
const matrix = new Matrix4();

const samePlace = (a: Triple, b: Triple) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

function lay(mesh: InstancedMesh, cubes: readonly CubeSpec[], glides: ReadonlyMap<string, Glide>, now: number): void {
  cubes.forEach(({ key, at, size }, i) => {
    const glide = glides.get(key);
    const place = glide ? placeOf(glide, now) : at;
    matrix.makeScale(...(size ?? ONE)).setPosition(...place);
    mesh.setMatrixAt(i, matrix);
  });
  mesh.instanceMatrix.needsUpdate = true;
  mesh.boundingSphere = null;
}
const ONE: [number, number, number] = [1, 1, 1];
