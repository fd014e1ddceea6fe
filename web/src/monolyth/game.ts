import { lazy } from "react";
import type { ClientGame } from "../game";

const table = () => import("./MonolythTable");

export const MONOLYTH: ClientGame = {
  name: "monolyth",
  preload: table,
  Table: lazy(table),
  Log: lazy(() => import("./turnlog")),
  Setup: lazy(() => import("./MonolythSetup")),
  roomy: false,
  Rules: lazy(() => import("./rules/MonolythRules")),
  Lesson: lazy(() => import("./lesson/MonolythLesson")),
  learn: "/learn",
  ways: [
    { icon: "bot", title: "start-bot", bot: true },
    { icon: "person", title: "start-solo" },
  ],
  Picture: lazy(() => import("./MonolythPicture")),
  ChoiceWords: lazy(() => import("./ChoiceWords")),
  marked: new Set(["prophecy", "level", "structure", "ending"]),
  keys: [
    [["1", "2", "3", "4"], "stone"],
    [["←", "→", "↑", "↓"], "move"],
    [["R"], "turn"],
    [["F"], "flip"],
    [["N"], "next"],
    [["X"], "swap"],
    [["Enter"], "confirm"],
    [["P"], "prophecy"],
    [["Esc"], "cancel"],
    [["U"], "undo"],
    [["V"], "view"],
    [["Q", "E"], "orbit"],
    [["Home"], "reset"],
  ],
};
