// Signs in one colour on a square of 40: the seal of each Letter, and the mark of each seat.

import { oval, star } from "./pen";

export const SEALS: Record<string, string> = {
  // Crossed keys, a star, a cross, a clover.
  yellow:
    "M5 3L9 0L13 3L12 8L28 24L33 22L39 28L36 31L33 28L31 30L34 33L31 36L26 31L28 27L11 11L6 12L2 8ZM35 3L31 0L27 3L28 8L12 24L7 22L1 28L4 31L7 28L9 30L6 33L9 36L14 31L12 27L29 11L34 12L38 8Z",
  blue: star(20, 20, 8, 20, 8),
  red: "M14 0H26L24 14L40 13V27L24 26L26 40H14L16 26L0 27V13L16 14Z",
  green: `${oval(20, 10.5, 9.5, 9.5)}${oval(10, 23, 9.5, 9.5)}${oval(30, 23, 9.5, 9.5)}M17 20H23C22 29 24 34 28 40H21C19 35 17 30 17 20Z`,
};

export const WAX: Record<string, readonly [wax: string, dark: string, light: string]> = {
  yellow: ["#e2b13a", "#7a5408", "#4c3204"],
  blue: ["#2a5fa8", "#102f5c", "#9cc2ee"],
  red: ["#b02a20", "#5c0f0a", "#f0a090"],
  green: ["#2f7a50", "#11402a", "#9fd4b4"],
};

// A ring, a lozenge, a crescent, a chevron.
export const SIGNS: readonly string[] = [
  "M20 2A18 18 0 1 0 20.1 2ZM20 12A8 8 0 1 1 19.9 12Z",
  "M20 0L36 20L20 40L4 20Z",
  "M27 3A18 18 0 1 0 27 37A21 21 0 0 1 27 3Z",
  "M20 6L38 26V38L20 19L2 38V26Z",
];

const TINCTURES: readonly (readonly [tint: string, deep: string, light: string])[] = [
  ["#9c1f16", "#54100b", "#e58b7c"],
  ["#23589a", "#0f2d58", "#8fb6e4"],
  ["#2d7450", "#123c28", "#93c9aa"],
  ["#64429a", "#332057", "#bba3e0"],
];

export function tincture(seat: number): {
  tint: string;
  deep: string;
  light: string;
  sign: string;
} {
  const [tint, deep, light] = TINCTURES[seat % TINCTURES.length] ?? [
    "#45413a",
    "#221f1a",
    "#a09a8e",
  ];
  return { tint, deep, light, sign: SIGNS[seat % SIGNS.length] ?? "" };
}
