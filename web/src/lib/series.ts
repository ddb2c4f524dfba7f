// How rematches follow each other, and what they come to together. A browser remembers it as long as its tab is open.

import type { Result } from "./wire";

export interface Played {
  // The table of the rematch before this one.
  before: string;
  places: number[];
  scores: number[];
}

export interface Standing {
  games: number;
  wins: number[];
  scores: number[];
}

const KEY = "simony-series";
type Kept = Record<string, Partial<Played>>;

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function change(table: string, what: Partial<Played>): void {
  const kept = read();
  kept[table] = { ...kept[table], ...what };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing counts each game for itself
  }
}

export function followed(before: string, next: string): void {
  change(next, { before });
}

export function finished(table: string, result: Result): void {
  change(table, { places: result.places, scores: result.scores });
}

// All games from the first of the chain up to this one, summed up by seat.
export function standing(table: string): Standing {
  const kept = read();
  const seen = new Set<string>();
  const sum: Standing = { games: 0, wins: [], scores: [] };
  for (let at: string | undefined = table; at !== undefined && !seen.has(at); at = kept[at]?.before) {
    seen.add(at);
    const { places, scores } = kept[at] ?? {};
    if (places === undefined || scores === undefined) continue;
    const winners = places.filter((place) => place === 1).length;
    sum.games += 1;
    sum.wins = places.map((place, seat) => (sum.wins[seat] ?? 0) + (place === 1 ? 1 / winners : 0));
    sum.scores = scores.map((score, seat) => (sum.scores[seat] ?? 0) + score);
  }
  return sum;
}
