// The drawings that games and every page share, on a grid of 24 by 24. What only one game draws is in its own
// drawings.ts: the same grid and the same lines, loaded with its table.

interface Areas {
  stroke?: string;
  fill?: string;
  /** Filled, to be told apart where it is small: on the map. */
  small?: string;
}

/** A mere string is strokes. */
export type Drawing = string | Areas;

export const partsOf = (of: Drawing): Areas => (typeof of === "string" ? { stroke: of } : of);

export const DRAWINGS = {
  back: "M15 5l-7 7 7 7",
  bell: "M6 16h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v3.5zM10.5 19a1.7 1.7 0 0 0 3 0",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
  bot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
  box: "M3.5 5h17v4.5h-17zM5.5 9.5V20h13V9.5M10 13.5h4",
  bulb: "M9 15.5a6 6 0 1 1 6 0V18H9zM10 21h4M9 18h6",
  chart: "M4 4v16h16M7.5 15l3.5-5 3.5 3L19 6.5",
  chat: "M4 5h16v11H11l-4.5 3.5V16H4z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v10H9zM15 9V5H5v10h4",
  crown: "M4 8l4 4 4-6 4 6 4-4-1.5 10h-13z",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  door: "M13 4H6v16h7M10 12h10M17 8.5l3.5 3.5-3.5 3.5",
  down: "M6 9l6 6 6-6",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14",
  exploded: "M12 2.5l7 3.5-7 3.5L5 6zM5 12l7 3.5 7-3.5M5 17.5l7 3.5 7-3.5",
  eye: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0",
  flip: "M5 20h14M7 16V9a5 5 0 0 1 10 0v3M13.5 9.5L17 13l3.5-3.5",
  forward: "M9 5l7 7-7 7",
  // Three sliders: rays around a circle would read as brightness.
  gear: "M4 7h8M16 7h4M4 12h2M10 12h10M4 17h10M18 17h2M14 5v4M8 10v4M16 15v4",
  key: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.9M12 16.4h.01",
  keyboard: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h.01M10 14h4.5M18 14h.01",
  left: "M18 5l-7 7 7 7M7 5v14",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
  log: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  open: "M12 8v8M8 12h8M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  orbit: "M12 3l7 4v8.5l-7 4-7-4V7zM12 11.2V19.5M12 11.2L5 7M12 11.2L19 7",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  people:
    "M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15.5 6a2.7 2.7 0 0 1 0 5.3M17 14.3c2 .5 3.2 2 3.5 4.7",
  person: "M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.5-4 3-6 7-6s6.5 2 7 6",
  picture: "M4 5h16v14H4zM4 16l5-5.5 4 4 2.5-2.5 4.5 4M15 9.5h.01",
  place: "M12 3v9M8 8.5l4 4 4-4M4 16h16v4H4z",
  plan: "M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16",
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2",
  redo: "M19 8.5A8 8 0 1 0 20 13M19.5 4v5h-5",
  reset: "M4.5 5.5v5h5M5 10a8 8 0 1 1-.6 4.6",
  right: "M6 5l7 7-7 7M17 5v14",
  ring: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  screen: "M4 5h16v11H4zM9 20h6M12 16v4",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5",
  send: "M4 11.5L20 5l-4.5 15-4-6.5zM11.5 13.5L20 5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H4.5v9h15v-9H18",
  shield: "M12 3.5l7 2.5v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6zM8.8 12l2.2 2.2 4.2-4.2",
  swap: "M4 8h13M13.5 4.5L17 8l-3.5 3.5M20 16H7M10.5 12.5L7 16l3.5 3.5",
  tower: "M4 20h16M6 20v-5h6v5M12 15h6v5M9 15v-5h6v5M12 10V5h5v5",
  towers: "M5 20v-6h4v6M10 20V8h4v12M15 20v-9h4v9M3 20h18",
  undo: "M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H9",
  upload: "M12 15.5v-11M7.5 9L12 4.5 16.5 9M5 19.5h14",
  walls: "M3.5 4h7.5v6.5H3.5zM13 4h7.5v6.5H13zM3.5 13.5h7.5V20H3.5zM13 13.5h7.5V20H13z",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2h.01",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  xray: "M12 3l7 4v8.5l-7 4-7-4V7zM12 8.5v2M12 13v2M9.5 12h-2M16.5 12h-2",
} as const satisfies Record<string, Drawing>;
