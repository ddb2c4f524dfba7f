// The first-game guide. Decisions are told apart by what is asked, so `GAME-prompt-lay` is explained by `GAME-guide-lay`; a choice may have an
// explanation of its own. What has been explained once is remembered in the browser.

import { prefs } from "../browser/prefs.svelte";
import { has } from "../i18n/i18n.svelte";
import type { TableLike } from "./table-model";
import type { Scene, Text } from "../net/protocol";

const KEY = "simony-guide";

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

// Every explanation there could be for a scene, that of the decision itself first.
export function lessonsOf(scene: Scene): Text[] {
  const asked = [{ text: scene.prompt, part: "prompt" }, ...scene.choices.map(({ text }) => ({ text, part: "choice" }))];
  return asked
    .filter(({ text, part }) => text.key.startsWith(`${scene.game}-${part}-`))
    .map(({ text, part }) => ({ key: text.key.replace(`${scene.game}-${part}-`, `${scene.game}-guide-`), args: text.args }));
}

class Guide {
  #learned = $state.raw<string[]>(read());

  // What is to be explained now: nothing where it was explained before, and nothing at a table without helps.
  lesson(table: TableLike): Text | null {
    if (!prefs.kept.guide || table.scene === null || table.prompt === null || table.news?.helps !== true) return null;
    return lessonsOf(table.scene).find(({ key }) => has(key) && !this.#learned.includes(key)) ?? null;
  }

  learn(key: string): void {
    if (!this.#learned.includes(key)) this.#keep([...this.#learned, key]);
  }

  forget(): void {
    this.#keep([]);
  }

  #keep(learned: string[]): void {
    this.#learned = learned;
    try {
      localStorage.setItem(KEY, JSON.stringify(learned));
    } catch {
      // a browser that keeps nothing explains it again next time
    }
  }
}

export const guide = new Guide();
