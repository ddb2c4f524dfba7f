// What the browser tests need to know of a game; each theme has a driver in
// `src/themes/GAME/e2e.ts`.

import type { Scene, Settings } from "../../src/lib/net/protocol";
import type { Translator } from "../../src/lib/i18n/translator";
import type { Choice, Strategy } from "./table-page";

// A game to play to its end.
export interface GameSetup extends Settings {
  seats: number;
  level?: string;
}

// Return the index of the answer to choose, by its text.
export type Decide = (prompt: string, answers: string[], words: Translator) => number;

export interface Driver {
  // The number of seats for a quick table, for a busy one, and for the screenshots (default: the
  // busy one).
  seats: { few: number; many: number; pictured?: number };
  // Plays a game to its end in reasonable time.
  strategy: () => Strategy;
  // The same for a screen-reader user: decides by text.
  decide: Decide;
  // Whether the table is at its busiest.
  busy: (scene: Scene) => boolean;
  // An extra screenshot: after this choice at a busy moment, with this name.
  also?: { choice: Choice; name: string };
  // The additional games of a soak, with the pointer and with a screen reader.
  soak: Omit<GameSetup, "game">[];
  screenReader: Omit<GameSetup, "game">[];
}

export function pickItem(name: string | undefined): Choice {
  if (name === undefined) throw new Error("nothing can be chosen");
  return { thing: name };
}

export function itemsIn(scene: Scene, start: string): number {
  return scene.zones
    .filter((zone) => zone.id.startsWith(start))
    .reduce((sum, zone) => sum + zone.items.length, 0);
}
