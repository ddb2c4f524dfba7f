// The HTTP side of the table. A refusal is thrown as the server's own problem.

import type { Answer, Command, Frame, GameOnShelf, News, Problem, Settings, Text } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

let language = "en";
export function speak(code: string): void {
  language = code;
}

// A command that the server could not write down is answered with the problem inside the answer.
function problemIn(body: Problem | { problem: Problem }): Problem {
  return "problem" in body ? body.problem : body;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { "accept-language": language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refused(problemIn((await response.json()) as Problem | { problem: Problem }), response.status);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function read(path: string): Promise<string> {
  const response = await fetch(path, { headers: { "accept-language": language } });
  if (!response.ok) throw new Refused((await response.json()) as Problem, response.status);
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

// A device with several seats at a table has that table once: as the seat that is asked, if one is.
export function oneEach(tables: MyTable[]): MyTable[] {
  const asked = tables.filter((table) => table.your_turn);
  return [...asked, ...tables.filter((table) => !table.your_turn)].filter((table, place, all) => all.findIndex((each) => each.table === table.table) === place);
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

export interface Replay {
  count: number;
  first: number;
  frames: Frame[];
}

// One command without a socket. What is refused is thrown, as everywhere here.
async function command(table: string, wanted: Command): Promise<Answer> {
  const answer = await ask<Answer>("POST", `/api/tables/${table}/commands`, wanted);
  if ("problem" in answer) throw new Refused(answer.problem, 409);
  return answer;
}

export const api = {
  texts: async (code: string): Promise<string> => (await fetch(`/api/texts/${code}`)).text(),
  games: () => ask<{ games: GameOnShelf[]; levels: string[] }>("GET", "/api/games"),
  figures: (game: string) => ask<{ game: string; figures: Figure[]; rules: Text[] }>("GET", `/api/games/${game}`),
  me: () => ask<Me>("GET", "/api/me"),
  introduce: (name: string, code: string) => ask<Me>("POST", "/api/devices", { name, language: code }),
  change: (change: { name?: string; language?: string }) => ask<Me>("PATCH", "/api/me", change),
  forget: () => ask<undefined>("DELETE", "/api/me"),
  makePhrase: () => ask<{ phrase: string }>("POST", "/api/me/recovery"),
  recover: (phrase: string) => ask<Me>("POST", "/api/recover", { phrase }),
  myTables: () => ask<{ tables: MyTable[] }>("GET", "/api/me/tables"),
  statistics: () => ask<{ games: Statistic[] }>("GET", "/api/me/statistics"),
  lobby: () => ask<{ tables: ListedTable[] }>("GET", "/api/tables"),
  create: (settings: Settings) => ask<News>("POST", "/api/tables", settings),
  table: (id: string) => ask<News>("GET", `/api/tables/${id}`),
  redeem: (ticket: string) => ask<{ table: string; seat: number }>("POST", "/api/tickets", { ticket }),
  replay: (id: string, eyes: string, first: number, count: number) =>
    ask<Replay>("GET", `/api/tables/${id}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  log: (id: string) => read(`/api/tables/${id}/log`),
  verify: (log: string) => ask<{ fair: boolean; draws: number; redeals: number }>("POST", "/api/verify", { log }),
  command,
};
