// Our own signs, drawn with one line weight in a box of 24 by 24.

const PATHS = {
  orbit: "M12 3l7 4v8.5l-7 4-7-4V7zM12 11.2V19.5M12 11.2L5 7M12 11.2L19 7",
  exploded: "M12 2.5l7 3.5-7 3.5L5 6zM5 12l7 3.5 7-3.5M5 17.5l7 3.5 7-3.5",
  xray: "M12 3l7 4v8.5l-7 4-7-4V7zM12 8.5v2M12 13v2M9.5 12h-2M16.5 12h-2",
  walls: "M3.5 4h7.5v6.5H3.5zM13 4h7.5v6.5H13zM3.5 13.5h7.5V20H3.5zM13 13.5h7.5V20H13z",
  plan: "M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16",
  reset: "M4.5 5.5v5h5M5 10a8 8 0 1 1-.6 4.6",
  turn: "M19.5 5.5v5h-5M19 10a8 8 0 1 0 .6 4.6",
  flip: "M5 20h14M7 16V9a5 5 0 0 1 10 0v3M13.5 9.5L17 13l3.5-3.5",
  swap: "M4 8h13M13.5 4.5L17 8l-3.5 3.5M20 16H7M10.5 12.5L7 16l3.5 3.5",
  next: "M6 5l8 7-8 7M17.5 5v14",
  undo: "M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4",
  lid: "M3.5 9h17v11h-17zM2.5 5h19v4h-19zM10 13h4",
  prophecy: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  others: "M5 20v-6h4v6M10 20V8h4v12M15 20v-9h4v9M3 20h18",
  ring: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  place: "M12 3v9M8 8.5l4 4 4-4M4 16h16v4H4z",
  yes: "M5 12.5l4.5 4.5L19 7.5",
  no: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="mono-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
