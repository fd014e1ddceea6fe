import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import type { ClientGame } from "../src/game";
import { GAMES, gameOf } from "../src/games";
import { makeBundle } from "../src/words";

const SOURCES = join(__dirname, "../src");
const FOLDERS = import.meta.glob<Record<string, ClientGame>>("../src/*/game.ts", { eager: true });
const text = (name: string) => readFileSync(join(__dirname, "../../src/cairn/locales/en", name), "utf8");
const bundle = makeBundle("en", ["common.ftl", "web.ftl", "start.ftl", "table-more.ftl", "monolyth-web.ftl"].map(text));

test("every game's folder is in the list, once, and found by its name", () => {
  const brought = Object.entries(FOLDERS).flatMap(([path, file]) =>
    Object.values(file).map((game) => ({ folder: path.split("/").at(-2), game })),
  );
  expect(brought.length).toBe(GAMES.length);
  expect(new Set(brought.map(({ game }) => game))).toEqual(new Set(GAMES));
  for (const { folder, game } of brought) expect(gameOf(folder)).toBe(game);
  expect(gameOf("chess")).toBeUndefined();
  expect(gameOf(null)).toBeUndefined();
});

test("only the list of games knows any, and no game knows another", () => {
  const names: (string | undefined)[] = GAMES.map(({ name }) => name);
  const gameIn = (path: string) => names.find((name) => path.split(/[\\/.]/)[0] === name);
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.(gen|test)\./.test(name));
  const knows = sources.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/(?:from|import\(?) ?"(\.[^"]+)"/g)]
      .map(([, path = ""]) => relative(SOURCES, join(SOURCES, dirname(file), path)))
      .filter((path) => gameIn(path) && gameIn(path) !== gameIn(file))
      .map((path) => `${file} knows ${path}`),
  );
  expect(knows.map((one) => one.replaceAll("\\", "/"))).toEqual(names.map((name) => `games.ts knows ${name}/game`));
});

test("every game is learnt at an address of its own", () => {
  const addresses = GAMES.map(({ learn }) => learn);
  expect(new Set(addresses).size).toBe(GAMES.length);
  for (const address of addresses) expect(address).toMatch(/^\/learn(\/[a-z]+)?$/);
});

test.each(GAMES)("what $name lists has words", ({ keys, ways }) => {
  const said = [...keys.map(([, does]) => `keys-${does}`), ...ways.map(({ title }) => title)];
  expect(said.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
