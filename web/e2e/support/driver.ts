// What the browser tests must know of a game; `src/themes/GAME/e2e.ts` says it.

import type { Scene, Settings } from "../../src/lib/net/protocol";
import type { Translator } from "../../src/lib/i18n/translator";
import type { Choice, Strategy } from "./table-page";

// A sort of game to play to its end.
export interface Sort extends Settings {
  seats: number;
  level?: string;
}

// Which of the answers, by their words.
export type Decide = (prompt: string, answers: string[], words: Translator) => number;

export interface Driver {
  // How many sit at a table that should be quick, at one with much to see, and at the one whose picture is taken (as with much to see).
  seats: { few: number; many: number; pictured?: number };
  // Comes to the end of a game in a sensible time.
  strategy: () => Strategy;
  // The same for somebody who only hears: decides by words.
  decide: Decide;
  // When the most is to be seen at once.
  busy: (scene: Scene) => boolean;
  // One more picture: after this choice at a busy moment, under this name.
  also?: { choice: Choice; name: string };
  // What a soak plays besides, and what it plays by ear.
  soak: Omit<Sort, "game">[];
  ear: Omit<Sort, "game">[];
}

export function thing(name: string | undefined): Choice {
  if (name === undefined) throw new Error("nothing can be chosen");
  return { thing: name };
}

export function itemsIn(scene: Scene, start: string): number {
  return scene.zones.filter((zone) => zone.id.startsWith(start)).reduce((sum, zone) => sum + zone.items.length, 0);
}
