// How rematches follow each other, and what they come to together. The browser remembers it; a table tells which one follows it.

import { api } from "../net/api";
import type { Result } from "../net/protocol";

export interface Played {
  // The table of the game before this rematch.
  before: string;
  places: number[];
  scores: number[];
  names: string[];
}

export interface Standing {
  games: number;
  wins: number[];
  scores: number[];
}

const KEY = "simony-series";
const MOST = 60;
type Kept = Record<string, Partial<Played>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function change(table: string, what: Partial<Played>): void {
  const kept = read();
  const all = { ...kept, [table]: { ...kept[table], ...what } };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // a browser that keeps nothing counts each game for itself
  }
}

export function followed(before: string, next: string): void {
  change(next, { before });
}

export function finished(table: string, result: Result, names: string[]): void {
  change(table, { places: result.places, scores: result.scores, names });
}

// Whoever was not there when the rematch was made asks the tables of the last games whether it is theirs.
export async function trace(table: string): Promise<boolean> {
  const kept = read();
  if (kept[table]?.before !== undefined) return false;
  const leading = new Set(Object.values(kept).map((each) => each.before));
  const ends = Object.keys(kept).filter((each) => each !== table && !leading.has(each));
  for (const end of ends.slice(-3).reverse()) {
    const news = await api.table(end).catch(() => null);
    if (news?.next !== table) continue;
    followed(end, table);
    return true;
  }
  return false;
}

// All games from the first of the chain up to this one, summed up by seat: as long as the same people sat there.
export function standing(table: string): Standing {
  const kept = read();
  const who = String(kept[table]?.names);
  const seen = new Set<string>();
  const sum: Standing = { games: 0, wins: [], scores: [] };
  for (let at: string | undefined = table; at !== undefined && !seen.has(at); at = kept[at]?.before) {
    seen.add(at);
    const { places, scores, names } = kept[at] ?? {};
    if (places === undefined || scores === undefined) continue;
    if (String(names) !== who) break;
    const winners = places.filter((place) => place === 1).length;
    sum.games += 1;
    sum.wins = places.map((place, seat) => (sum.wins[seat] ?? 0) + (place === 1 ? 1 / winners : 0));
    sum.scores = scores.map((score, seat) => (sum.scores[seat] ?? 0) + score);
  }
  return sum;
}
