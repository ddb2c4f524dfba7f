// What a table promised about its shuffles before the game, and the words one's own seats added: noted here, so that the log of the game
// can be held against it afterwards, whatever the server says then.

import type { News } from "../net/protocol";

export interface Noted {
  commitment: string;
  // The word of each seat of one's own. The table shuffles with its SHA-256, and so has the log.
  nonces: Record<number, string>;
}

const KEY = "simony-promises";
const MOST = 200;
type Kept = Record<string, Noted>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // a browser that keeps nothing cannot compare
  }
}

// Only what was said before the game counts, and the first time it was said.
export function notePromise(news: News): void {
  if (news.status !== "open") return;
  const kept = read();
  if (kept[news.table] === undefined) write({ ...kept, [news.table]: { commitment: news.commitment, nonces: {} } });
}

export function noteNonce(table: string, seat: number, nonce: string): void {
  const kept = read();
  const noted = kept[table];
  if (noted !== undefined) write({ ...kept, [table]: { ...noted, nonces: { ...noted.nonces, [seat]: nonce } } });
}

export function noted(table: string): Noted | null {
  return read()[table] ?? null;
}

// As the log of a game has it.
export interface Promised {
  commitment: string;
  nonces: string[];
}

// SHA-256 of bytes in hexadecimal digits. The browser's own is missing on plain http, so the script of the page that checks files has one.
export type Sha256 = (bytes: Uint8Array) => string;

// Whether it is the promise that was noted, with our own words in it; null where nothing was noted. Older tables have the words unhashed.
export function isSame(promise: Promised | null, before: Noted | null, sha256: Sha256): boolean | null {
  if (before === null) return null;
  const isIn = ([seat, nonce]: [string, string]): boolean => [nonce, sha256(new TextEncoder().encode(nonce))].includes(promise?.nonces[Number(seat)] ?? "");
  return promise?.commitment === before.commitment && Object.entries(before.nonces).every(isIn);
}
