// One theme a game, fetched when a table of that game is opened: together they would be most of what a first visit has to load. A game without
// one is playable all the same: `plain` shows every scene. The pictures on the boxes are here at once.

import type { Component } from "svelte";
import dogma from "./dogma/Emblem.svelte";
import { fetched } from "./fetched.svelte";
import indulgence from "./indulgence/Emblem.svelte";
import mea_culpa from "./mea_culpa/Emblem.svelte";
import plain from "./plain";
import tolerance from "./tolerance/Emblem.svelte";
import type { Theme } from "./types";

const EMBLEMS: Record<string, Component> = { indulgence, dogma, tolerance, mea_culpa };

const THEMES: Record<string, () => Promise<{ default: Theme }>> = {
  indulgence: () => import("./indulgence"),
  dogma: () => import("./dogma"),
  tolerance: () => import("./tolerance"),
  mea_culpa: () => import("./mea_culpa"),
};

export function isDrawn(game: string): boolean {
  return game in THEMES;
}

export function emblemOf(game: string): Component {
  return EMBLEMS[game] ?? plain.Emblem;
}

// Whether a table of this game can be drawn as it should be.
export function isHere(game: string): boolean {
  return !isDrawn(game) || game in fetched.themes;
}

// The plain one, until a game's own is here.
export function themeOf(game: string): Theme {
  return fetched.themes[game] ?? plain;
}

const coming = new Map<string, Promise<void>>();

// If it cannot be had, the game is played with the plain one.
export function fetchTheme(game: string): Promise<void> {
  const wanted = THEMES[game];
  if (wanted === undefined) return Promise.resolve();
  const known = coming.get(game);
  if (known !== undefined) return known;
  const here = (theme: Theme): void => {
    fetched.themes = { ...fetched.themes, [game]: theme };
  };
  const fetching = wanted().then(
    (module) => here(module.default),
    () => here(plain),
  );
  coming.set(game, fetching);
  return fetching;
}
