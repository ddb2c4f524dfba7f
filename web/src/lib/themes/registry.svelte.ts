// The themes by game. `src/themes` finds the folders and hands them over; a theme is fetched when a table of its game is opened, since together
// they would be most of what a first visit has to load. A game without a theme is playable all the same: the plain one shows every scene.

import type { Cover, Pictures, Theme } from "./types";

type Fetch<Part> = () => Promise<Part>;

// What a folder of themes holds, by the path of each file, as `import.meta.glob` finds it.
export interface Folders {
  themes: Record<string, Fetch<Theme>>;
  pictures: Record<string, Fetch<Pictures>>;
  covers: Record<string, Cover>;
}

// The name of the folder a file is in is the key of the game.
function byGame<Part>(files: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(files).map(([path, part]) => [path.split("/").at(-2) ?? "", part]));
}

const NO_PICTURES: Pictures = { of: () => [] };

class Registry {
  loaded = $state.raw<Record<string, Theme>>({});
  plain: { theme: Theme; cover: Cover } | null = null;
  themes: Record<string, Fetch<Theme>> = {};
  pictures: Record<string, Fetch<Pictures>> = {};
  covers: Record<string, Cover> = {};
  // One request per game.
  readonly pending = new Map<string, Promise<void>>();
}

const registry = new Registry();

// Add the themes of these folders to those known; `plain` stands in for every game that has none.
export function register(plain: { theme: Theme; cover: Cover }, folders: Folders): void {
  registry.plain = plain;
  Object.assign(registry.themes, byGame(folders.themes));
  Object.assign(registry.pictures, byGame(folders.pictures));
  Object.assign(registry.covers, byGame(folders.covers));
}

function plain(): { theme: Theme; cover: Cover } {
  if (registry.plain === null) throw new Error("no themes are registered: import src/themes first");
  return registry.plain;
}

// The games that have a theme.
export function drawnGames(): string[] {
  return Object.keys(registry.themes);
}

export function isDrawn(game: string): boolean {
  return game in registry.themes;
}

export function coverOf(game: string): Cover {
  return registry.covers[game] ?? plain().cover;
}

// Whether a table of this game can be drawn as it should be.
export function isLoaded(game: string): boolean {
  return !isDrawn(game) || game in registry.loaded;
}

// The plain one, until a game's own is here.
export function themeOf(game: string): Theme {
  return registry.loaded[game] ?? plain().theme;
}

// If it cannot be had, the game is played with the plain one.
export function fetchTheme(game: string): Promise<void> {
  const wanted = registry.themes[game];
  if (wanted === undefined) return Promise.resolve();
  const known = registry.pending.get(game);
  if (known !== undefined) return known;
  const keep = (theme: Theme): void => {
    registry.loaded = { ...registry.loaded, [game]: theme };
  };
  const fetching = wanted().then(keep, () => keep(plain().theme));
  registry.pending.set(game, fetching);
  return fetching;
}

// The rules are read without pictures where these cannot be had.
export async function fetchPictures(game: string): Promise<Pictures> {
  return (await registry.pictures[game]?.().catch(() => NO_PICTURES)) ?? NO_PICTURES;
}
