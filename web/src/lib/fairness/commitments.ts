// Notes of each table's commitment to its shuffles and of the nonces of this device's seats, taken
// before the game. The log of the game is compared with them afterwards, independently of the
// server.

import type { News } from "../net/protocol";

export interface NotedCommitment {
  commitment: string;
  // The nonce of each seat of this device. The log contains its SHA-256, which is what shuffles.
  nonces: Record<number, string>;
}

const KEY = "simony-promises";
const MOST = 200;
type Kept = Record<string, NotedCommitment>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))),
    );
  } catch {
    // without local storage there is nothing to compare with
  }
}

// Note a table's commitment, if the game has not begun and none is noted yet.
export function noteCommitment(news: News): void {
  if (news.status !== "open") return;
  const kept = read();
  if (kept[news.table] === undefined)
    write({ ...kept, [news.table]: { commitment: news.commitment, nonces: {} } });
}

export function noteNonce(table: string, seat: number, nonce: string): void {
  const kept = read();
  const noted = kept[table];
  if (noted !== undefined)
    write({ ...kept, [table]: { ...noted, nonces: { ...noted.nonces, [seat]: nonce } } });
}

export function notedCommitment(table: string): NotedCommitment | null {
  return read()[table] ?? null;
}

// The commitment and nonces in the log of a game.
export interface LoggedCommitment {
  commitment: string;
  nonces: string[];
}

// SHA-256 in hexadecimal digits. The browser's own is not available over plain HTTP, so the script
// of the verification page has one.
export type Sha256 = (bytes: Uint8Array) => string;

// Return whether the log has the noted commitment and nonces; null if nothing was noted. Older logs
// have the nonces unhashed.
export function matchesNoted(
  logged: LoggedCommitment | null,
  noted: NotedCommitment | null,
  sha256: Sha256,
): boolean | null {
  if (noted === null) return null;
  const isIn = ([seat, nonce]: [string, string]): boolean =>
    [nonce, sha256(new TextEncoder().encode(nonce))].includes(logged?.nonces[Number(seat)] ?? "");
  return logged?.commitment === noted.commitment && Object.entries(noted.nonces).every(isIn);
}
