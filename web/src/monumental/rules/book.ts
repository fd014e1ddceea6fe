import type { Book } from "../../pages/rules/types";
import { TERMS } from "../terms";
import { CityFigure, DisplayFigure, ProvinceFigure } from "./figures";
import facts from "./figures.gen.json";

export const BOOK: Book = {
  words: ["rules", "monumental-rules", "monumental-terms"],
  message: (part) => `monumental-rules-${part}`,
  values: facts.values,
  terms: TERMS.map((name) => `monumental-term-${name}`),
  sections: [
    { id: "aim", size: 2 },
    { id: "setup", size: 4 },
    { id: "turn", size: 2 },
    { id: "activate", size: 4, Figure: CityFigure },
    { id: "resources", size: 4 },
    { id: "actions", size: 2 },
    { id: "acquire", size: 3 },
    { id: "wonders", size: 5 },
    { id: "policies", size: 3 },
    { id: "conquer", size: 6 },
    { id: "defense", size: 2, Figure: ProvinceFigure },
    { id: "warlord", size: 2 },
    { id: "move", size: 2 },
    { id: "outposts", size: 2 },
    { id: "explorers", size: 4 },
    { id: "effects", size: 2 },
    { id: "progress", size: 2 },
    { id: "city", size: 4 },
    { id: "display", size: 3, Figure: DisplayFigure },
    { id: "end", size: 2 },
    { id: "scoring", size: 4 },
    { id: "keywords", size: 5 },
    { id: "automa", size: 6 },
    { id: "eras", size: 2 },
    { id: "heroes", size: 4 },
    { id: "monsters", size: 5 },
    { id: "maps", size: 3 },
    { id: "continuous", size: 5 },
    { id: "digital", size: 4 },
  ],
};
