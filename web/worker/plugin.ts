// Writes the service worker with the names of all files that a build has made.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TEMPLATE = new URL("./sw.js", import.meta.url);
const PUBLIC = new URL("../public/", import.meta.url);

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const needed = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
      for (const name of needed)
        for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(other);
      const styles = chunks
        .filter(({ fileName }) => needed.has(fileName))
        .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const paths = (names: Iterable<string>) => JSON.stringify([...new Set(names)].sort().map((name) => `/${name}`));
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = readFileSync(TEMPLATE, "utf-8")
        .replace("__SHELL__", () => paths([...needed, ...styles]))
        .replace("__FILES__", () => paths([...assets, ...readdirSync(PUBLIC)]));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
