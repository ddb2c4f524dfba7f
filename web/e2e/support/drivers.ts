// The drivers of all games that have a theme.

import { existsSync, readdirSync } from "node:fs";
import type { Driver } from "./driver";
import type { Strategy } from "./table-page";

const FOLDER = new URL("../../src/themes/", import.meta.url);
const GAMES = readdirSync(FOLDER).filter((game) => existsSync(new URL(`${game}/e2e.ts`, FOLDER)));

export const DRIVERS: [game: string, driver: Driver][] = await Promise.all(
  GAMES.map(async (game): Promise<[string, Driver]> => [
    game,
    ((await import(`../../src/themes/${game}/e2e.ts`)) as { default: Driver }).default,
  ]),
);

export function driverOf(game: string): Driver {
  const found = DRIVERS.find(([key]) => key === game);
  if (found === undefined) throw new Error(`no driver for ${game}`);
  return found[1];
}

export function strategyFor(game: string): Strategy {
  return driverOf(game).strategy();
}
