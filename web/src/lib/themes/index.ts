export {
  coverOf,
  themedGames,
  fetchPictures,
  fetchTheme,
  hasTheme,
  isLoaded,
  register,
  themeOf,
} from "./registry.svelte";
export type { Folders } from "./registry.svelte";
export type { Cover, Pictures, Theme } from "./types";
