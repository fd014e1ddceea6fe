import { lazy } from "react";
import type { ClientGame } from "../game";
import type { GameInfo } from "../protocol.gen";

const table = () => import("./MonumentalTable");

/** Against the Automa. Maps come in the order of players and difficulty: the first is the most peaceful one for two. */
function firstGame(info: GameInfo | undefined): Record<string, unknown> {
  const map = info?.options.map?.[0];
  return { automa: true, ...(map ? { map } : {}) };
}

export const MONUMENTAL: ClientGame = {
  name: "monumental",
  preload: table,
  Table: lazy(table),
  Log: lazy(() => import("./turnlog")),
  Setup: lazy(() => import("./setup/MonumentalSetup")),
  roomy: true,
  Wanted: lazy(() => import("./setup/Wanted")),
  Rules: lazy(() => import("./rules/MonumentalRules")),
  Lesson: lazy(() => import("./lesson/MonumentalLesson")),
  learn: "/learn/monumental",
  ways: [
    { icon: "play", title: "start-first", options: firstGame },
    { icon: "bot", title: "start-bot", bot: true },
  ],
  Picture: lazy(() => import("./MonumentalPicture")),
  ChoiceWords: lazy(() => import("./ChoiceWords")),
  marked: new Set(),
  keys: [
    [["←", "→", "↑", "↓"], "cells"],
    [["Enter"], "choose"],
    [["Esc"], "close"],
  ],
};
