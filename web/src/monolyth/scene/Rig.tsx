// The eye that looks at a tower: it circles within sensible limits, always sees all of it, and can be set back.

import { OrbitControls } from "@react-three/drei";
import { useFrame, useThree } from "@react-three/fiber";
import { type ComponentRef, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from "react";
import { PerspectiveCamera, Spherical, Vector3 } from "three";
import { BOARD } from "./Board";

export interface Eye {
  orbit(around: number, up: number): void;
  reset(): void;
  /** The quarter of the compass the eye looks from: 0 south, 1 east, 2 north, 3 west. */
  quarter(): number;
}

const AROUND = -0.42;
const DOWN = 0.98;
const [STEEPEST, FLATTEST] = [0.02, 1.5];
// The upper edge of the picture is left to the views.
const [TOP, BOTTOM] = [0.86, 0.95];

/** The least distance from which board and tower are seen whole, whichever way they are turned. */
function farEnough(fov: number, aspect: number, down: number, middle: number, height: number): number {
  const slope = Math.tan((fov * Math.PI) / 360);
  const [cos, sin] = [Math.cos(down), Math.sin(down)];
  let far = 0;
  for (const up of [-0.35 - middle, height - middle])
    for (let turn = 0; turn < 8; turn++) {
      const [x, z] = [
        BOARD * Math.SQRT2 * Math.cos((turn * Math.PI) / 4),
        BOARD * Math.SQRT2 * Math.sin((turn * Math.PI) / 4),
      ];
      // The corner as the eye sees it: how far towards it, and how high.
      const near = z * sin + up * cos;
      const high = up * sin - z * cos;
      const room = high > 0 ? TOP : BOTTOM;
      far = Math.max(far, near + Math.abs(x) / (slope * aspect * 0.95), near + Math.abs(high) / (slope * room));
    }
  return far;
}

interface RigProps {
  height: number;
  canZoom: boolean;
  ref: Ref<Eye>;
  onAzimuth(azimuth: number): void;
}

export function Rig({ height, canZoom, ref, onAzimuth }: RigProps) {
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const camera = useThree((state) => state.camera);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const azimuth = useRef(Number.NaN);

  const look = useCallback(
    (turn: (at: Spherical) => void) => {
      if (!(camera instanceof PerspectiveCamera)) return;
      const target = new Vector3(0, height * 0.42, 0);
      const at = new Spherical().setFromVector3(camera.position.clone().sub(target));
      turn(at);
      at.phi = Math.min(FLATTEST, Math.max(STEEPEST, at.phi));
      at.radius = farEnough(camera.fov, size.width / Math.max(1, size.height), at.phi, target.y, height);
      camera.position.copy(target).add(new Vector3().setFromSpherical(at));
      camera.near = 0.5;
      camera.far = at.radius + 20;
      camera.updateProjectionMatrix();
      camera.lookAt(target);
      if (controls.current) {
        controls.current.target.copy(target);
        controls.current.minDistance = at.radius * 0.5;
        controls.current.maxDistance = at.radius * 1.5;
        controls.current.update();
      }
      invalidate();
    },
    [camera, size, height, invalidate],
  );

  const started = useRef(false);
  useEffect(() => {
    look((at) => {
      if (!started.current) at.set(1, DOWN, AROUND);
      started.current = true;
    });
  }, [look]);

  useImperativeHandle(
    ref,
    () => ({
      orbit: (around, up) =>
        look((at) => {
          at.theta += around;
          at.phi -= up;
        }),
      reset: () => look((at) => at.set(1, DOWN, AROUND)),
      quarter: () => {
        const at = controls.current?.getAzimuthalAngle() ?? AROUND;
        return ((Math.round(at / (Math.PI / 2)) % 4) + 4) % 4;
      },
    }),
    [look],
  );

  useFrame(() => {
    const now = Math.atan2(camera.position.x, camera.position.z);
    if (now === azimuth.current) return;
    azimuth.current = now;
    onAzimuth(now);
  });

  return (
    <OrbitControls
      ref={controls}
      enableDamping={false}
      enablePan={false}
      enableZoom={canZoom}
      minPolarAngle={STEEPEST}
      maxPolarAngle={FLATTEST}
      rotateSpeed={0.7}
    />
  );
}
