// What may be chosen before a game, for each game that can be set up here.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { SetupProps } from "./types";

export const SETUPS: Record<string, LazyExoticComponent<ComponentType<SetupProps>>> = {
  monolyth: lazy(() => import("./MonolythSetup")),
  monumental: lazy(() => import("./MonumentalSetup")),
};
