// Three churches in a box of 200 by 180, with the ground at 170: the finished nave, the spire, and
// the lines on the ground before the building starts. Each has its own style.

import { cuts, discs, oval, type Drawing } from "./pen";

export interface Church {
  nave: Drawing;
  spire: Drawing;
  // The outline of what is not built yet, of the nave and of the spire.
  plan: readonly [string, string];
  // Left, right and top of the scaffolding, for the nave and for the spire.
  scaffold: readonly [readonly [number, number, number], readonly [number, number, number]];
  paint: readonly [tint: string, deep: string];
}

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y + h}V${y}C${x - w} ${y - w * 1.3} ${x + w} ${y - w * 1.3} ${x + w} ${y}V${y + h}Z`;
const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y + h}V${y}C${x - w} ${y - w} ${x - w / 2} ${y - w * 1.6} ${x} ${y - w * 2.2}C${x + w / 2} ${y - w * 1.6} ${x + w} ${y - w} ${x + w} ${y}V${y + h}Z`;
const cross = (x: number, y: number): string =>
  `M${x - 1.4} ${y}H${x + 1.4}V${y + 4}H${x + 5}V${y + 7}H${x + 1.4}V${y + 15}H${x - 1.4}V${y + 7}H${x - 5}V${y + 4}H${x - 1.4}Z`;

export const CHURCHES: Record<string, Church> = {
  // Round arches, an apse, one strong tower.
  left: {
    nave: [
      ["tint", "M34 170V124C34 112 18 108 12 116C6 122 4 130 4 138V170Z"],
      ["deep", "M2 130C4 112 14 104 34 104V124C24 120 14 122 2 130Z"],
      ["tint", "M28 170V104H130V170Z"],
      ["deep", "M20 106L38 68H122L136 106Z"],
      [
        "hair",
        "M34 80H126M30 88H130M26 97H133M46 68L42 80M62 68V80M78 68V80M94 68V80M110 68L112 80M38 88L36 97M54 80V88M70 80V88M86 80V88M102 80V88M118 80L120 88M50 97L49 106M66 88V97M82 88V97M98 88V97",
      ],
      [
        "night",
        `${arch(46, 126, 5, 18)}${arch(66, 126, 5, 18)}${arch(86, 126, 5, 18)}${arch(14, 138, 4, 16)}`,
      ],
      ["brown", arch(113, 142, 9, 28)],
      [
        "line",
        "M28 114C33 108 38 108 43 114C48 108 53 108 58 114C63 108 68 108 73 114C78 108 83 108 88 114C93 108 98 108 103 114C108 108 113 108 118 114C122 109 126 109 130 114",
      ],
      ["cut", cuts(7, [128, 124, 128, 166], -8, 1, 2)],
    ],
    spire: [
      ["tint", "M130 170V66H176V170Z"],
      ["deep", "M124 68L153 16L182 68Z"],
      ["gilt", cross(153, 2)],
      ["line", "M130 88H176M130 112H176M130 136H176"],
      [
        "night",
        `${arch(145, 74, 5, 10)}${arch(161, 74, 5, 10)}${arch(145, 98, 5, 10)}${arch(161, 98, 5, 10)}${arch(153, 122, 5, 10)}`,
      ],
      ["brown", arch(153, 150, 8, 20)],
      [
        "cut",
        `${cuts(12, [175, 72, 175, 166], -11, 1, 2.2)}${cuts(7, [178, 62, 156, 24], -13, 4, 2)}`,
      ],
    ],
    plan: ["M4 168V138C4 122 12 106 34 104L38 68H122L136 106V168", "M130 168V66L153 16L176 66V168"],
    scaffold: [
      [36, 96, 118],
      [126, 180, 72],
    ],
    paint: ["#ddb981", "#9c4a2c"],
  },
  // Pointed arches, a rose, and two spires that race each other.
  middle: {
    nave: [
      ["tint", "M66 170V104L100 62L134 104V170Z"],
      ["deep", "M60 106L100 54L140 106L134 110L100 68L66 110Z"],
      ["gilt", cross(100, 42)],
      ["blue", oval(100, 104, 14, 14)],
      ["line", "M100 90V118M86 104H114M90 94L110 114M110 94L90 114"],
      ["paper", oval(100, 104, 4.4, 4.4)],
      ["tint", "M72 170V150L78 132L100 122L122 132L128 150V170Z"],
      ["brown", lancet(100, 150, 12, 20)],
      ["line", "M100 124V170M76 150H84M116 150H124"],
      ["night", `${lancet(74, 122, 3.4, 10)}${lancet(126, 122, 3.4, 10)}`],
      ["cut", cuts(9, [133, 112, 133, 150], -8, 1, 2)],
    ],
    spire: [
      ["tint", "M34 170V76H66V170ZM134 170V76H166V170Z"],
      ["deep", "M30 78L50 18L70 78ZM130 78L150 18L170 78Z"],
      ["gilt", `${cross(50, 2)}${cross(150, 2)}`],
      [
        "tint",
        "M28 80L31 64L34 80ZM66 80L69 64L72 80ZM128 80L131 64L134 80ZM166 80L169 64L172 80Z",
      ],
      ["line", "M34 102H66M134 102H166M34 132H66M134 132H166"],
      [
        "night",
        `${lancet(43, 90, 3.6, 8)}${lancet(57, 90, 3.6, 8)}${lancet(143, 90, 3.6, 8)}${lancet(157, 90, 3.6, 8)}${lancet(50, 116, 4.4, 10)}${lancet(150, 116, 4.4, 10)}`,
      ],
      ["brown", `${lancet(50, 156, 7, 14)}${lancet(150, 156, 7, 14)}`],
      ["light", "M48 34L50 26L51 40L50 70L44 74ZM148 34L150 26L151 40L150 70L144 74Z"],
      [
        "cut",
        `${cuts(10, [165, 84, 165, 166], -9, 1, 2)}${cuts(10, [65, 84, 65, 166], -8, 1, 2)}${cuts(6, [168, 72, 153, 30], -9, 4, 1.8)}${cuts(6, [68, 72, 53, 30], -9, 4, 1.8)}`,
      ],
    ],
    plan: ["M66 168V104L100 54L134 104V168", "M34 168V76L50 18L66 76M134 76L150 18L166 76V168"],
    scaffold: [
      [70, 130, 116],
      [130, 172, 82],
    ],
    paint: ["#ece3cc", "#51677f"],
  },
  // Columns and a gable; then a dome, and a bell tower beside it.
  right: {
    nave: [
      ["tint", "M44 170V110H176V170Z"],
      ["deep", "M38 110L66 82H154L182 110Z"],
      ["tint", "M76 170V108H144V170Z"],
      ["tint", "M70 108L110 80L150 108Z"],
      ["red", oval(110, 98, 6, 6)],
      [
        "paper",
        "M80 112H87V166H80ZM98 112H105V166H98ZM115 112H122V166H115ZM133 112H140V166H133ZM74 107H146V113H74ZM74 164H146V170H74Z",
      ],
      ["brown", arch(110, 142, 5, 22)],
      ["night", `${arch(60, 132, 5, 16)}${arch(160, 132, 5, 16)}`],
      [
        "cut",
        `${cuts(8, [175, 116, 175, 166], -9, 1, 2)}${cuts(6, [178, 108, 158, 88], -10, 2, 2)}`,
      ],
    ],
    spire: [
      ["tint", "M80 84V66H140V84Z"],
      ["leaf", "M76 68C74 40 92 26 110 22C128 26 146 40 144 68Z"],
      ["line", "M94 67C92 48 100 32 108 24M126 67C128 48 120 32 112 24M110 67V24"],
      ["paper", "M104 24V12H116V24Z"],
      ["gilt", "M102 13L110 4L118 13Z"],
      ["gilt", cross(110, -8)],
      ["night", discs(3.6, [90, 76], [103, 76], [117, 76], [130, 76])],
      ["tint", "M12 170V62H38V170Z"],
      ["paper", "M12 84H38V90H12ZM12 112H38V118H12ZM12 140H38V146H12Z"],
      ["deep", "M8 64L25 26L42 64Z"],
      ["gilt", cross(25, 12)],
      [
        "night",
        `${arch(20, 74, 3, 6)}${arch(31, 74, 3, 6)}${arch(25, 102, 4, 6)}${arch(25, 130, 4, 6)}`,
      ],
      ["light", "M84 60C84 46 90 38 97 33C91 42 90 52 90 64H85Z"],
      ["cut", `${cuts(10, [37, 68, 37, 166], -7, 1, 2)}${cuts(8, [144, 62, 122, 30], -10, 3, 2)}`],
    ],
    plan: [
      "M44 168V110L66 82H154L176 110V168",
      "M80 82V66C76 40 92 26 110 22C128 26 146 40 140 66V82M12 168V62L25 26L38 62V168",
    ],
    scaffold: [
      [80, 140, 120],
      [8, 42, 72],
    ],
    paint: ["#e8c6ac", "#a5583c"],
  },
};

// Poles, planks and a ladder.
export function scaffolding([left, right, top]: readonly [number, number, number]): string {
  const poles = [left, (left + right) / 2, right].map((x) => `M${x} 170V${top - 8}`).join("");
  const planks = Array.from(
    { length: Math.floor((166 - top) / 20) + 1 },
    (_, place) => `M${left - 4} ${top + place * 20}H${right + 4}`,
  ).join("");
  return `${poles}${planks}M${left} ${top + 20}L${right} ${top}`;
}
