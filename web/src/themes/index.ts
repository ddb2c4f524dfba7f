// Finds the themes: every folder here is one, and its name is the key of its game. A theme has
//
//   index.ts      how its tables look, fetched with the first of them
//   cover.ts      the lid of its box, which the start page shows at once
//   pictures.ts   the illustrations of its rules, fetched with them
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
    covers: import.meta.glob<Cover>(["./*/cover.ts", "!./plain/*"], { import: "default", eager: true }),
  },
);
