// Keeps the first load small: the build fails when the start page would fetch too much, or the 3D part at all.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function budget(mostBytes: number, never: RegExp): Plugin {
  return {
    name: "budget",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
      );
      const needed = new Set([...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
      for (const name of needed) for (const other of chunks.get(name)?.imports ?? []) needed.add(other);
      const bytes = [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? "").length, 0);
      const found = [...needed].flatMap((name) => chunks.get(name)?.moduleIds ?? []).find((id) => never.test(id));
      if (found) this.error(`the first load contains ${found}`);
      if (bytes > mostBytes)
        this.error(`the first load has ${bytes} bytes of script, at most ${mostBytes} are allowed`);
    },
  };
}
