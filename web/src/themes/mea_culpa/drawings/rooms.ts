// The view through the open door of a room: a picture for each card of the House, on a square of
// 100, and one for each suite.

import { DENS } from "./dens";
import { GOODS } from "./goods";
import { MASON } from "./people";
import { cuts, discs, flip, oval, placed, scallops, star, type Drawing, type Stroke } from "./pen";

const ARROW = "M10 70C6 34 34 10 62 20L64 8L92 32L58 46L60 34C44 30 28 44 28 70Z";
const CROWN = "M14 46L8 14L26 26L38 6L50 24L62 6L74 26L92 14L86 46C64 38 36 38 14 46Z";
const TIARA = "M26 48C20 26 34 6 50 0C66 6 80 26 74 48C60 42 40 42 26 48Z";

// A letter lying open, its seal below.
function letter(y: number): Stroke[] {
  return [
    ["paper", `M22 ${y}H78V${y + 44}H22Z`],
    ["hair", `M30 ${y + 9}H70M30 ${y + 16}H70M30 ${y + 23}H70`],
    ["tint", scallops(50, y + 34, 12, 12, 9, 1.9)],
  ];
}

function coins(r: number, ...places: (readonly [number, number])[]): Stroke[] {
  return places.flatMap(([x, y]): Stroke[] => [
    ["gilt", `${oval(x, y, r, r * 0.62)}`],
    ["hair", `${oval(x, y, r * 0.66, r * 0.4)}`],
  ]);
}

// A soul, head over heels.
function falling(x: number, y: number): Drawing {
  const soul: Drawing = [
    ["red", "M30 30C40 12 62 -2 92 0C84 6 92 14 84 20C92 28 80 32 82 40C72 40 62 50 44 48Z"],
    ["line", "M42 44L44 64M32 32L12 30M96 18L106 14M92 38L102 38"],
    ["skin", oval(30, 46, 17, 17)],
    ["solid", `${discs(3, [23, 46], [33, 51])}${oval(25, 57, 3.4, 3)}`],
    ["line", "M20 40L26 39M34 43L38 47"],
  ];
  return placed(soul, x, y, 0.72);
}

// Stones of sin, two of them.
const PAIR: Stroke[] = [
  [
    "deep",
    "M16 88C14 78 24 72 34 74C44 76 48 84 44 92C40 99 18 99 16 88ZM52 90C50 80 60 74 70 76C80 78 86 86 82 93C77 99 54 99 52 90Z",
  ],
  [
    "light",
    "M22 84C24 79 30 78 34 79C29 80 26 82 24 87ZM58 86C60 81 66 80 70 81C65 82 62 84 60 89Z",
  ],
];

export const ROOMS: Record<string, Drawing> = {
  // The crown, and what it gives.
  "emperor-letter": [
    ["gilt", CROWN],
    ["red", discs(4, [29, 36], [71, 36])],
    ["blue", discs(4.4, [50, 33])],
    ...letter(52),
  ],
  // The tiara, and the Letter with the keys.
  "pope-letter": [
    ["paper", TIARA],
    [
      "gilt",
      "M26 49L23 37L34 41L42 34L50 40L58 34L66 41L77 37L74 49C60 43 40 43 26 49ZM27 28L30 18L40 22L50 15L60 22L70 18L73 28C60 24 40 24 27 28Z",
    ],
    ["paper", "M22 54H78V98H22Z"],
    ["gilt", scallops(50, 76, 17, 17, 10, 1.9)],
    [
      "solid",
      "M42 66A4 4 0 1 1 46 71L57 84L60 82L62 85L55 89L53 87L55 86L44 73ZM58 66A4 4 0 1 0 54 71L43 84L40 82L38 85L45 89L47 87L45 86L56 73Z",
    ],
  ],
  // Down three steps, and down five.
  "three-steps": [
    ["stone", "M2 40H28V58H54V76H80V98H2Z"],
    ["light", "M5 43H25V47H5ZM31 61H51V65H31ZM57 79H77V83H57Z"],
    ["flame", "M80 98C74 88 82 80 80 68C90 74 90 82 91 86C94 82 94 78 93 74C102 82 102 92 96 98Z"],
    ["cut", cuts(7, [4, 98, 78, 98], 3, -13, 2.4)],
    ...falling(28, -2),
  ],
  "five-steps": [
    ["stone", "M0 22H14V37H28V52H42V67H56V82H70V98H0Z"],
    ["light", "M3 25H12V28H3ZM17 40H26V43H17ZM31 55H40V58H31ZM45 70H54V73H45Z"],
    ["flame", "M62 98C54 84 68 72 64 54C76 62 78 72 78 78C84 72 84 64 82 58C96 70 100 84 96 98Z"],
    ["glow", "M72 98C68 90 76 84 76 76C82 82 82 88 82 90C85 88 86 84 86 80C92 88 92 94 90 98Z"],
    ["cut", cuts(7, [4, 98, 60, 98], 3, -18, 2.4)],
    ...falling(24, -4),
  ],
  // The sign of a Den, with two stones for it.
  lust: [...placed(DENS["lust"] ?? [], 16, 2, 0.68), ...PAIR],
  greed: [...placed(DENS["greed"] ?? [], 16, 0, 0.72), ...PAIR],
  // The mason is sent from one site to another.
  "move-crew": [
    ["gilt", "M8 40C10 14 46 0 72 14L78 4L94 30L62 34L67 24C48 14 28 22 24 42Z"],
    ...placed(MASON, 20, 36, 0.62),
    ["line", "M2 98H98"],
  ],
  // A mason comes out of the hut.
  "new-crew": [
    ["brown", "M14 40H86V98H14Z"],
    ["gilt", "M50 2L100 42L92 50L50 20L8 50L0 42Z"],
    ["night", "M26 98V52H74V98Z"],
    ["hair", "M14 56H26M14 70H26M14 84H26M74 56H86M74 70H86M74 84H86"],
    ...placed(MASON, 24, 46, 0.52),
  ],
  // The Pope's stone is carried to another Den.
  "pope-stone": [
    ["gilt", ARROW],
    ["paper", "M22 72C22 56 40 48 58 50C76 52 88 64 86 78C84 92 70 98 52 97C34 97 22 88 22 72Z"],
    ["gilt", "M51 54H57V60H65V65H57V70H69V75H57V93H51V75H39V70H51V65H43V60H51Z"],
    ["cut", cuts(8, [86, 72, 64, 95], -12, -3, 2)],
  ],
  // A hand in the basket.
  good: [
    ...placed(GOODS["bread"] ?? [], 2, 30, 0.5),
    ...placed(GOODS["wine"] ?? [], 46, 12, 0.52),
    ["brown", "M4 58H96L84 98H16Z"],
    ["hair", "M8 70H92M12 84H88M22 58L28 98M40 58L42 98M60 58L58 98M78 58L72 98"],
    [
      "skin",
      "M30 -2H50L48 18C56 22 58 30 54 44C52 48 48 46 48 42L48 34L45 46C43 50 39 48 39 44L40 34L35 42C32 45 29 43 30 39L32 24Z",
    ],
    ["tint", "M26 -4H54V8H26Z"],
  ],
  // A knife at the strings of a purse.
  steal: [
    ["line", "M50 0C46 10 48 20 50 30M58 0C60 10 60 20 58 30"],
    ["brown", "M42 40C24 50 18 70 26 86C32 98 72 98 78 86C86 70 80 50 64 40Z"],
    ["brown", "M38 26C46 32 60 32 68 26L64 38H42Z"],
    ["gilt", "M36 36H70V43H36Z"],
    ["gilt", discs(12, [52, 68])],
    ["line", "M47 64C49 60 56 60 56 65C56 68 52 68 50 68C54 68 58 69 57 73C56 77 49 77 47 73"],
    ["stone", "M98 6L60 26L50 20C64 14 78 2 90 -2Z"],
    ["brown", "M98 6L90 -2L100 -10L108 0Z"],
    ["skin", "M84 -8C92 -12 104 -8 106 2C106 10 98 16 92 12Z"],
    ["cut", cuts(8, [81, 60, 74, 90], -13, -1, 2.2)],
  ],
  "three-taler": coins(21, [28, 76], [72, 76], [50, 48]),
  "five-taler": coins(18, [20, 82], [50, 84], [80, 82], [36, 58], [66, 58]),
  "seven-taler": [
    ["brown", "M12 30C16 12 84 12 88 30L92 46H8Z"],
    ["line", "M30 18L26 44M70 18L74 44"],
    ...coins(15, [17, 84], [39, 88], [62, 88], [84, 84], [28, 66], [52, 68], [75, 66]),
  ],
  // All the keys there are.
  "any-room": [
    ["gilt", "M50 2A26 26 0 1 1 49.9 2ZM50 12A16 16 0 1 0 50.1 12Z"],
    ["gilt", "M46 50H54V88H66V94H60V98H46Z"],
    ["gilt", "M34 46L41 50L22 82L32 88L29 93L24 90L21 95L9 88Z"],
    ["gilt", flip("M34 46L41 50L22 82L32 88L29 93L24 90L21 95L9 88Z")],
    ["cut", cuts(6, [74, 20, 62, 50], -8, -2, 2)],
  ],
  // The Letter that is rarest, on a cushion.
  "yellow-letter": [
    ["red", "M6 70C20 76 80 76 94 70C98 82 98 88 94 98C80 92 20 92 6 98C2 88 2 82 6 70Z"],
    ["gilt", `${discs(5, [5, 70], [95, 70], [5, 97], [95, 97])}`],
    ["paper", "M24 4H76V74H24Z"],
    ["gilt", "M24 4H76V14H24Z"],
    ["hair", "M32 22H68M32 29H68M32 36H68"],
    ["gilt", scallops(50, 55, 18, 18, 10, 1.9)],
    ["solid", star(50, 55, 4, 11, 3.4, 45)],
  ],
};
