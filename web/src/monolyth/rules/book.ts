import type { Book } from "../../pages/rules/types";
import { CardFigure, CubesFigure, LevelFigure, PlaceFigure, RingFigure, WallFigure } from "./figures";

export const BOOK: Book = {
  words: ["rules"],
  message: (part) => `rules-${part}`,
  values: {},
  terms: [],
  sections: [
    { id: "aim", size: 2 },
    { id: "setup", size: 4 },
    { id: "turn", size: 2 },
    { id: "crystal", size: 3, Figure: RingFigure },
    { id: "take", size: 2, Figure: CubesFigure },
    { id: "place", size: 4, Figure: PlaceFigure },
    { id: "refill", size: 3 },
    { id: "forced", size: 2 },
    { id: "prophecy", size: 3 },
    { id: "level", size: 2, Figure: LevelFigure },
    { id: "structure", size: 3, Figure: CardFigure },
    { id: "end", size: 2 },
    { id: "scoring", size: 4, Figure: WallFigure },
    { id: "solo", size: 4 },
    { id: "digital", size: 3 },
  ],
};
