import { around, circle, fringe, oval, rays, steps, type Sign } from "../pen";

const SPREAD = steps(-106, 106, 11);
const BETWEEN = steps(-95.4, 95.4, 10);
const eyes = (r: number, away = 41): string =>
  SPREAD.map((angle) => circle(...around(50, 56, away, angle), r)).join("");

// A peacock that shows itself.
export const pride: Sign = [
  ["tint", "M50 60L3 74C-8 28 20 1 50 1C80 1 108 28 97 74z"],
  ["hair", rays(50, 56, 50, 16, BETWEEN, 0.6) + rays(50, 56, 34, 16, SPREAD, 0.6)],
  ["cut", rays(50, 56, 49, 30, BETWEEN, 3.5) + rays(50, 56, 31, 12, steps(-100, 100, 22), 1.8)],
  ["gilt", eyes(7.4)],
  ["deep", eyes(4)],
  ["solid", eyes(2, 40)],
  ["line", "M42 92L39 98M44 98L33 98M58 92L61 98M56 98L67 98"],
  [
    "deep",
    "M50 95C31 95 26 80 32 68C38 57 44 55 43 42C42 31 58 31 57 42C56 55 62 57 68 68C74 80 69 95 50 95z",
  ],
  [
    "cut",
    fringe(
      [
        [58, 52],
        [62, 62],
        [76, 74],
        [64, 91],
      ],
      12,
      -8,
      0,
      1.8,
    ),
  ],
  ["line", "M42 74C45 78 48 78 50 74C52 78 55 78 58 74"],
  [
    "hair",
    "M38 82C41 86 45 86 48 82C51 86 55 86 58 82M42 89C45 92 48 92 51 89C53 92 56 92 58 90M46 66C48 69 52 69 54 66M47 60C48.5 62 51.5 62 53 60",
  ],
  ["gilt", "M44 44L50 55L56 44z"],
  ["solid", oval(46.2, 39.5, 1.7, 2.2)],
  ["solid", oval(53.8, 39.5, 1.7, 2.2)],
  ["line", "M50 33L50 25M48 33L43.5 26M52 33L56.5 26"],
  ["solid", circle(50, 22.5, 2.6) + circle(42.5, 24, 2.6) + circle(57.5, 24, 2.6)],
];
