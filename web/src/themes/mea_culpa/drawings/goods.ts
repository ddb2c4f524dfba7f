// What is sold at the market, on a square of 100.

import { cuts, discs, oval, star, type Drawing } from "./pen";

export const GOODS: Record<string, Drawing> = {
  // A loaf with three slashes in its crust.
  bread: [
    ["brown", "M4 66C2 40 22 20 50 20C78 20 98 40 96 66C95 80 82 84 50 84C18 84 5 80 4 66Z"],
    ["glow", "M12 60C12 42 30 28 50 28C60 28 70 31 76 36C62 34 50 36 40 42C28 48 20 58 18 70C14 68 12 66 12 60Z"],
    ["paper", "M30 32C20 40 20 56 27 66C36 58 38 42 30 32ZM51 26C41 36 41 56 49 68C58 58 60 38 51 26ZM72 32C64 40 62 54 69 66C79 58 81 42 72 32Z"],
    ["cut", cuts(9, [94, 52, 84, 82], -15, -2, 2.4)],
    ["hair", "M14 74C30 79 60 80 80 76"],
  ],
  // A round-bellied flask with its cup.
  wine: [
    ["tint", "M36 4H54V10H52V30C52 36 74 46 74 70C74 88 62 96 45 96C28 96 16 88 16 70C16 46 38 36 38 30V10H36Z"],
    ["light", "M26 62C28 54 34 48 38 45C34 54 32 64 33 74C27 74 25 68 26 62Z"],
    ["gilt", "M38 15H52V24H38Z"],
    ["cut", cuts(11, [73, 62, 60, 92], -17, -3, 2.4)],
    ["paper", "M62 54H96C96 70 90 76 82 77V90C88 91 92 93 92 97H66C66 93 70 91 76 90V77C68 76 62 70 62 54Z"],
    ["tint", "M65 59H93C92 68 88 72 79 72C70 72 66 68 65 59Z"],
  ],
  // A bolt of cloth, its end thrown over.
  cloth: [
    ["tint", "M10 34L66 12C78 8 92 16 94 30C95 40 90 48 82 51L28 74Z"],
    ["tint", "M10 34C24 40 30 54 28 74C26 86 32 92 40 94H8C2 82 4 44 10 34Z"],
    ["paper", "M66 12C78 8 92 16 94 30C95 40 90 48 82 51C72 50 66 42 64 32C63 24 63 16 66 12Z"],
    ["line", "M85 42C78 42 73 37 72 30C72 24 77 20 82 22C87 24 88 31 84 33C81 34 79 31 80 28"],
    ["gilt", "M22 29L30 26C40 34 44 50 42 68L34 71C36 54 32 38 22 29Z"],
    ["cut", cuts(8, [44, 66, 80, 51], -3, -14, 2.2)],
    ["cut", cuts(6, [27, 66, 34, 92], -11, -1, 2)],
  ],
  // A cut stone in its setting of light.
  jewel: [
    ["tint", "M22 22H78L98 44L50 96L2 44Z"],
    ["paper", "M22 22L34 44L2 44ZM50 22L66 44H34Z"],
    ["light", "M37 47H48L49 84Z"],
    ["line", "M2 44H98M22 22L34 44L50 96L66 44L78 22M34 44L50 22L66 44"],
    ["cut", cuts(7, [95, 46, 60, 84], -22, -1, 2)],
    ["glow", star(80, 14, 4, 14, 3.4)],
  ],
  // The stone that is exchanged for a Letter: a sealed letter cut into it.
  indulgence: [
    ["stone", "M12 30C16 14 36 6 56 8C78 10 94 24 96 46C98 70 82 92 54 94C26 96 6 82 4 58C3 48 8 40 12 30Z"],
    ["light", "M16 44C18 28 34 16 52 16C40 22 26 32 22 50C20 54 15 52 16 44Z"],
    ["paper", "M24 34H76V72H24Z"],
    ["line", "M24 34L50 56L76 34"],
    ["red", discs(11, [50, 58])],
    ["light", "M48 51H52V56H57V60H52V66H48V60H43V56H48Z"],
    ["cut", cuts(12, [96, 52, 62, 92], -14, -4, 2.4)],
  ],
  // What the stones are drawn from.
  bag: [
    ["brown", "M34 30C14 44 2 66 8 84C12 97 88 97 92 84C98 66 86 44 66 30Z"],
    ["brown", "M30 8C40 14 60 14 70 8C72 16 68 24 66 30H34C32 24 28 16 30 8Z"],
    ["gilt", "M30 27H70V34H30Z"],
    ["line", "M66 33C74 38 76 46 72 52M40 12L42 24M50 13V24M60 12L58 24M40 36C34 46 30 56 30 64M60 36C66 46 70 56 70 64"],
    ["solid", `${oval(50, 68, 13, 13)}`],
    ["glow", `${oval(50, 68, 9, 9)}`],
    ["cut", cuts(10, [92, 62, 84, 94], -16, -2, 2.4)],
  ],
};

// Each in its own colours: what is dyed with `tint`.
export const GOODS_PAINT: Record<string, readonly [tint: string, deep: string]> = {
  bread: ["#b9772f", "#6d421a"],
  wine: ["#8c1d3b", "#4c0c1e"],
  cloth: ["#b05a94", "#66305a"],
  jewel: ["#7fc0d8", "#2c6e8c"],
  indulgence: ["#8f897c", "#57524a"],
};
