import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ClientGame } from "../src/game";
import { GAMES, gameOf } from "../src/games";
import { makeBundle } from "../src/words";

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

test("every game is learnt at an address of its own", () => {
  const addresses = GAMES.map(({ learn }) => learn);
  expect(new Set(addresses).size).toBe(GAMES.length);
  for (const address of addresses) expect(address).toMatch(/^\/learn(\/[a-z]+)?$/);
});

test.each(GAMES)("what $name lists has words", ({ keys, ways }) => {
  const said = [...keys.map(([, does]) => `keys-${does}`), ...ways.map(({ title }) => title)];
  expect(said.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
