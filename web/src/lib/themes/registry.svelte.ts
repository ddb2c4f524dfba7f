// The themes by game. `src/themes` finds the folders and registers them. A theme is fetched when a
// table of its game is opened, because all themes together would be most of the first load. A game
// without a theme uses the plain one, which shows every scene.

import type { Cover, Pictures, Theme } from "./types";

type Fetch<Part> = () => Promise<Part>;

// The files of a folder of themes by path, as `import.meta.glob` finds them.
export interface Folders {
  themes: Record<string, Fetch<Theme>>;
  pictures: Record<string, Fetch<Pictures>>;
  covers: Record<string, Cover>;
}

// The folder name is the key of the game.
function byGame<Part>(files: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(
    Object.entries(files).map(([path, part]) => [path.split("/").at(-2) ?? "", part]),
  );
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

// Register the themes of these folders; `plain` is used for every game without a theme.
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

// Return the games that have a theme.
export function themedGames(): string[] {
  return Object.keys(registry.themes);
}

export function hasTheme(game: string): boolean {
  return game in registry.themes;
}

export function coverOf(game: string): Cover {
  return registry.covers[game] ?? plain().cover;
}

// Return whether a table of this game can be drawn with its own theme.
export function isLoaded(game: string): boolean {
  return !hasTheme(game) || game in registry.loaded;
}

// Return the theme of a game; the plain one until it is loaded.
export function themeOf(game: string): Theme {
  return registry.loaded[game] ?? plain().theme;
}

// Fetch a theme. If that fails, the game uses the plain one.
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

// Fetch the illustrations of a game's rules. If that fails, the rules have none.
export async function fetchPictures(game: string): Promise<Pictures> {
  return (await registry.pictures[game]?.().catch(() => NO_PICTURES)) ?? NO_PICTURES;
}
