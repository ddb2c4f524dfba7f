// The first-game guide. The prompt `GAME-prompt-lay` is explained by the text `GAME-guide-lay`; a
// choice may have its own explanation. Explanations already seen are kept in local storage.

import { prefs } from "../browser/prefs.svelte";
import { hasText } from "../i18n/i18n.svelte";
import type { TableModel } from "./table-model";
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

// Return all possible explanations for a scene, the one for the decision first.
export function lessonsOf(scene: Scene): Text[] {
  const asked = [
    { text: scene.prompt, part: "prompt" },
    ...scene.choices.map(({ text }) => ({ text, part: "choice" })),
  ];
  return asked
    .filter(({ text, part }) => text.key.startsWith(`${scene.game}-${part}-`))
    .map(({ text, part }) => ({
      key: text.key.replace(`${scene.game}-${part}-`, `${scene.game}-guide-`),
      args: text.args,
    }));
}

class Guide {
  #learned = $state.raw<string[]>(read());

  // Return the explanation to show now. There is none at a table without helps.
  lesson(table: TableModel): Text | null {
    if (
      !prefs.values.guide ||
      table.scene === null ||
      table.prompt === null ||
      table.news?.helps !== true
    )
      return null;
    return (
      lessonsOf(table.scene).find(({ key }) => hasText(key) && !this.#learned.includes(key)) ?? null
    );
  }

  learn(key: string): void {
    if (!this.#learned.includes(key)) this.#save([...this.#learned, key]);
  }

  forget(): void {
    this.#save([]);
  }

  #save(learned: string[]): void {
    this.#learned = learned;
    try {
      localStorage.setItem(KEY, JSON.stringify(learned));
    } catch {
      // without local storage it is explained again next time
    }
  }
}

export const guide = new Guide();
