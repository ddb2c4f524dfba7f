// Create tables, take the first seat and start the game.

import { api } from "../net/api";
import { account } from "../account/account.svelte";
import { noteCommitment } from "../fairness/commitments";
import { takeSeatCommand } from "./take-seat";
import type { GameInfo, Settings } from "../net/protocol";

// Create a table and take its first seat; start the game if `begin` is set.
export async function createTable(settings: Settings, begin: boolean): Promise<string> {
  await account.ensure();
  const news = await api.create(settings);
  const { table } = news;
  noteCommitment(news);
  await api.command(table, takeSeatCommand(table, 0));
  if (begin) await api.command(table, { type: "start" });
  return table;
}

export function createBotTable(game: GameInfo, level: string): Promise<string> {
  const seats = game.usual_seats;
  return createTable(
    { game: game.key, seats, bots: [null, ...Array<string>(seats - 1).fill(level)] },
    true,
  );
}

export function createFriendsTable(game: GameInfo): Promise<string> {
  return createTable({ game: game.key, seats: game.usual_seats }, false);
}
