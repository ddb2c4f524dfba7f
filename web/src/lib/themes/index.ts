export { coverOf, drawnGames, fetchPictures, fetchTheme, isDrawn, isLoaded, register, themeOf } from "./registry.svelte";
export type { Folders } from "./registry.svelte";
export type { Cover, Pictures, Theme } from "./types";
