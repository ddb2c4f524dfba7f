// The three monarchs: the bust, for their card and their reign, and the badge of the reign.

import { crown, FACE, features, LONG_FACE, pearls, ruff } from "./heads";
import { around, disc, discs, petals, rays, scallops, star, type Drawing } from "./pen";

// Elizabeth's standing collar: lace all around the head.
const LACE = Array.from({ length: 17 }, (_, place) =>
  around(50, 58, 42, -112 + place * 14)
    .map((value) => value.toFixed(1))
    .join(" "),
);
const COLLAR = `M38 76L${LACE.join("A6 6 0 0 1 ")}L62 76Z`;

const MARY: Drawing = [
  ["deep", "M50 14C26 14 22 36 24 54C25 70 20 82 12 96H88C80 82 75 70 76 54C78 36 74 14 50 14Z"],
  ["tint", "M4 100C6 86 18 80 30 76H70C82 80 94 86 96 100Z"],
  ["paper", "M34 70L30 90H70L66 70C58 78 42 78 34 70Z"],
  ["paper", FACE],
  ...features(1, -1.4),
  ["deep", "M35 42C36 31 44 29 50 27C56 29 64 31 65 42C68 28 60 21 50 21C40 21 32 28 35 42Z"],
  ["tint", "M27 50C24 28 34 13 50 13C66 13 76 28 73 50L67 46C68 32 61 22 50 22C39 22 32 32 33 46Z"],
  ["paper", pearls(46, 30, 70, -27, 10, 2.3)],
  ["gilt", crown(50, 15, 34)],
  ["solid", discs(1.6, [50, 12], [42, 11.5], [58, 11.5])],
  ["line", "M38 78C42 84 58 84 62 78M30 90H70"],
  ["gilt", "M48 82H52V86H56V90H52V97H48V90H44V86H48Z"],
  [
    "hair",
    "M24 90C28 82 30 72 30 62M76 90C72 82 70 72 70 62M14 97C16 92 19 88 24 86M86 97C84 92 81 88 76 86M36 84V88M64 84V88",
  ],
];

const ELIZABETH: Drawing = [
  ["paper", COLLAR],
  ["hair", rays(50, 58, 24, 41, 31, -110, 110)],
  ["tint", "M2 100C4 86 20 80 36 76L50 84L64 76C80 80 96 86 98 100Z"],
  ["paper", "M36 74L50 98L64 74C56 78 44 78 36 74Z"],
  [
    "brown",
    "M50 14C36 14 26 20 27 34C26 42 29 50 34 52C32 42 36 32 42 30C46 29 48 30 50 32C52 30 54 29 58 30C64 32 68 42 66 52C71 50 74 42 73 34C74 20 64 14 50 14Z",
  ],
  [
    "paper",
    LONG_FACE.replace(
      "C64 27 58 22 50 22C42 22 36 27 36 38Z",
      "C64 30 58 25 50 31C42 25 36 30 36 38Z",
    ),
  ],
  ...features(-0.3, 1, 43),
  ["gilt", crown(50, 17, 32)],
  ["paper", `${pearls(19, 32, 68, 3, 8, 2.3)}${disc(50, 28, 3)}`],
  ["paper", `${pearls(75, 36, 64, 9, 7, 2.2)}${discs(2.4, [33.5, 54], [66.5, 54])}`],
  ["gilt", petals(50, 92, 5, 6.5, 32)],
  [
    "hair",
    "M31 30C33 26 36 24 38 25M31 38C33 34 36 32 38 33M69 30C67 26 64 24 62 25M69 38C67 34 64 32 62 33M42 21C44 24 44 26 42 28M58 21C56 24 56 26 58 28M16 96L30 84M30 98L36 86M84 96L70 84M70 98L64 86",
  ],
];

const JAMES: Drawing = [
  ["deep", "M34 56C30 46 30 36 34 30H66C70 36 70 46 66 56Z"],
  ["tint", "M4 100C6 86 20 78 38 74H62C80 78 94 86 96 100Z"],
  ...ruff(75, 28, 9),
  ["paper", LONG_FACE],
  ...features(0, -1, 42),
  [
    "brown",
    "M38 54C38 66 44 74 50 82C56 74 62 66 62 54C59 60 57 58 55 57C52 55 48 55 45 57C43 58 41 60 38 54ZM46 60C48 62 52 62 54 60C52 59 48 59 46 60Z",
  ],
  ["deep", "M31 30C29 14 36 4 50 4C64 4 71 14 69 30Z"],
  ["gilt", "M30 24C42 28 58 28 70 24L70 32H30Z"],
  ["deep", "M18 34C28 27 72 27 82 34C74 40 60 35 50 35C40 35 26 40 18 34Z"],
  ["paper", "M64 26C64 8 74 -2 88 2C84 4 86 8 90 9C84 10 86 16 88 18C80 18 74 22 70 28Z"],
  ["gilt", star(62, 26, 6, 6, 3)],
  ["line", "M18 88C34 96 66 96 82 88"],
  [
    "gilt",
    `${discs(2.8, [24, 91], [34, 94], [66, 94], [76, 91], [43, 95.5], [57, 95.5])}${disc(50, 96, 4.6)}`,
  ],
  [
    "hair",
    "M36 18C37 12 41 8 46 8M70 22C74 12 80 8 86 6M44 66L49 76M56 66L51 76M12 97C14 92 17 88 22 86M88 97C86 92 83 88 78 86",
  ],
];

export const MONARCHS: Record<string, Drawing> = {
  "mary-i": MARY,
  "elizabeth-i": ELIZABETH,
  "james-i": JAMES,
};

// A pomegranate, a rose, a thistle.
export const BADGES: Record<string, Drawing> = {
  mary: [
    [
      "deep",
      "M50 92C42 96 30 96 24 88C34 84 44 84 50 92ZM50 92C58 96 70 96 76 88C66 84 56 84 50 92Z",
    ],
    [
      "gilt",
      "M50 20C76 20 86 40 82 58C78 76 64 86 50 88C36 86 22 76 18 58C14 40 24 20 50 20ZM38 22L32 2L44 10L50 2L56 10L68 2L62 22Z",
    ],
    ["tint", "M50 34C60 38 64 50 62 60C60 70 54 76 50 78C46 76 40 70 38 60C36 50 40 38 50 34Z"],
    ["paper", discs(3.6, [50, 44], [45, 52], [55, 52], [50, 60], [44, 64], [56, 64], [50, 70])],
    ["hair", "M26 44C24 54 28 66 36 74M32 36C28 46 28 58 34 68M74 44C76 54 72 66 64 74"],
  ],
  elizabeth: [
    [
      "leaf",
      [36, 108, 180, 252, 324]
        .map((way) => star(...around(50, 50, 30, way), 3, 15, 6, way))
        .join(""),
    ],
    ["tint", petals(50, 50, 5, 38, 33)],
    ["paper", petals(50, 50, 5, 21, 32, 36)],
    ["gilt", disc(50, 50, 8)],
    ["solid", discs(1.3, [50, 46], [46.5, 52], [53.5, 52], [50, 50])],
  ],
  james: [
    [
      "leaf",
      "M50 98C48 82 34 70 12 72L20 64L8 58L22 54L14 44C32 46 46 56 50 72C54 56 68 46 86 44L78 54L92 58L80 64L88 72C66 70 52 82 50 98Z",
    ],
    ["tint", "M34 34L24 4L38 16L42 2L50 14L58 2L62 16L76 4L66 34Z"],
    ["leaf", scallops(50, 46, 18, 17, 13, 2)],
    [
      "hair",
      "M36 40L64 54M35 48L58 60M64 40L36 54M65 48L42 60M40 34L62 44M60 34L38 44M44 14L46 28M50 18V28M56 14L54 28",
    ],
  ],
};
