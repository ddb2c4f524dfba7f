// The games there are, fetched once.

import { api } from "./api";
import type { GameOnShelf } from "./protocol";

class Shelf {
  games = $state.raw<GameOnShelf[]>([]);
  levels = $state.raw<string[]>([]);
  #coming: Promise<void> | null = null;

  load(): Promise<void> {
    this.#coming ??= this.#fetch().catch((error: unknown) => {
      this.#coming = null;
      throw error;
    });
    return this.#coming;
  }

  find(key: string): GameOnShelf | undefined {
    return this.games.find((game) => game.key === key);
  }

  async #fetch(): Promise<void> {
    const { games, levels } = await api.games();
    this.games = games;
    this.levels = levels;
  }
}

export const shelf = new Shelf();
