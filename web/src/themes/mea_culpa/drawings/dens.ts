// The three Dens: the sign of each on a square of 100, and the mouth of its cave in a box of 220 by 150.

import { beams, cuts, discs, oval, type Drawing } from "./pen";

export const DENS: Record<string, Drawing> = {
  // A burning heart.
  lust: [
    ["flame", "M28 38C16 26 30 18 27 2C40 10 42 20 43 26C50 18 46 8 50 -6C58 6 64 16 59 28C66 24 68 16 67 8C80 18 84 30 72 42Z"],
    ["glow", "M40 36C38 30 44 26 44 18C50 24 50 28 50 32C54 28 56 24 55 20C62 26 62 32 60 38Z"],
    ["red", "M50 98C20 78 6 62 10 46C14 30 38 28 50 46C62 28 86 30 90 46C94 62 80 78 50 98Z"],
    ["light", "M20 50C22 42 31 39 36 43C29 45 25 50 24 58C19 58 19 54 20 50Z"],
    ["cut", cuts(10, [91, 52, 60, 90], -17, -3, 2.4)],
  ],
  // A purse that cannot be filled.
  greed: [
    ["brown", "M36 34C14 46 4 66 10 82C16 98 84 98 90 82C96 66 86 46 64 34Z"],
    ["brown", "M30 8C42 16 58 16 70 8L63 27H37Z"],
    ["gilt", "M32 26H68V36H32Z"],
    ["gilt", discs(17, [50, 66])],
    ["line", "M50 54V78M42 60C46 56 56 56 58 60M42 72C46 76 56 76 58 72"],
    ["cut", cuts(9, [92, 60, 84, 92], -15, -1, 2.4)],
  ],
  // A mouse at the cheese.
  "petty-sins": [
    ["gilt", "M50 52L98 70V94H42V66Z"],
    ["light", "M45 70L95 74V78H45Z"],
    ["brown", `${oval(82, 86, 5, 4)}${oval(60, 88, 4, 3.4)}`],
    ["stone", "M52 84C60 64 52 42 34 40C14 38 2 56 4 76C5 86 10 92 18 94H48Z"],
    ["stone", `${oval(38, 34, 13, 14)}`],
    ["skin", `${oval(38, 35, 7, 8)}`],
    ["stone", "M50 40C62 42 72 52 72 60C66 66 52 66 44 60C38 54 42 42 50 40Z"],
    ["solid", `${discs(3, [56, 50])}${discs(3.4, [72, 58])}`],
    ["line", "M18 94C4 98 -4 90 -2 78M60 62C64 66 68 70 72 70M62 56L84 48M64 59L86 58"],
  ],
};

// A round hollow grown about with briars; a maw; three little holes that are one.
export const MOUTHS: Record<string, { mouth: string; over: string; ink: "rock" | "briar" }> = {
  lust: {
    mouth: "M34 138C16 104 34 56 110 54C186 56 204 104 186 138C150 146 70 146 34 138Z",
    over: "M22 140C10 96 34 46 110 44C186 46 210 96 198 140M24 112L10 108M28 84L14 76M48 62L40 48M78 50L76 36M142 50L144 36M172 62L180 48M192 84L206 76M196 112L210 108M34 98L46 100M60 62L66 74M160 62L154 74M186 98L174 100",
    ink: "briar",
  },
  greed: {
    mouth: "M20 136C18 92 48 52 110 52C172 52 202 92 200 136C150 148 70 148 20 136Z",
    over: "M26 96C34 70 56 54 84 52L78 84L68 58L58 90L50 66L42 102L36 84ZM194 96C186 70 164 54 136 52L142 84L152 58L162 90L170 66L178 102L184 84ZM92 52H128L122 70L116 54L110 78L104 54L98 70ZM40 140L50 112L58 142ZM180 140L170 112L162 142ZM84 145L90 130L96 145ZM136 145L130 130L124 145Z",
    ink: "rock",
  },
  "petty-sins": {
    mouth: "M12 136C8 106 24 86 48 86C58 86 62 88 66 92C66 66 84 54 110 54C136 54 154 66 154 92C158 88 162 86 172 86C196 86 212 106 208 136C150 147 70 147 12 136Z",
    over: "M66 92C68 100 66 108 62 114M154 92C152 100 154 108 158 114",
    ink: "rock",
  },
};

export const ROCK = "M2 150C-2 118 6 96 18 76C18 54 34 44 48 40C58 18 84 6 110 6C136 6 162 18 172 40C186 44 202 54 202 76C214 96 222 118 218 150Z";
export const ROCK_CUTS = `${cuts(9, [212, 100, 198, 62], -12, 3, 3)}${cuts(7, [190, 48, 160, 28], -6, 12, 3)}${cuts(5, [22, 80, 40, 50], 8, 6, 2)}`;
export const EMBERS = beams(110, 150, 6, 60, 9, -70, 70, 4);
