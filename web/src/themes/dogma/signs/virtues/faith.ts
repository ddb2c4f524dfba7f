import { circle, fringe, rays, steps, type Sign } from "../pen";

const SPOKES: Record<"up" | "left" | "right", [number, number][]> = {
  up: [
    [0, -5.5],
    [-6.5, 2],
    [6.5, 2],
  ],
  left: [
    [-5.5, 0],
    [2, -6.5],
    [2, 6.5],
  ],
  right: [
    [5.5, 0],
    [-2, -6.5],
    [-2, 6.5],
  ],
};
const trefoil = (x: number, y: number, turn: keyof typeof SPOKES): string =>
  SPOKES[turn].map(([dx, dy]) => circle(x + dx, y + dy, 5)).join("");
const quarters = (angles: number[]): number[] =>
  [0, 90, 180, 270].flatMap((turn) => angles.map((angle) => angle + turn));

// A cross in glory.
export const faith: Sign = [
  ["glow", rays(50, 36, 4, 48, quarters([22, 45, 68]), 14)],
  [
    "cut",
    rays(50, 36, 16, 42, quarters(steps(33, 57, 2)), 1.8) +
      rays(50, 36, 14, 38, quarters([14, 28, 40, 50, 62, 76]), 1.1),
  ],
  ["tint", trefoil(50, 8, "up") + trefoil(18, 36, "left") + trefoil(82, 36, "right")],
  [
    "tint",
    "M42 9L58 9L58 28L81 28L81 44L58 44L58 84L71 90L71 99L29 99L29 90L42 84L42 44L19 44L19 28L42 28z",
  ],
  ["line", "M50 16L50 19M50 52L50 82M26 36L33 36M67 36L74 36"],
  [
    "hair",
    "M46 13L46 22M54 13L54 22M23 32L38 32M23 40L38 40M62 32L77 32M62 40L77 40M46 52L46 84M33 94.5L67 94.5",
  ],
  [
    "cut",
    fringe(
      [
        [57.5, 47],
        [57.5, 59],
        [57.5, 71],
        [57.5, 83],
      ],
      16,
      -6,
      1.5,
      1.5,
    ) +
      fringe(
        [
          [70, 90],
          [70.5, 94],
          [70.5, 96],
          [70.5, 98.5],
        ],
        4,
        -9,
        -0.5,
        1.3,
      ),
  ],
  ["paper", "M50 23L63 36L50 49L37 36z"],
  ["hair", "M50 28L58 36L50 44L42 36z"],
  ["gilt", circle(50, 36, 5)],
];
