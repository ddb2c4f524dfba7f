// What is sold at the market, on a square of 100.

import { cuts, discs, oval, type Drawing } from "./pen";

export const GOODS: Record<string, Drawing> = {
  // A loaf with three slashes in its crust.
  bread: [
    ["brown", "M4 66C2 40 22 20 50 20C78 20 98 40 96 66C95 80 82 84 50 84C18 84 5 80 4 66Z"],
    [
      "glow",
      "M12 60C12 42 30 28 50 28C60 28 70 31 76 36C62 34 50 36 40 42C28 48 20 58 18 70C14 68 12 66 12 60Z",
    ],
    [
      "paper",
      "M30 32C20 40 20 56 27 66C36 58 38 42 30 32ZM51 26C41 36 41 56 49 68C58 58 60 38 51 26ZM72 32C64 40 62 54 69 66C79 58 81 42 72 32Z",
    ],
    ["cut", cuts(9, [94, 52, 84, 82], -15, -2, 2.4)],
    ["hair", "M14 74C30 79 60 80 80 76"],
  ],
  // A jug, and the cup beside it.
  wine: [
    ["tint", "M30 22C2 14 -6 58 18 66L22 56C10 50 12 30 30 32Z"],
    [
      "tint",
      "M24 6C34 10 46 10 62 4C60 12 54 16 53 22C52 32 66 46 66 70C66 87 56 96 40 96C24 96 14 87 14 70C14 46 28 32 27 22C26 16 22 12 24 6Z",
    ],
    ["gilt", "M27 26H53L55 34H25ZM16 60H64L66 68H14Z"],
    [
      "light",
      "M22 76C22 72 22 72 23 72C24 80 27 86 31 90C26 88 22 82 22 76ZM29 42C31 38 33 36 35 36C32 42 29 48 27 54H24C25 50 26 46 29 42Z",
    ],
    ["cut", cuts(10, [65, 60, 54, 92], -14, -3, 2.4)],
    [
      "gilt",
      "M58 52H98C98 70 92 76 83 78V88C90 89 94 92 94 97H62C62 92 66 89 73 88V78C64 76 58 70 58 52Z",
    ],
    ["tint", "M58 52C68 46 88 46 98 52C88 58 68 58 58 52Z"],
    ["cut", cuts(5, [97, 60, 88, 74], -11, -1, 2)],
  ],
  // A bolt of cloth, its end hanging down.
  cloth: [
    ["tint", "M14 18H80C70 22 68 58 80 62H14C2 58 2 22 14 18Z"],
    ["paper", oval(80, 40, 14, 22)],
    ["line", "M80 54C73 54 72 30 80 28C87 28 88 48 81 48C76 48 76 36 80 35C83 36 83 41 81 42"],
    ["deep", "M8 52C8 60 12 62 18 62H64V96C54 90 50 98 40 95C30 92 24 99 8 95Z"],
    ["tint", "M8 44C8 58 16 58 18 58H64V84C54 78 50 86 40 83C30 80 24 87 8 83Z"],
    ["gilt", "M8 66C24 72 28 62 40 67C50 71 54 62 64 67V74C54 69 50 78 40 74C28 69 24 79 8 74Z"],
    ["glow", "M14 26H66V30H14Z"],
    ["cut", `${cuts(6, [63, 62, 63, 90], -11, 0, 2.2)}${cuts(6, [30, 60, 66, 60], -2, -9, 2)}`],
  ],
  // A pendant: a blue stone in gold, with pearls.
  jewel: [
    ["line", "M50 16C34 2 14 2 2 10M50 16C66 2 86 2 98 10"],
    ["gilt", oval(50, 16, 8, 8)],
    [
      "gilt",
      "M50 20L62 32L82 34L84 54L96 62L84 70L76 86L60 84L50 99L40 84L24 86L16 70L4 62L16 54L18 34L38 32Z",
    ],
    ["tint", oval(50, 59, 22, 24)],
    ["line", "M38 44L50 52L62 44M50 52L38 70M50 52L62 70M38 70H62L50 82Z"],
    ["light", "M33 56C34 48 38 43 43 40L46 50L37 66C34 64 32 60 33 56Z"],
    ["paper", discs(5.4, [24, 42], [76, 42], [24, 76], [76, 76])],
    ["cut", cuts(6, [71, 60, 58, 80], -11, -2, 2)],
  ],
  // The stone that is exchanged for a Letter: a sealed roll cut into it.
  indulgence: [
    [
      "stone",
      "M12 30C16 14 36 6 56 8C78 10 94 24 96 46C98 70 82 92 54 94C26 96 6 82 4 58C3 48 8 40 12 30Z",
    ],
    ["light", "M14 46C16 28 34 15 52 15C38 21 24 32 20 52C18 56 13 54 14 46Z"],
    ["paper", "M30 24H68C78 24 78 36 70 36V68H32V36H30C22 36 22 24 30 24Z"],
    ["line", "M32 36H70M40 45H62M40 53H62"],
    ["red", "M44 66L38 88L50 82L62 88L56 66Z"],
    ["red", oval(50, 68, 12, 12)],
    ["light", "M48 61H52V66H57V70H52V76H48V70H43V66H48Z"],
    ["cut", cuts(12, [96, 52, 62, 92], -14, -4, 2.4)],
  ],
  // What the stones are drawn from.
  bag: [
    ["brown", "M34 30C14 44 2 66 8 84C12 97 88 97 92 84C98 66 86 44 66 30Z"],
    ["brown", "M30 8C40 14 60 14 70 8C72 16 68 24 66 30H34C32 24 28 16 30 8Z"],
    ["gilt", "M30 27H70V34H30Z"],
    [
      "line",
      "M66 33C74 38 76 46 72 52M40 12L42 24M50 13V24M60 12L58 24M40 36C34 46 30 56 30 64M60 36C66 46 70 56 70 64",
    ],
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
  jewel: ["#4f9fd0", "#1f5f8c"],
  indulgence: ["#8f897c", "#57524a"],
};
