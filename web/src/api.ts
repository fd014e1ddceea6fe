// Requests to the server, with the protocol's own types. A refusal is thrown as an ApiError that carries its code.

import type {
  AnalysisState,
  CheckedMap,
  Code,
  Depth,
  Figures,
  GameInfo,
  Lobby,
  MapInfo,
  Me,
  Mine,
  Moment,
  Moments,
  MyGames,
  NewTable,
  PlayOn,
  RandomMap,
  Refusal,
  SeatBot,
  SeatLink,
  SetMe,
  Sit,
  Table,
  TakeLink,
  Verdict,
} from "./protocol.gen";
import { CODES } from "./protocol.gen";
import { noteReach } from "./reach";
import type { Say } from "./words";

/** `offline`: the server was not reached. */
export type Fault = Code | "offline";

export class ApiError extends Error {
  constructor(
    readonly code: Fault,
    reason: string,
  ) {
    super(reason);
    this.name = "ApiError";
  }
}

// Codes that the client says in its own words; "offline" is its own.
const SENTENCES = new Set<string>([...CODES, "offline"]);

/** Say why something failed: what happened, why, and what to do. */
export function explain(t: Say, error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-unknown");
  return explainCode(t, error.code, error.message);
}

export function explainCode(t: Say, code: string, reason: string): string {
  if (!SENTENCES.has(code)) return t("error-unknown");
  return t(`error-${code}`, { reason });
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

async function request(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  // What the server says of a mistake is said in the page's language.
  const headers = { accept: "application/json, text/plain", "accept-language": document.documentElement.lang || "en" };
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": type };
    init.body = type === "application/json" ? JSON.stringify(body) : String(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    noteReach(false);
    throw new ApiError("offline", "The server does not answer.");
  }
  noteReach(response.status < 502);
  if (response.ok) return response;
  const refused: unknown = await response.json().catch(() => null);
  if (isRefusal(refused)) throw new ApiError(refused.code, refused.reason);
  if (response.status === 413) throw new ApiError("too-large", response.statusText);
  if (response.status === 429) throw new ApiError("too-fast", response.statusText);
  throw new ApiError(response.status >= 502 ? "offline" : "server-error", response.statusText);
}

async function ask<Answer>(method: string, path: string, body?: unknown, type?: string): Promise<Answer> {
  const response = await request(method, path, body, type);
  return (await response.json()) as Answer;
}

const at = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  maps: () => ask<MapInfo[]>("GET", "/api/maps"),
  drawMap: (wish: RandomMap) => ask<MapInfo>("POST", "/api/maps/random", wish),
  checkMap: (file: string) => ask<CheckedMap>("POST", "/api/maps/check", file, "text/plain"),
  content: (game: string, language?: string) =>
    ask<Record<string, unknown>>(
      "GET",
      `/api/content/${encodeURIComponent(game)}${language ? `?language=${encodeURIComponent(language)}` : ""}`,
    ),
  me: () => ask<Me>("GET", "/api/me"),
  setMe: (change: SetMe) => ask<Me>("PUT", "/api/me", change),
  lobby: () => ask<Lobby>("GET", "/api/tables"),
  mine: () => ask<Lobby>("GET", "/api/tables?mine=true"),
  going: () => ask<Mine>("GET", "/api/mine"),
  gamesOver: (before: string | null) =>
    ask<MyGames>("GET", `/api/mine/games${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  figures: () => ask<Figures>("GET", "/api/mine/figures"),
  open: (table: NewTable) => ask<Table>("POST", "/api/tables", table),
  table: (id: string) => ask<Table>("GET", at(id)),
  sit: (id: string, wish: Sit) => ask<Table>("POST", at(id, "/sit"), wish),
  leave: (id: string, seat: number) => ask<Table>("POST", at(id, `/seats/${seat}/leave`)),
  seatBot: (id: string, seat: number, bot: SeatBot) => ask<Table>("POST", at(id, `/seats/${seat}/bot`), bot),
  takeBack: (id: string, seat: number) => ask<Table>("POST", at(id, `/seats/${seat}/return`)),
  seatLink: (id: string, seat: number) => ask<SeatLink>("GET", at(id, `/seats/${seat}/link`)),
  voidLink: (id: string, seat: number) => ask<Table>("DELETE", at(id, `/seats/${seat}/link`)),
  takeLink: (link: TakeLink) => ask<Table>("POST", "/api/links", link),
  end: (id: string) => ask<Table>("POST", at(id, "/end")),
  remove: (id: string) => request("DELETE", at(id)),
  rematch: (id: string) => ask<Table>("POST", at(id, "/rematch")),
  record: (id: string) => request("GET", at(id, "/record")).then((response) => response.text()),
  verify: (id: string) => ask<Verdict>("GET", at(id, "/verify")),
  steps: (id: string, from: number, to: number, views = true) =>
    ask<Moments>("GET", at(id, `/steps?from=${from}&to=${to}${views ? "" : "&views=false"}`)),
  step: (id: string, n: number) => ask<Moment>("GET", at(id, `/steps/${n}`)),
  playOn: (id: string, wish: PlayOn) => ask<Table>("POST", at(id, "/play-on"), wish),
  analysis: (id: string, depth: Depth) => ask<AnalysisState>("GET", at(id, `/analysis?depth=${depth}`)),
  analyse: (id: string, depth: Depth) => ask<AnalysisState>("POST", at(id, "/analysis"), { depth }),
  upload: (record: string) => ask<Table>("POST", "/api/records", record, "text/plain"),
};

/** A random value of mine that goes into the draws, so that no server can choose them alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
