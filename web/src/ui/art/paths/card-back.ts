// The scrolls on a card's back: one quarter, mirrored into four.

import { beside, dot, ribbon, smooth, stamp, stations, type Point } from "./geometry";

// Return a spiral inwards around `centre`, counter-clockwise from the angle `start`.
function spiral(centre: Point, radius: number, start: number, turns: number): Point[] {
  const steps = Math.round(turns * 20);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = start - (step / 20) * 2 * Math.PI;
    const reach = radius * (1 - (step / steps) * 0.8);
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
  });
}

const STEMS: Point[][] = [
  [
    ...smooth(
      [
        [125, 124],
        [121, 104],
        [115, 88],
        [113, 76],
      ],
      6,
    ).slice(0, -1),
    ...spiral([78, 76], 35, 0, 1.75),
  ],
  [
    ...smooth(
      [
        [50, 78],
        [42, 96],
        [32, 114],
        [28, 134],
      ],
      6,
    ).slice(0, -1),
    ...spiral([56, 138], 28, Math.PI, 1.6),
  ],
  [
    ...smooth(
      [
        [80, 45],
        [70, 34],
        [58, 28],
        [46, 26],
      ],
      6,
    ).slice(0, -1),
    ...spiral([43, 42], 16, -Math.PI / 2, 1.5),
  ],
  [
    ...smooth(
      [
        [114, 82],
        [122, 64],
        [124, 50],
        [122, 42],
      ],
      6,
    ).slice(0, -1),
    ...spiral([110, 38], 12.5, 0, 1.4),
  ],
  [
    ...smooth(
      [
        [40, 162],
        [38, 170],
        [34, 176],
      ],
      6,
    ),
  ],
];

const LEAF = "M0 0C1.5 -4 6 -5.5 11 -2.5C8.5 1.5 4 2.5 0 0Z";
const scrolls = STEMS.map((stem) => ribbon(stem, (part) => 5 - 3 * part, 2));
const leaves = STEMS.flatMap((stem) =>
  stations(stem, 15)
    .slice(1, -2)
    .map((station, number) => {
      const side = number % 2 === 0 ? -1 : 1;
      return stamp(
        LEAF,
        beside(station, side * 1.5),
        (station.heading * 180) / Math.PI + side * 62,
      );
    }),
);
const eyes = STEMS.map((stem) => dot(stem.at(-1) ?? [0, 0], 4));

// The golden parts of one quarter, as one path.
export const SCROLLS = [...scrolls, ...leaves, ...eyes].join("");
