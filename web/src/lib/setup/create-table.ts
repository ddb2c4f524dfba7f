// New tables: made, sat down at, begun.

import { api } from "../net/api";
import { self } from "../account/account.svelte";
import { notePromise } from "../fairness/commitments";
import { taking } from "./take-seat";
import type { GameOnShelf, Settings } from "../net/protocol";

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
