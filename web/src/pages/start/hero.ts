// The tower on the start page: seven stones as they could lie in a real game.

import { type Cube, stone } from "../../ui/Iso";

export const HERO: Cube[] = [
  ...stone("blue", null, [0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]),
  ...stone("white", null, [2, 0, 0], [3, 0, 0], [3, 1, 0], [2, 1, 0]),
  ...stone("turquoise", null, [1, 1, 0], [1, 2, 0], [1, 3, 0], [0, 3, 0]),
  ...stone("orange", null, [2, 2, 0], [3, 2, 0], [3, 3, 0]),
  ...stone("black", null, [0, 2, 0], [0, 2, 1]),
  ...stone("turquoise", null, [2, 0, 1], [3, 0, 1], [3, 0, 2]),
  ...stone("orange", null, [0, 1, 1], [1, 1, 1], [1, 0, 1], [1, 0, 2]),
  ...stone("blue", null, [2, 3, 0]),
  ...stone("white", null, [1, 2, 1], [1, 3, 1]),
  ...stone("black", null, [3, 1, 1], [3, 2, 1]),
];
