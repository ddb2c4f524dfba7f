// New tables: made, sat down at, begun.

import { api } from "./api";
import { self } from "./me.svelte";
import { notePromise } from "./promises";
import { taking } from "./sitting";
import type { GameOnShelf, Settings } from "./wire";

// Make a table and take its first seat; `begin` at once if everybody is there.
export async function openTable(settings: Settings, begin: boolean): Promise<string> {
  await self.ensure();
  const news = await api.create(settings);
  const { table } = news;
  notePromise(news);
  await api.command(table, taking(table, 0));
  if (begin) await api.command(table, { type: "start" });
  return table;
}

export function againstBots(game: GameOnShelf, level: string): Promise<string> {
  const seats = game.usual_seats;
  return openTable({ game: game.key, seats, bots: [null, ...Array<string>(seats - 1).fill(level)] }, true);
}

export function withFriends(game: GameOnShelf): Promise<string> {
  return openTable({ game: game.key, seats: game.usual_seats }, false);
}
