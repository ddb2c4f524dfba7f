// One theme a game. A game without one is playable all the same: `plain` shows every scene.

import dogma from "./dogma";
import indulgence from "./indulgence";
import mea_culpa from "./mea_culpa";
import plain from "./plain";
import tolerance from "./tolerance";
import type { Theme } from "./types";

const THEMES: Record<string, Theme> = { indulgence, dogma, tolerance, mea_culpa };

export function isDrawn(game: string): boolean {
  return game in THEMES;
}

export function themeOf(game: string): Theme {
  return THEMES[game] ?? plain;
}
