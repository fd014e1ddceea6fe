// The frame of a picture: limestone whatever the look is, fonts that every device has, nothing but attributes.

import type { ReactNode, Ref } from "react";
import { Glyph } from "./glyph";

/** Colours of the look; a picture takes the light ones. */
export const INK = {
  text: "var(--text)",
  quiet: "var(--quiet)",
  line: "var(--line)",
  panel: "var(--panel)",
  gold: "var(--gold)",
  bad: "var(--bad)",
};
const SANS = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif";
const SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif";
export const EDGE = 44;
const GAP = 20;
const HEAD = 150;
const FOOT = 64;

/** How wide a panel is: a few players have more room. */
const WIDTHS = [440, 440, 390, 340, 320];

/** Where the panels of so many players stand, and how wide the whole is. */
export function columns(players: number): { width: number; panel: number; left(seat: number): number } {
  const panel = WIDTHS[players] ?? 320;
  const width = Math.max(640, 2 * EDGE + players * panel + (players - 1) * GAP);
  const begin = (width - players * panel - (players - 1) * GAP) / 2;
  return { width, panel, left: (seat) => begin + seat * (panel + GAP) };
}

const WHOLE = /[\p{Emoji_Presentation}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** About how wide a text is, for one unit of its size; some letters and pictures take a whole one. */
function wide(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WHOLE.test(letter) ? 1.05 : 0.6), 0);
}

/** Cut a text to a width; letters that belong together stay together. */
export function cut(text: string, width: number, size: number): string {
  if (wide(text) * size <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && wide(`${letters.join("")}…`) * size > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

interface WriteProps {
  x: number;
  y: number;
  size: number;
  children: string | number;
  /** Cut it to this width. */
  within?: number;
  fill?: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  serif?: boolean;
}

/** A line of text. */
export function Write({ x, y, size, children, within, fill, weight = 400, anchor = "start", serif }: WriteProps) {
  const text = String(children);
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={serif ? SERIF : SANS}
      fontWeight={weight}
      letterSpacing={serif ? 1 : undefined}
      fill={fill ?? INK.text}
      textAnchor={anchor}
    >
      {within ? cut(text, within, size) : text}
    </text>
  );
}

/** Break a sentence into lines that fit. */
function lines(text: string, width: number, size: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (found.length > 0 && wide(longer) * size <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.slice(0, 2).map((line, i) => (i === 1 && found.length > 2 ? `${line} …` : line));
}

interface FrameProps {
  ref: Ref<SVGSVGElement>;
  width: number;
  height: number;
  /** What the picture is, for who cannot see it. */
  label: string;
  app: string;
  game: string;
  outcome: string;
  date: string;
  children: ReactNode;
}

/** The whole picture; its content begins below the head, at 0. */
export function Frame({ ref, width, height, label, app, game, outcome, date, children }: FrameProps) {
  const whole = height + HEAD + FOOT;
  const said = lines(outcome, width - 2 * EDGE, 22);
  return (
    <svg
      ref={ref}
      width={width}
      height={whole}
      viewBox={`0 0 ${width} ${whole}`}
      role="img"
      aria-label={label}
      data-look="light"
    >
      <defs>
        <linearGradient id="picture-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#efeae0" />
          <stop offset="1" stopColor="#ddd5c6" />
        </linearGradient>
      </defs>
      <rect width={width} height={whole} fill="url(#picture-ground)" />
      <Write x={EDGE} y={66} size={36} weight={700} serif>
        {game}
      </Write>
      <Write x={width - EDGE} y={62} size={18} anchor="end" fill={INK.quiet}>
        {date}
      </Write>
      {said.map((line, i) => (
        <Write key={line} x={EDGE} y={(said.length > 1 ? 102 : 110) + i * 28} size={22}>
          {line}
        </Write>
      ))}
      <g transform={`translate(0 ${HEAD})`}>{children}</g>
      <g transform={`translate(${EDGE} ${whole - 45})`}>
        <Glyph name="cairn" size={26} />
        <Write x={36} y={20} size={17} serif fill={INK.quiet}>
          {app}
        </Write>
      </g>
    </svg>
  );
}

interface PanelProps {
  left: number;
  width: number;
  height: number;
  won: boolean;
  children: ReactNode;
}

/** The place of one player; those who win have a frame and a crown. */
export function Panel({ left, width, height, won, children }: PanelProps) {
  return (
    <g transform={`translate(${left} 0)`}>
      <rect
        width={width}
        height={height}
        rx={14}
        fill={INK.panel}
        stroke={won ? INK.gold : INK.line}
        strokeWidth={won ? 3 : 1.5}
      />
      {won && (
        <g transform={`translate(${width - 56} 20)`}>
          <Glyph name="crown" size={34} />
        </g>
      )}
      {children}
    </g>
  );
}

interface RowProps {
  y: number;
  width: number;
  label: string;
  points: number;
  /** What stands before the points. */
  count?: string;
  mark?: ReactNode;
  bad?: boolean;
}

/** A part of a score. */
export function Row({ y, width, label, points, count, mark, bad = false }: RowProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={`M24 -24H${width - 24}`} stroke={INK.line} />
      {mark}
      <Write x={mark ? 58 : 24} y={0} size={17} within={width - (count ? 190 : 120)}>
        {label}
      </Write>
      {count && (
        <Write x={width - 76} y={0} size={17} anchor="end" fill={bad ? INK.bad : INK.quiet}>
          {count}
        </Write>
      )}
      <Write x={width - 24} y={0} size={19} weight={700} anchor="end" fill={points === 0 ? INK.quiet : INK.text}>
        {points}
      </Write>
    </g>
  );
}
