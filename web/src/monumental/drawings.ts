// The drawings that only Monumental has: strokes, and areas where they read better, on the grid of ui/drawings.ts.

import { DRAWINGS as COMMON, type Drawing } from "../ui/drawings";

const SHIELD = "M12 3.5l7 2.5v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6z";
const FLAG = "M6 21V4M6 5h12.5l-3 4 3 4H6";
const SCROLL =
  "M7 4h11a2 2 0 0 0-2 2v12.5a2.5 2.5 0 0 1-2.5 2.5H6a2.5 2.5 0 0 0 2.5-2.5V6A2 2 0 0 0 7 4zM7 4a2 2 0 0 0-2 2v2h3.5M11.5 9h2M11.5 12.5h2";
const STEPS = "M3 20.5h18M5 20.5v-4h14v4M7.5 16.5v-4h9v4";
const ARROW = "M4 12h15M13.5 6.5L19 12l-5.5 5.5";
const COIN = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";

export const DRAWINGS = {
  // Resources
  production: { fill: "M13.7 2.3l8 8-4.4 4.4-8-8zM10.9 9.3l3.8 3.8-8.6 8.6a2.7 2.7 0 0 1-3.8-3.8z" },
  science: {
    fill: "M8.5 3h7v2h-1.2v4.3l5.2 8.3c1 1.7 0 3.4-2 3.4h-11c-2 0-3-1.7-2-3.4l5.2-8.3V5H8.5zM9 14.5L7.3 17.3h9.4L15 14.5z",
  },
  military: "M4.5 4L16 15.5M19.5 4L8 15.5M13.3 18.3l5-5M10.7 18.3l-5-5M17 17l3.5 3.5M7 17l-3.5 3.5",
  gold: { fill: `${COIN}M12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 8.2l3.8 3.8-3.8 3.8L8.2 12z` },
  culture:
    "M6.5 3.5C4.5 8 6 13.5 9.8 15.5h4.4C18 13.5 19.5 8 17.5 3.5M7 7.5h10M10.3 7.5v8M13.7 7.5v8M12 15.5v5M8.5 20.5h7",
  // Kinds
  building: "M3.5 20.5h17M5.5 20.5V10.5L12 4.5l6.5 6v10M10 20.5V15h4v5.5",
  knowledge: COMMON.book,
  wonder: {
    stroke: `${STEPS}M10 12.5v-4h4v4M12 8.5v-5`,
    small: "M10.3 2.5h3.4v4.7h3v4.6h2.6v4.6H22v5.1H2v-5.1h2.7v-4.6h2.6V7.2h3z",
  },
  policy: SCROLL,
  hero: {
    stroke: "M5 14a7 7 0 0 1 14 0v6.5h-4.5V15h-5v5.5H5zM12 7V3.5M7.5 5c2.7-2.2 6.3-2.2 9 0",
    small: "M3.5 14.5a8.5 8.5 0 0 1 17 0v7h-5.3v-6H8.8v6H3.5zM4.8 6.2C7.5 1 16.5 1 19.2 6.2l-2.4 1.5c-2-3-7.6-3-9.6 0z",
  },
  monster: {
    stroke:
      "M4.5 3c0 3.5 1.2 5.5 3 6.5M19.5 3c0 3.5-1.2 5.5-3 6.5M7.5 9.5c2-2 7-2 9 0 1.3 3 .3 7-2 9.5L12 21l-2.5-2c-2.3-2.5-3.3-6.5-2-9.5zM9.5 13l1.5.8M14.5 13l-1.5.8M10.5 17h3",
    small:
      "M3.5 2.5L8.5 7h7l5-4.5.7 9C21.2 17.5 17 22 12 22s-9.2-4.5-9.2-10.5zM6.5 10.5l1 3.5 4-1zM17.5 10.5l-5 2.5 4 1zM8 16.5l1.3 3 1.5-2h2.4l1.5 2 1.3-3z",
  },
  // On the map
  barbarian: {
    stroke: "M7 21L15.5 5M14 3.5c3.5-1 6.5 1 7 5-2.5 0-4.5.5-6 2.5L11 9",
    small: "M4.5 20.8L13.5 5.5l2.3 1.4L6.8 22.2zM12.5 2.7c5-1.4 9.3 1 10 7.8-3.6-.3-6 .6-8 3.5l-5-3z",
  },
  "free-city": {
    stroke: "M3.5 20.5V8h3.5v2.5h2.5V8h5v2.5H17V8h3.5v12.5zM10 20.5V17a2 2 0 0 1 4 0v3.5",
    small: "M2.5 21.5V6.5h4.3V10h2.9V6.5h4.6V10h2.9V6.5h4.3v15h-6.5v-3.8a3 3 0 0 0-6 0v3.8z",
  },
  market: {
    stroke:
      "M4 9l1.5-4.5h13L20 9M4 9a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0A2.67 2.67 0 0 0 20 9M5.5 12.5v8h13v-8M5.5 16h13",
    small:
      "M4.5 3.5h15l2 6.5a2.4 2.4 0 0 1-4.8.2 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.8-.2zM5 14h2.5v5h9v-5H19v7.5H5z",
  },
  warlord: {
    stroke:
      "M12 8.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 21c.3-3 2.5-4.5 6-4.5s5.7 1.5 6 4.5M7.5 7V3l2.7 2L12 2.5 13.8 5l2.7-2v4z",
    small: "M3 7.5l5 4 4-7.5 4 7.5 5-4-2 9.5H5zM5 18.5h14V21H5z",
  },
  unit: {
    stroke: "M10.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5 20.5V17a5.5 5.5 0 0 1 11 0v3.5zM20 3.5v17",
    small: "M10 3a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 10 3zM2.5 21.5v-2.3a7.5 7.5 0 0 1 15 0v2.3zM19.3 2h2.4v19.5h-2.4z",
  },
  explorer: {
    stroke: `${COIN}M16 8l-2.2 5.8L8 16l2.2-5.8z`,
    small: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM17.3 6.7l-7.4 3.2-3.2 7.4 7.4-3.2z",
  },
  outpost: {
    stroke: "M6.5 20.5h11M8 20.5l.8-10h6.4l.8 10M6.5 10.5V5H9v2h2V5h2v2h2V5h2.5v5.5z",
    small: "M6.5 21.5V11H4.5V4H8v2.5h2.5V4h3v2.5H16V4h3.5v7h-2v10.5h-4v-5.5h-3v5.5z",
  },
  province: FLAG,
  "province-lost": `${FLAG}M9 17l9 4.5M18 17l-9 4.5`,
  "no-conquest": `${FLAG}M3.5 3L20.5 21`,
  water: "M3 8.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 15.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0",
  terrain: "M2.5 19.5L9 7.5l4 7 2.5-4 6 9z",
  player: COMMON.person,
  home: "M3.5 12.5L12 5l8.5 7.5M6.5 10.5v10h11v-10M12 20.5v-6",
  token: "M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM12 9v6M9 12h6",
  capital: { fill: "M11.2 7V1.5h6.3l-1.6 2 1.6 2h-4.2V7h2.7v4h2V8.5h4V22h-6.5v-4a3.5 3.5 0 0 0-7 0v4H2V8.5h4V11h2V7z" },
  // What an effect does
  once: "M19.5 12A7.5 7.5 0 1 1 17 6.5M17.5 2.5v4.3h-4.3M10.5 9.7l2-1.2v7",
  "at-once": "M12 3.5l2.6 5.4 5.9.7-4.4 4 1.2 5.9L12 16.6l-5.3 2.9 1.2-5.9-4.4-4 5.9-.7z",
  "one-off": "M13.5 3L5.5 13.5H11L10 21l8.5-11H13z",
  when: COMMON.bell,
  discount: "M3.5 3.5h8.8l8.2 8.2-8.8 8.8-8.2-8.2zM8 8h.01M10.5 15l4.5-4.5",
  reinforce: "M8.5 3.5h7l-1 6.5 3 3.5h-11l3-3.5zM12 13.5v7.5",
  archive: COMMON.box,
  discard: "M6.5 10V3.5h11V10M12 8v12.5M8 16.5l4 4 4-4",
  draw: COMMON.share,
  activate: "M9.5 4.5l9.5 2.5-3.5 13L6 17.5zM3.5 9.5V4M3.5 4H9M12 10.5v3.5M10.3 12.3h3.5",
  copy: COMMON.copy,
  move: ARROW,
  sail: "M3.5 16.5h17L18 20.5H6zM12 16.5v-13c4.5 2 6.5 5.5 7 9.5h-7M9.5 13V8L5.5 13z",
  destroy: `${SHIELD}M13 6.5L9.8 11h4.4L11 16`,
  defense: SHIELD,
  take: "M7.5 13V6.2a1.6 1.6 0 0 1 3.2 0V11M10.7 10.5V4.8a1.6 1.6 0 0 1 3.2 0V11M13.9 11V6.3a1.6 1.6 0 0 1 3.2 0V15c0 3.7-2.3 6-5.6 6-3.2 0-4.8-1.7-6.8-6.3-.8-1.9 1.3-3.2 2.8-1.2z",
  section: `${STEPS}M10 9.5v-1M10 6V5M14 9.5v-1M14 6V5`,
  repeat: "M4.5 11a7.5 7.5 0 0 1 13-4.3L19.5 9M19.5 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.3L4.5 15M4.5 20v-5h5",
  exchange: COMMON.swap,
  both: "M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM15 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z",
  condition: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM9.8 10.3a2.2 2.2 0 1 1 2.7 2.1l-.5 1.6M12 16.6h.01",
  uses: "M6 5v14M10 5v14M14 5v14M18 5v14M3.5 16.5l17-9",
  until: "M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5",
  progress:
    "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4.2 11.4c.8.7 1.2 1.5 1.2 2.6h6c0-1.1.4-1.9 1.2-2.6A6.5 6.5 0 0 0 12 3z",
  grows: "M12 20.5v-16M5.5 11L12 4.5l6.5 6.5",
  hoard:
    "M5 7.5C5 6 8 5 12 5s7 1 7 2.5S16 10 12 10 5 9 5 7.5zM5 7.5V12c0 1.5 3 2.5 7 2.5s7-1 7-2.5V7.5M5 12v4.5C5 18 8 19 12 19s7-1 7-2.5V12",
  slows: "M7.5 3.5h5.5v7.5c0 1.5 1 2 3 2.5 3 .7 4.5 2 4.5 4.5v2.5h-13zM7.5 16.5h12.5",
  walk: "M12 12.5c-3 0-5.5 3-5.5 5.3 0 1.7 1.5 2.7 3.2 2.2 1.6-.4 3-.4 4.6 0 1.7.5 3.2-.5 3.2-2.2 0-2.3-2.5-5.3-5.5-5.3zM5 10v1.5M9.5 5.5v2.5M14.5 5.5v2.5M19 10v1.5",
  near: "M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  shuffle:
    "M3.5 7h3.7c5.3 0 4.3 10 9.6 10h3.7M17 13.5l3.5 3.5-3.5 3.5M3.5 17h3.7c2 0 3-1.4 3.8-3.2M13 10.2c.8-1.8 1.8-3.2 3.8-3.2h3.7M17 3.5L20.5 7 17 10.5",
  find: COMMON.search,
  cards: "M9 7.5h11v13H9zM15.5 7.5v-4h-11v13H9",
  city: COMMON.plan,
  all: "M12 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7.5 20.5V18a4.5 4.5 0 0 1 9 0v2.5M4.5 7.5a2 2 0 1 0 .01 0zM2.5 17.5V15M19.5 7.5a2 2 0 1 0 .01 0zM21.5 17.5V15",
  low: "M5 7h14L12 18z",
  high: "M5 18h14L12 7z",
  "no-gold": `${COIN}M5.5 5.5l13 13`,
  arrow: ARROW,
  check: COMMON.check,
  special: "M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3.5 3.5M14.5 14.5L18 18M18 6l-3.5 3.5M9.5 14.5L6 18",
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof DRAWINGS;
