// A map of this edition as the text of a map file, to be changed by hand.

import type { MapInfo } from "../../protocol.gen";

export function asFile(map: MapInfo, name: string): string {
  const tiles = Array.isArray(map.data.tiles) ? map.data.tiles.map(String) : [];
  return [
    `id = "own"`,
    `name = ${JSON.stringify(name)}`,
    `players = ${map.players}`,
    "tiles = [",
    ...tiles.map((tile) => `  ${JSON.stringify(tile)},`),
    "]",
    "",
  ].join("\n");
}
