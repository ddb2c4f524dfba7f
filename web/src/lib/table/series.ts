// Series of rematches and their total, kept in local storage. A table names the one that follows
// it.

import { api } from "../net/api";
import type { Result } from "../net/protocol";

export interface SeriesGame {
  // The table of the previous game.
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
type Kept = Record<string, Partial<SeriesGame>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function update(table: string, what: Partial<SeriesGame>): void {
  const kept = read();
  const all = { ...kept, [table]: { ...kept[table], ...what } };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // without local storage each game stands alone
  }
}

export function recordRematch(before: string, next: string): void {
  update(next, { before });
}

export function recordResult(table: string, result: Result, names: string[]): void {
  update(table, { places: result.places, scores: result.scores, names });
}

// Find the game that this one is a rematch of, if the page was not open when it was created: ask
// the last tables for their rematch.
export async function findPrevious(table: string): Promise<boolean> {
  const kept = read();
  if (kept[table]?.before !== undefined) return false;
  const leading = new Set(Object.values(kept).map((each) => each.before));
  const ends = Object.keys(kept).filter((each) => each !== table && !leading.has(each));
  for (const end of ends.slice(-3).reverse()) {
    const news = await api.table(end).catch(() => null);
    if (news?.next !== table) continue;
    recordRematch(end, table);
    return true;
  }
  return false;
}

// Sum up the games of the series by seat, back to where other people sat there.
export function seriesStanding(table: string): Standing {
  const kept = read();
  const who = String(kept[table]?.names);
  const seen = new Set<string>();
  const sum: Standing = { games: 0, wins: [], scores: [] };
  for (
    let at: string | undefined = table;
    at !== undefined && !seen.has(at);
    at = kept[at]?.before
  ) {
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
