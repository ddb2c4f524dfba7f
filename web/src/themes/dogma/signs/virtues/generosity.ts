import { circle, fringe, type Sign } from "../pen";

const coin = (x: number, y: number, r: number): Sign => [
  ["gilt", circle(x, y, r)],
  ["hair", circle(x, y, r * 0.74)],
  ["line", `M${x} ${y - r * 0.4}L${x} ${y + r * 0.4}M${x - r * 0.4} ${y}L${x + r * 0.4} ${y}`],
];

// An open hand.
export const generosity: Sign = [
  ...coin(55, 11, 12),
  ...coin(34, 36, 12),
  ...coin(70, 38, 12),
  [
    "paper",
    "M18 60C28 51 38 53 46 59C54 62 63 60 69 63C74 67 71 74 64 74L92 59C99 56 104 64 97 70C85 81 70 94 54 95C40 96 28 94 18 92z",
  ],
  ["line", "M64 74C57 75 50 75 43 73"],
  ["line", "M88 62C90 65 90 67 89 70M80 66C82 69 82 72 81 75M72 70C74 73 74 76 73 79"],
  [
    "cut",
    fringe(
      [
        [22, 92.5],
        [44, 97],
        [70, 94],
        [96, 70],
      ],
      22,
      3,
      -10,
      2,
    ),
  ],
  ["hair", "M28 60C33 58 38 59 42 62M30 66C34 64 38 65 41 67"],
  ["tint", "M0 53L16 55C18 68 18 84 16 96L0 98z"],
  [
    "cut",
    fringe(
      [
        [1, 58],
        [1, 70],
        [1, 84],
        [1, 96],
      ],
      11,
      9,
      0.5,
      1.8,
    ),
  ],
  ["paper", "M15 54L22 55C25 68 25 84 22 95L15 96C17 84 17 68 15 54z"],
];
