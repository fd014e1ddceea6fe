// Matte stone with an engraved rune. All runes lie side by side in one texture: normals in RGB, the cut's depth in A.

import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
  ShaderChunk,
} from "three";
import { RUNES } from "../../ui/runes";
import { COLOURS, type Colour } from "../types";

const SIZE = 256;
const RUNE = 0.62;
const DEPTH = 10;

let engraving: DataTexture | undefined;

function cut(colour: Colour): Float32Array {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  const depth = new Float32Array(SIZE * SIZE);
  if (!ctx) return depth;
  const scale = (SIZE * RUNE) / 24;
  ctx.translate((SIZE * (1 - RUNE)) / 2, (SIZE * (1 - RUNE)) / 2);
  ctx.scale(scale, scale);
  ctx.lineWidth = 2.1;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke(new Path2D(RUNES[colour]));
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE);
  for (let i = 0; i < depth.length; i++) depth[i] = (data[4 * i + 3] ?? 0) / 255;
  return blurred(blurred(depth));
}

function blurred(from: Float32Array): Float32Array {
  const to = new Float32Array(from.length);
  const at = (x: number, y: number) =>
    from[Math.min(SIZE - 1, Math.max(0, y)) * SIZE + Math.min(SIZE - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy);
      to[y * SIZE + x] = sum / 9;
    }
  return to;
}

/** Grain of the stone: a fixed pattern, so that every page looks the same. */
function grain(x: number, y: number): number {
  const spot = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return spot - Math.floor(spot);
}

function engrave(): DataTexture {
  const width = SIZE * COLOURS.length;
  const data = new Uint8Array(4 * width * SIZE);
  COLOURS.forEach((colour, rune) => {
    const depth = cut(colour);
    const at = (x: number, y: number) => depth[Math.min(SIZE - 1, y) * SIZE + Math.min(SIZE - 1, x)] ?? 0;
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const rough = (grain(x >> 1, y >> 1) - 0.5) * 0.16;
        const dx = (at(x + 1, y) - at(Math.max(0, x - 1), y)) * DEPTH * 0.5 + rough;
        const dy = (at(x, y + 1) - at(x, Math.max(0, y - 1))) * DEPTH * 0.5 + rough;
        const length = Math.hypot(dx, dy, 1);
        // Rows of a texture run upwards, those of a canvas downwards.
        const i = 4 * ((SIZE - 1 - y) * width + rune * SIZE + x);
        data[i] = 127.5 + (127.5 * dx) / length;
        data[i + 1] = 127.5 - (127.5 * dy) / length;
        data[i + 2] = 127.5 + 127.5 / length;
        data[i + 3] = 255 * at(x, y);
      }
  });
  const texture = new DataTexture(data, width, SIZE, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

/** How wide the line along the edges of a cube is, in pixels, on each of the two faces that meet there. */
const LINE = "1.3";

/** The material of all stones; each instance has a colour, the colour of its edges and its rune's number (-1: none). */
export function stoneMaterial(opacity = 1): MeshStandardMaterial {
  engraving ??= engrave();
  const material = new MeshStandardMaterial({
    roughness: 0.88,
    metalness: 0,
    normalMap: engraving,
    transparent: opacity < 1,
    opacity,
    depthWrite: opacity > 0.4,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        "#include <common>",
        "#include <common>\nattribute float rune;\nattribute vec3 edge;\nvarying float vRune;\nvarying vec3 vEdge;",
      )
      .replace("#include <uv_vertex>", "#include <uv_vertex>\nvRune = rune;\nvEdge = edge;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying float vRune;\nvarying vec3 vEdge;")
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        vec2 runeUv = vec2((vNormalMapUv.x + max(vRune, 0.0)) / ${COLOURS.length}.0, vNormalMapUv.y);
        float groove = vRune < -0.5 ? 0.0 : texture2D(normalMap, runeUv).a;
        float light = dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722));
        vec3 carved = light < 0.16 ? diffuseColor.rgb * 2.2 + 0.16 : diffuseColor.rgb * 0.34;
        diffuseColor.rgb = mix(diffuseColor.rgb, carved, groove * 0.9);`,
      )
      .replace(
        "#include <normal_fragment_maps>",
        `if (vRune > -0.5) {\n${ShaderChunk.normal_fragment_maps.replaceAll("vNormalMapUv", "runeUv")}\n}`,
      )
      // Drawn over the light, so that the line has the same colour on every side.
      .replace(
        "#include <opaque_fragment>",
        `vec2 inward = min(vNormalMapUv, 1.0 - vNormalMapUv) / max(fwidth(vNormalMapUv), vec2(1e-5));
        float line = 1.0 - smoothstep(${LINE} - 0.5, ${LINE} + 0.5, min(inward.x, inward.y));
        outgoingLight = mix(outgoingLight, vEdge, line);
        #include <opaque_fragment>`,
      );
  };
  return material;
}
