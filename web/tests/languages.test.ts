import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { byTag, LANGUAGES } from "../src/languages";
import config from "../vite.config";

const ROOT = join(__dirname, "../..");
const LOCALES = "src/cairn/locales";
const made = mkdtempSync(join(tmpdir(), "cairn-languages-"));
afterAll(() => rmSync(made, { recursive: true }));

test("English comes first, the others by their codes", () => {
  expect(Object.keys(LANGUAGES).slice(0, 4)).toEqual(["en", "de", "es", "fr"]);
  expect(LANGUAGES.de).toBe("Deutsch");
  expect(byTag("de-AT")).toBe("de");
  expect(byTag("den")).toBeUndefined();
});

test("a folder that is added is found by the build, with its name and its words", { timeout: 120_000 }, async () => {
  cpSync(join(ROOT, LOCALES), join(made, LOCALES), { recursive: true });
  cpSync(join(ROOT, LOCALES, "de"), join(made, LOCALES, "gsw"), { recursive: true });
  writeFileSync(join(made, LOCALES, "gsw/language.json"), '{ "name": "Schwiizertüütsch" }');
  for (const [file, text] of [
    ["common.ftl", "added-to-all = uf jedere Siite"],
    ["rules.ftl", "added-to-rules = nume i de Regle"],
  ] as const) {
    const path = join(made, LOCALES, "gsw", file);
    writeFileSync(path, `${readFileSync(path, "utf8")}\n${text}\n`);
  }
  mkdirSync(join(made, "web/src"), { recursive: true });
  cpSync(join(ROOT, "web/src/languages.ts"), join(made, "web/src/languages.ts"));

  const output = config.build?.rolldownOptions?.output;
  if (!output || Array.isArray(output)) throw new Error("expected one output");
  await build({
    configFile: false,
    root: join(made, "web"),
    logLevel: "error",
    build: {
      outDir: join(made, "out"),
      minify: false,
      lib: { entry: join(made, "web/src/languages.ts"), formats: ["es"], fileName: () => "languages.mjs" },
      rolldownOptions: { output: { ...output, chunkFileNames: "[name].mjs" } },
    },
  });

  // What was built runs in a process of its own, as in a browser.
  const { languages, all, rules } = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module"], {
      encoding: "utf8",
      input: `
        const { LANGUAGES, loadWords } = await import(${JSON.stringify(pathToFileURL(join(made, "out/languages.mjs")))});
        const [all, rules] = [await loadWords("gsw", []), await loadWords("gsw", ["rules"])];
        console.log(JSON.stringify({ languages: LANGUAGES, all: all.join("\\n"), rules: rules.join("\\n") }));
      `,
    }),
  );
  expect(Object.entries(languages)).toEqual([...Object.entries(LANGUAGES), ["gsw", "Schwiizertüütsch"]]);
  expect(all).toContain("uf jedere Siite");
  expect(all).not.toContain("nume i de Regle");
  expect(rules).toContain("nume i de Regle");
  expect(readFileSync(join(made, "out/gsw.mjs"), "utf8")).toContain("uf jedere Siite");
});
