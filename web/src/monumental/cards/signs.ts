// The drawings of every sign on a card: strokes, and areas where they read better, on a 24 by 24 grid.

interface Drawing {
  stroke?: string;
  fill?: string;
}

const SHIELD = "M12 3.5l7 2.5v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6z";
const FLAG = "M6 21V4M6 5h12.5l-3 4 3 4H6";
const SCROLL =
  "M7 4h11a2 2 0 0 0-2 2v12.5a2.5 2.5 0 0 1-2.5 2.5H6a2.5 2.5 0 0 0 2.5-2.5V6A2 2 0 0 0 7 4zM7 4a2 2 0 0 0-2 2v2h3.5M11.5 9h2M11.5 12.5h2";
const STEPS = "M3 20.5h18M5 20.5v-4h14v4M7.5 16.5v-4h9v4";
const COIN = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";

export const DRAWINGS = {
  // Resources
  production: { fill: "M13.7 2.3l8 8-4.4 4.4-8-8zM10.9 9.3l3.8 3.8-8.6 8.6a2.7 2.7 0 0 1-3.8-3.8z" },
  science: {
    fill: "M8.5 3h7v2h-1.2v4.3l5.2 8.3c1 1.7 0 3.4-2 3.4h-11c-2 0-3-1.7-2-3.4l5.2-8.3V5H8.5zM9 14.5L7.3 17.3h9.4L15 14.5z",
  },
  military: { stroke: "M4.5 4L16 15.5M19.5 4L8 15.5M13.3 18.3l5-5M10.7 18.3l-5-5M17 17l3.5 3.5M7 17l-3.5 3.5" },
  gold: { fill: `${COIN}M12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 8.2l3.8 3.8-3.8 3.8L8.2 12z` },
  culture: {
    stroke:
      "M6.5 3.5C4.5 8 6 13.5 9.8 15.5h4.4C18 13.5 19.5 8 17.5 3.5M7 7.5h10M10.3 7.5v8M13.7 7.5v8M12 15.5v5M8.5 20.5h7",
  },
  // Kinds
  building: { stroke: "M3.5 20.5h17M5.5 20.5V10.5L12 4.5l6.5 6v10M10 20.5V15h4v5.5" },
  knowledge: {
    stroke: "M12 7c-2-1.5-4.7-2-8-1.7v12.4c3.3-.3 6 .2 8 1.7 2-1.5 4.7-2 8-1.7V5.3C16.7 5 14 5.5 12 7zM12 7v12.4",
  },
  wonder: { stroke: `${STEPS}M10 12.5v-4h4v4M12 8.5v-5` },
  policy: { stroke: SCROLL },
  hero: { stroke: "M5 14a7 7 0 0 1 14 0v6.5h-4.5V15h-5v5.5H5zM12 7V3.5M7.5 5c2.7-2.2 6.3-2.2 9 0" },
  monster: {
    stroke:
      "M4.5 3c0 3.5 1.2 5.5 3 6.5M19.5 3c0 3.5-1.2 5.5-3 6.5M7.5 9.5c2-2 7-2 9 0 1.3 3 .3 7-2 9.5L12 21l-2.5-2c-2.3-2.5-3.3-6.5-2-9.5zM9.5 13l1.5.8M14.5 13l-1.5.8M10.5 17h3",
  },
  // On the map
  barbarian: { stroke: "M7 21L15.5 5M14 3.5c3.5-1 6.5 1 7 5-2.5 0-4.5.5-6 2.5L11 9" },
  "free-city": { stroke: "M3.5 20.5V8h3.5v2.5h2.5V8h5v2.5H17V8h3.5v12.5zM10 20.5V17a2 2 0 0 1 4 0v3.5" },
  market: {
    stroke:
      "M4 9l1.5-4.5h13L20 9M4 9a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0A2.67 2.67 0 0 0 20 9M5.5 12.5v8h13v-8M5.5 16h13",
  },
  warlord: {
    stroke:
      "M12 8.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 21c.3-3 2.5-4.5 6-4.5s5.7 1.5 6 4.5M7.5 7V3l2.7 2L12 2.5 13.8 5l2.7-2v4z",
  },
  unit: { stroke: "M10.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5 20.5V17a5.5 5.5 0 0 1 11 0v3.5zM20 3.5v17" },
  explorer: { stroke: `${COIN}M16 8l-2.2 5.8L8 16l2.2-5.8z` },
  outpost: { stroke: "M6.5 20.5h11M8 20.5l.8-10h6.4l.8 10M6.5 10.5V5H9v2h2V5h2v2h2V5h2.5v5.5z" },
  province: { stroke: FLAG },
  "province-lost": { stroke: `${FLAG}M9 17l9 4.5M18 17l-9 4.5` },
  "no-conquest": { stroke: `${FLAG}M3.5 3L20.5 21` },
  water: { stroke: "M3 8.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 15.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0" },
  terrain: { stroke: "M2.5 19.5L9 7.5l4 7 2.5-4 6 9z" },
  player: { stroke: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.3-6 7.5-6s7 2 7.5 6" },
  home: { stroke: "M3.5 12.5L12 5l8.5 7.5M6.5 10.5v10h11v-10M12 20.5v-6" },
  token: { stroke: "M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM12 9v6M9 12h6" },
  // What an effect does
  once: { stroke: "M19.5 12A7.5 7.5 0 1 1 17 6.5M17.5 2.5v4.3h-4.3M10.5 9.7l2-1.2v7" },
  "at-once": { stroke: "M12 3.5l2.6 5.4 5.9.7-4.4 4 1.2 5.9L12 16.6l-5.3 2.9 1.2-5.9-4.4-4 5.9-.7z" },
  "one-off": { stroke: "M13.5 3L5.5 13.5H11L10 21l8.5-11H13z" },
  when: { stroke: "M6 16.5h12l-1.5-2.5v-3.5a4.5 4.5 0 0 0-9 0V14zM10.5 19.5a1.7 1.7 0 0 0 3 0M12 6V4" },
  discount: { stroke: "M3.5 3.5h8.8l8.2 8.2-8.8 8.8-8.2-8.2zM8 8h.01M10.5 15l4.5-4.5" },
  reinforce: { stroke: "M8.5 3.5h7l-1 6.5 3 3.5h-11l3-3.5zM12 13.5v7.5" },
  archive: { stroke: "M3.5 5h17v4.5h-17zM5.5 9.5V20h13V9.5M10 13.5h4" },
  discard: { stroke: "M6.5 10V3.5h11V10M12 8v12.5M8 16.5l4 4 4-4" },
  draw: { stroke: "M6 11H4.5v9.5h15V11H18M12 15.5v-12M8 7.5l4-4 4 4" },
  activate: { stroke: "M9.5 4.5l9.5 2.5-3.5 13L6 17.5zM3.5 9.5V4M3.5 4H9M12 10.5v3.5M10.3 12.3h3.5" },
  copy: { stroke: "M9 9h11v11.5H9zM15 9V3.5H4V15h5" },
  move: { stroke: "M3.5 12h16M14 6.5l5.5 5.5-5.5 5.5" },
  sail: { stroke: "M3.5 16.5h17L18 20.5H6zM12 16.5v-13c4.5 2 6.5 5.5 7 9.5h-7M9.5 13V8L5.5 13z" },
  destroy: { stroke: `${SHIELD}M13 6.5L9.8 11h4.4L11 16` },
  defense: { stroke: SHIELD },
  take: {
    stroke:
      "M7.5 13V6.2a1.6 1.6 0 0 1 3.2 0V11M10.7 10.5V4.8a1.6 1.6 0 0 1 3.2 0V11M13.9 11V6.3a1.6 1.6 0 0 1 3.2 0V15c0 3.7-2.3 6-5.6 6-3.2 0-4.8-1.7-6.8-6.3-.8-1.9 1.3-3.2 2.8-1.2z",
  },
  section: { stroke: `${STEPS}M10 9.5v-1M10 6V5M14 9.5v-1M14 6V5` },
  repeat: {
    stroke: "M4.5 11a7.5 7.5 0 0 1 13-4.3L19.5 9M19.5 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.3L4.5 15M4.5 20v-5h5",
  },
  exchange: { stroke: "M3.5 8.5H19M15 4.5l4 4-4 4M20.5 15.5H5M9 11.5l-4 4 4 4" },
  both: { stroke: "M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM15 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z" },
  condition: { stroke: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM9.8 10.3a2.2 2.2 0 1 1 2.7 2.1l-.5 1.6M12 16.6h.01" },
  uses: { stroke: "M6 5v14M10 5v14M14 5v14M18 5v14M3.5 16.5l17-9" },
  until: {
    stroke: "M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5",
  },
  progress: {
    stroke:
      "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4.2 11.4c.8.7 1.2 1.5 1.2 2.6h6c0-1.1.4-1.9 1.2-2.6A6.5 6.5 0 0 0 12 3z",
  },
  grows: { stroke: "M12 20.5v-16M5.5 11L12 4.5l6.5 6.5" },
  hoard: {
    stroke:
      "M5 7.5C5 6 8 5 12 5s7 1 7 2.5S16 10 12 10 5 9 5 7.5zM5 7.5V12c0 1.5 3 2.5 7 2.5s7-1 7-2.5V7.5M5 12v4.5C5 18 8 19 12 19s7-1 7-2.5V12",
  },
  slows: { stroke: "M7.5 3.5h5.5v7.5c0 1.5 1 2 3 2.5 3 .7 4.5 2 4.5 4.5v2.5h-13zM7.5 16.5h12.5" },
  walk: {
    stroke:
      "M12 12.5c-3 0-5.5 3-5.5 5.3 0 1.7 1.5 2.7 3.2 2.2 1.6-.4 3-.4 4.6 0 1.7.5 3.2-.5 3.2-2.2 0-2.3-2.5-5.3-5.5-5.3zM5 10v1.5M9.5 5.5v2.5M14.5 5.5v2.5M19 10v1.5",
  },
  near: {
    stroke:
      "M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  },
  shuffle: {
    stroke:
      "M3.5 7h3.7c5.3 0 4.3 10 9.6 10h3.7M17 13.5l3.5 3.5-3.5 3.5M3.5 17h3.7c2 0 3-1.4 3.8-3.2M13 10.2c.8-1.8 1.8-3.2 3.8-3.2h3.7M17 3.5L20.5 7 17 10.5",
  },
  find: { stroke: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2" },
  cards: { stroke: "M9 7.5h11v13H9zM15.5 7.5v-4h-11v13H9" },
  city: { stroke: "M4 4h16v16H4zM4 9.33h16M4 14.67h16M9.33 4v16M14.67 4v16" },
  all: {
    stroke:
      "M12 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7.5 20.5V18a4.5 4.5 0 0 1 9 0v2.5M4.5 7.5a2 2 0 1 0 .01 0zM2.5 17.5V15M19.5 7.5a2 2 0 1 0 .01 0zM21.5 17.5V15",
  },
  low: { stroke: "M5 7h14L12 18z" },
  high: { stroke: "M5 18h14L12 7z" },
  "no-gold": { stroke: `${COIN}M5.5 5.5l13 13` },
  arrow: { stroke: "M4 12h15M13.5 6.5L19 12l-5.5 5.5" },
  check: { stroke: "M4.5 12.5l5 5L20 7" },
  special: { stroke: "M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3.5 3.5M14.5 14.5L18 18M18 6l-3.5 3.5M9.5 14.5L6 18" },
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof DRAWINGS;

/** The drawing of a sign. */
export function drawing(name: SignName): Drawing {
  return DRAWINGS[name];
}
