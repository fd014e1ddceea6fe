// The house of styles: what is global is small and has a prefix, all else stands beside the component that uses it.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(__dirname, "../src");
const GLOBAL = ["look/base.css", "look/tokens.css"];
const MOST_LINES = 500;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
const read = (name: string) => readFileSync(join(SOURCES, name), "utf8");
const sheets = files.filter((name) => name.endsWith(".css"));
const modules = sheets.filter((name) => name.endsWith(".module.css"));
const sources = new Map(files.filter((name) => /\.tsx?$/.test(name)).map((name) => [name, read(name)]));
const code = [...sources].filter(([name]) => !name.includes(".test."));

/** The selectors of a sheet, one by one where a list has none in brackets. */
function selectors(name: string): string[] {
  const text = read(name).replace(/\/\*.*?\*\//gs, "");
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = ""]) => head.trim());
  return heads.filter((head) => !head.startsWith("@") && !/^(from|to|[\d.]+%)/.test(head));
}

const classes = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
const foreign = /:global\(((?:[^()]|\([^()]*\))*)\)/g;
const own = (selector: string) => classes(selector.replace(foreign, ""));
const known = new Set(selectors("look/base.css").flatMap(classes));

interface Use {
  file: string;
  /** What it is called there. */
  alias: string;
  text: string;
}

/** Who imports a module. */
function users(module: string): Use[] {
  return code.flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)]
      .filter(([, , path = ""]) => normalize(join(dirname(file), path)).replaceAll("\\", "/") === module)
      .map(([, alias = ""]) => ({ file, alias, text })),
  );
}

/** The classes that somebody takes from a module by name. */
const taken = ({ alias, text }: Use) =>
  [...text.matchAll(new RegExp(`(?<![\\w./])${alias}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);

/** Whether somebody may take a class from a module by a name that is computed: it begins as the name is put together,
 * and what follows is a word of the code. */
function computed({ alias, text }: Use, name: string): boolean {
  const ways = [...text.matchAll(new RegExp(`(?<![\\w.])${alias}\\[(?:\`(\\w*)\\$\\{)?`, "g"))];
  return ways.some(([, start = ""]) => {
    const rest = name.slice(start.length);
    const word = new RegExp(`["'|\\s]${rest}["'|]|\\b${rest}:`);
    return name.startsWith(start) && [...sources.values()].some((one) => word.test(one));
  });
}

/** The end of what begins with a bracket at a place, strings and templates left aside. */
function closing(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === "}") return at;
    if (sign === "{") at = closing(text, at);
    else if (sign === '"') at = text.indexOf('"', at + 1);
    else if (sign === "`") at = template(text, at).end;
  }
  return text.length;
}

/** The text of a template, with a sign for each value in it, and the values. */
function template(text: string, from: number): { end: number; said: string; values: string[] } {
  const values: string[] = [];
  let said = "";
  let at = from + 1;
  for (; at < text.length && text[at] !== "`"; at++) {
    if (text.startsWith("${", at)) {
      const end = closing(text, at + 1);
      values.push(text.slice(at + 2, end));
      said += "$";
      at = end;
    } else said += text[at];
  }
  return { end: at, said, values };
}

/** The strings of an expression, but for those that something is compared with. */
function strings(expression: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < expression.length; at++) {
    if (expression[at] === '"') {
      const end = expression.indexOf('"', at + 1);
      if (!/[=!]==\s*$/.test(expression.slice(0, at))) found.push(expression.slice(at + 1, end));
      at = end;
    } else if (expression[at] === "`") {
      const { end, said, values } = template(expression, at);
      found.push(said, ...values.flatMap(strings));
      at = end;
    }
  }
  return found;
}

/** The classes that are written out in a source, whole. */
function literals(text: string): string[] {
  const given = [...text.matchAll(/\bclassName=("|\{)/g)].flatMap(({ index, 1: sign }) => {
    const from = index + "className=".length;
    if (sign === '"') return [text.slice(from + 1, text.indexOf('"', from + 1))];
    return strings(text.slice(from + 1, closing(text, from)));
  });
  return given.flatMap((one) => one.split(/\s+/)).filter((word) => /^[a-z][\w-]*$/i.test(word));
}

describe("styles", () => {
  it("are global only where everybody needs them", () => {
    expect(sheets.filter((name) => !modules.includes(name)).sort()).toEqual(GLOBAL);
    expect(selectors("look/tokens.css").flatMap(classes)).toEqual([]);
  });

  it("have no global class without the prefix", () => {
    expect(known.size).toBeGreaterThan(20);
    expect([...known].filter((name) => !name.startsWith("ui-"))).toEqual([]);
  });

  it.each(sheets)("are short enough in %s", (name) => {
    expect(read(name).split("\n").length - 1).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(modules)("stand beside who uses them: %s", (name) => {
    expect(users(name).map(({ file }) => dirname(file))).toContain(dirname(name));
  });

  it.each(modules)("say what is shared only about their own: %s", (name) => {
    for (const selector of selectors(name)) {
      const shared = [...selector.matchAll(foreign)].flatMap(([, inner = ""]) => classes(inner));
      for (const one of shared) expect(known, `.${one} in ${selector}`).toContain(one);
      if (shared.length > 0) expect(own(selector), selector).not.toEqual([]);
    }
  });

  it.each(modules)("have no dead and no unknown class: %s", (name) => {
    const styled = new Set(selectors(name).flatMap(own));
    const uses = users(name);
    const named = new Set(uses.flatMap(taken));
    const dead = [...styled].filter((one) => !named.has(one) && !uses.some((use) => computed(use, one)));
    expect(dead, "dead").toEqual([]);
    expect(
      [...named].filter((one) => !styled.has(one)),
      "unknown",
    ).toEqual([]);
  });

  it("have no global class that nobody uses", () => {
    const words = code.map(([, text]) => text).join("\n");
    const kinds = new Set([...words.matchAll(/"(plain|main|quiet|danger)"/g)].map(([, kind]) => `ui-${kind}`));
    const used = (name: string) => kinds.has(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(words);
    expect([...known].filter((name) => !used(name))).toEqual([]);
  });

  it("have no class written out that is not known", () => {
    const found = code.flatMap(([file, text]) => literals(text).map((word) => ({ file, word })));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ word }) => !known.has(word))).toEqual([]);
  });
});
