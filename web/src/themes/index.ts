// Registers the themes. Every folder here is a theme, named after the key of its game. It has
//
//   index.ts      the theme, fetched with the first table of the game
//   cover.ts      the cover on the start page
//   pictures.ts   the illustrations of its rules, fetched with them
//   e2e.ts        how the browser tests play it
//
// Nothing else imports a theme, and a theme imports no other.

import { register, type Cover, type Pictures, type Theme } from "../lib/themes";
import theme from "./plain";
import cover from "./plain/cover";

register(
  { theme, cover },
  {
    themes: import.meta.glob<Theme>(["./*/index.ts", "!./plain/*"], { import: "default" }),
    pictures: import.meta.glob<Pictures>("./*/pictures.ts", { import: "default" }),
    covers: import.meta.glob<Cover>(["./*/cover.ts", "!./plain/*"], {
      import: "default",
      eager: true,
    }),
  },
);
