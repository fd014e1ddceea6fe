// The ring of sites with its stones and the crystal. The eye stands still; what can be touched are buttons above it.

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import { AdditiveBlending, CanvasTexture, Color, type Group, PerspectiveCamera, Vector3 } from "three";
import { extent, shapeCells } from "../cells";
import type { MonolythView, Stone } from "../types";
import { contactTexture, Lights } from "./Board";
import { type CubeSpec, Cubes } from "./Cubes";
import type { Look } from "./look";
import "./quiet";

export const SITES = 13;
const RADIUS = 5.6;
const CUBE = 0.78;
const LIFT = 0.75;
const RISE = 2.6;

/** Where a site lies: 0, at the arrow, is farthest from the viewer; then clockwise. */
export function sitePlace(site: number): [number, number] {
  const angle = (site / SITES) * 2 * Math.PI - Math.PI / 2;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
}

const FOV = 26;
/** How far out the numbers of steps stand, in radii of the ring. */
export const RIM = 1.31;

/** A tall picture is seen from higher up, so that the ring fills it. */
const elevation = (aspect: number) => Math.min(1.25, Math.max(0.85, 1.02 + (1.25 - aspect) * 0.6));

export function ringCamera(width: number, height: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(FOV, width / Math.max(1, height), 1, 80);
  const up = elevation(camera.aspect);
  const tall = (FOV * Math.PI) / 360;
  const wide = Math.atan(Math.tan(tall) * camera.aspect);
  // Room for the stones, and in a small picture for the numbers beside them, which do not shrink with it.
  const reach = (pixels: number) => Math.max(RADIUS + 1.9, (RIM * RADIUS) / (1 - 36 / Math.max(72, pixels)));
  const far = Math.max(reach(width) / Math.tan(wide), (reach(height) * Math.sin(up) + 0.2) / Math.tan(tall)) + 2.4;
  camera.position.set(0, far * Math.sin(up), far * Math.cos(up));
  camera.lookAt(0, 0.1, 0.15);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

/** Where a spot of the ring appears, in parts of the picture. */
export function ringSpot(camera: PerspectiveCamera, x: number, y: number, z: number): { left: number; top: number } {
  const seen = new Vector3(x, y, z).project(camera);
  return { left: (seen.x + 1) / 2, top: (1 - seen.y) / 2 };
}

function stoneCubes(site: number, { shape, colour }: Stone, lift: number): CubeSpec[] {
  const [x, z] = sitePlace(site);
  const cells = shapeCells(shape);
  const size = extent(cells);
  return cells.map((cell) => ({
    key: `${site} ${shape} ${colour} ${cell.x}${cell.y}${cell.z}`,
    at: [
      x + (cell.x + 0.5 - size.x / 2) * CUBE,
      (cell.z + 0.5) * CUBE + 0.12 + lift,
      z + (cell.y + 0.5 - size.y / 2) * CUBE,
    ],
    size: [CUBE, CUBE, CUBE],
    colour,
  }));
}

interface RingSceneProps {
  view: MonolythView;
  picked: number | null;
  look: Look;
  lively: boolean;
  /** A stone that is being taken: it rises before it is gone. */
  leaving: (Stone & { site: number }) | null;
}

export default function RingScene({ view, picked, look, lively, leaving }: RingSceneProps) {
  const reach = useMemo(() => new Set(view.reach.map(({ site }) => site)), [view.reach]);
  const cubes = useMemo(() => {
    const lift = (site: number) => (reach.has(site) || site === picked ? LIFT : 0);
    const resting = view.sites.flatMap((stone, site) => (stone ? stoneCubes(site, stone, lift(site)) : []));
    return leaving ? [...resting, ...stoneCubes(leaving.site, leaving, RISE)] : resting;
  }, [view.sites, reach, picked, leaving]);
  return (
    <Canvas
      frameloop="demand"
      flat
      shadows="percentage"
      dpr={[1, 2]}
      gl={{ antialias: true, alpha: true }}
      aria-hidden="true"
      tabIndex={-1}
    >
      <FixedEye />
      <Lights look={look} />
      <Sites view={view} reach={reach} picked={picked} look={look} />
      <Cubes cubes={cubes} lively={lively} drop={3} most={SITES * 8} />
      <Crystal site={view.crystal} look={look} lively={lively} />
    </Canvas>
  );
}

function FixedEye() {
  const { set, size, invalidate } = useThree();
  useEffect(() => {
    set({ camera: Object.assign(ringCamera(size.width, size.height), { manual: true }) });
    invalidate();
  }, [set, size, invalidate]);
  return null;
}

function Sites({
  view,
  reach,
  picked,
  look,
}: {
  view: MonolythView;
  reach: ReadonlySet<number>;
  picked: number | null;
  look: Look;
}) {
  const shadow = contactTexture();
  const plate = useMemo(() => new Color(look.site), [look.site]);
  return view.sites.map((stone, site) => {
    const [x, z] = sitePlace(site);
    const near = reach.has(site);
    const key = `site ${site}`;
    return (
      <group key={key} position={[x, 0, z]}>
        <mesh rotation-x={-Math.PI / 2} position-y={0.01} receiveShadow>
          <circleGeometry args={[1.28, 40]} />
          <meshStandardMaterial color={plate} roughness={1} />
        </mesh>
        {(near || site === picked) && (
          <mesh rotation-x={-Math.PI / 2} position-y={0.03}>
            <ringGeometry args={[1.2, site === picked ? 1.4 : 1.3, 48]} />
            <meshBasicMaterial color={look.accent} />
          </mesh>
        )}
        {stone && (
          <mesh rotation-x={-Math.PI / 2} position-y={0.02}>
            <planeGeometry args={[2.3, 2.3]} />
            <meshBasicMaterial
              map={shadow}
              transparent
              opacity={look.dark ? 0.5 : 0.22}
              depthWrite={false}
              color="#2a2118"
            />
          </mesh>
        )}
        {site === 0 && (
          <mesh rotation-x={-Math.PI / 2} rotation-z={Math.PI} position={[0, 0.02, -1.62]}>
            <circleGeometry args={[0.3, 3, Math.PI / 2]} />
            <meshBasicMaterial color={look.accent} />
          </mesh>
        )}
      </group>
    );
  });
}

let halo: CanvasTexture | undefined;

function haloTexture(): CanvasTexture {
  if (halo) return halo;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const ctx = canvas.getContext("2d");
  if (ctx) {
    const shine = ctx.createRadialGradient(64, 64, 2, 64, 64, 64);
    shine.addColorStop(0, "rgba(255,255,255,0.85)");
    shine.addColorStop(0.3, "rgba(255,255,255,0.3)");
    shine.addColorStop(1, "rgba(255,255,255,0)");
    ctx.fillStyle = shine;
    ctx.fillRect(0, 0, 128, 128);
  }
  halo = new CanvasTexture(canvas);
  return halo;
}

const LASTS = 400;

/** The crystal walks clockwise from site to site. */
function Crystal({ site, look, lively }: { site: number; look: Look; lively: boolean }) {
  const group = useRef<Group>(null);
  const walk = useRef({ from: site, to: site, start: 0 });
  const invalidate = useThree((state) => state.invalidate);

  useEffect(() => {
    if (walk.current.to === site) return;
    const from = walk.current.to % SITES;
    walk.current = { from, to: from + ((site - from + SITES) % SITES), start: lively ? performance.now() : 0 };
    invalidate();
  }, [site, lively, invalidate]);

  useFrame(() => {
    const { from, to, start } = walk.current;
    const t = Math.min(1, (performance.now() - start) / LASTS);
    const [x, z] = sitePlace(from + (to - from) * (1 - (1 - t) ** 3));
    group.current?.position.set(x, 0.1 + Math.sin(Math.PI * t) * 1.6, z);
    if (t < 1) invalidate();
    else walk.current.to = to % SITES;
  });

  return (
    <group ref={group}>
      <pointLight position={[0, 1.2, 0]} color={look.accent} intensity={look.dark ? 16 : 9} distance={6} />
      <mesh position={[0, 1.25, 0]} scale={[0.5, 1.25, 0.5]} rotation-y={0.4} castShadow>
        <octahedronGeometry args={[1, 0]} />
        <meshStandardMaterial
          color={look.accent}
          emissive={look.accent}
          emissiveIntensity={0.75}
          roughness={0.25}
          flatShading
        />
      </mesh>
      <mesh position={[0.34, 0.5, 0.22]} scale={[0.24, 0.6, 0.24]} rotation-z={-0.35}>
        <octahedronGeometry args={[1, 0]} />
        <meshStandardMaterial
          color={look.accent}
          emissive={look.accent}
          emissiveIntensity={0.55}
          roughness={0.3}
          flatShading
        />
      </mesh>
      <sprite position={[0, 1.2, 0]} scale={[4.6, 4.6, 1]}>
        <spriteMaterial
          map={haloTexture()}
          color={look.accent}
          transparent
          opacity={look.dark ? 0.55 : 0.4}
          depthWrite={false}
          {...(look.dark ? { blending: AdditiveBlending } : {})}
        />
      </sprite>
    </group>
  );
}
