// The licences of all that a build contains: Vite gathers them. The texts that packages leave out are in this folder.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const LICENCES = "licences.md";

/** The text that a package has not brought along. */
function textOf(name: string): string | null {
  try {
    return readFileSync(new URL(`./${name.replace("@", "").replace("/", "-")}.txt`, import.meta.url), "utf-8").trim();
  } catch {
    return null;
  }
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const file = bundle[LICENCES];
        if (file?.type !== "asset") return this.error(`Vite has written no ${LICENCES}`);
        // A heading with nothing below it: the next one follows, or the end.
        file.source = String(file.source).replace(
          /^## (\S+) - .+\n(?=\n## |(?![\s\S]))/gm,
          (heading, name: string) => `${heading}\n${textOf(name) ?? this.error(`${name} has no licence text`)}\n`,
        );
      },
    },
  };
}
