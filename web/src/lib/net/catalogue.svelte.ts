// The catalogue of games and bot levels, fetched once.

import { api } from "./api";
import type { GameInfo } from "./protocol";

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  find(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  async #fetch(): Promise<void> {
    const { games, levels } = await api.games();
    this.games = games;
    this.levels = levels;
  }
}

export const catalogue = new Catalogue();
