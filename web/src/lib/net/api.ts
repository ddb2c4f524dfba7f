// The server's HTTP API. An error response is thrown as an `ApiError` with the server's problem.

import type { Language } from "../i18n/languages";
import type { Answer, Command, Frame, GameInfo, News, Problem, Settings, Text } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

let language = "en";
export function setApiLanguage(code: string): void {
  language = code;
}

// If the server could not store a command, the problem is inside the answer.
function problemIn(body: Problem | { problem: Problem }): Problem {
  return "problem" in body ? body.problem : body;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      "accept-language": language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new ApiError(
      problemIn((await response.json()) as Problem | { problem: Problem }),
      response.status,
    );
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function requestText(path: string): Promise<string> {
  const response = await fetch(path, { headers: { "accept-language": language } });
  if (!response.ok) throw new ApiError((await response.json()) as Problem, response.status);
  return response.text();
}

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface MyTable {
  table: string;
  game: string;
  status: string;
  updated: number;
  seat: number;
  your_turn: boolean;
}

// List each table once. A device with several seats at a table keeps the row of the seat to act.
export function oneRowPerTable(tables: MyTable[]): MyTable[] {
  const asked = tables.filter((table) => table.your_turn);
  return [...asked, ...tables.filter((table) => !table.your_turn)].filter(
    (table, place, all) => all.findIndex((each) => each.table === table.table) === place,
  );
}

export interface ListedTable {
  table: string;
  game: string;
  status: string;
  seats: { name: string; taken: boolean; bot: string }[];
  options: Record<string, string>;
  house_rules: boolean;
  watching: string;
  clock: boolean;
  created: number;
}

export interface Figure {
  name: string;
  value: unknown;
  status: string;
}

export interface Statistic {
  game: string;
  played: number;
  wins: number;
  average_place: number;
}

// A font or a piece of code that Simony contains. The client's build writes the list.
export interface LicensedPart {
  name: string;
  version?: string;
  kind: "font" | "code";
  licence: string;
  text: string;
}

export interface Replay {
  count: number;
  first: number;
  frames: Frame[];
}

// Send one command without a socket. A refusal is thrown as an `ApiError`.
async function command(table: string, body: Command): Promise<Answer> {
  const answer = await request<Answer>("POST", `/api/tables/${table}/commands`, body);
  if ("problem" in answer) throw new ApiError(answer.problem, 409);
  return answer;
}

export const api = {
  languages: () => request<{ languages: Language[] }>("GET", "/api/languages"),
  texts: (code: string) => requestText(`/api/texts/${code}`),
  games: () => request<{ games: GameInfo[]; levels: string[] }>("GET", "/api/games"),
  figures: (game: string) =>
    request<{ game: string; figures: Figure[]; rules: Text[] }>("GET", `/api/games/${game}`),
  me: () => request<Me>("GET", "/api/me"),
  introduce: (name: string, code: string) =>
    request<Me>("POST", "/api/devices", { name, language: code }),
  change: (change: { name?: string; language?: string }) => request<Me>("PATCH", "/api/me", change),
  forget: () => request<undefined>("DELETE", "/api/me"),
  makePhrase: () => request<{ phrase: string }>("POST", "/api/me/recovery"),
  recover: (phrase: string) => request<Me>("POST", "/api/recover", { phrase }),
  myTables: () => request<{ tables: MyTable[] }>("GET", "/api/me/tables"),
  statistics: () => request<{ games: Statistic[] }>("GET", "/api/me/statistics"),
  lobby: () => request<{ tables: ListedTable[] }>("GET", "/api/tables"),
  create: (settings: Settings) => request<News>("POST", "/api/tables", settings),
  table: (id: string) => request<News>("GET", `/api/tables/${id}`),
  redeem: (ticket: string) =>
    request<{ table: string; seat: number }>("POST", "/api/tickets", { ticket }),
  replay: (id: string, eyes: string, first: number, count: number) =>
    request<Replay>("GET", `/api/tables/${id}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  log: (id: string) => requestText(`/api/tables/${id}/log`),
  verify: (log: string) =>
    request<{ fair: boolean; draws: number; redeals: number }>("POST", "/api/verify", { log }),
  licences: () => request<LicensedPart[]>("GET", "/licences/all.json"),
  command,
};
