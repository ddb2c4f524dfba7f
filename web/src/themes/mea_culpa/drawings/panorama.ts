// The parts of the backdrop: the gold ground with rays and clouds, the town, the rock and the fire.
// Each is a band that repeats sideways, so that it fills any width without stretching.

import { at, beams } from "./pen";

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export const RAYS = beams(0, 0, 60, 1900, 41, 60, 300, 1.1);

// The pattern punched into gold leaf: lozenges with a dot.
export const LEAF = "M14 0L28 14L14 28L0 14ZM14 12.6A1.4 1.4 0 1 0 14.1 12.6Z";

// A bank of clouds, 480 wide: its lower edge, and the curls inside of it.
const PUFFS = [52, 34, 60, 40, 30, 56, 44, 64, 36, 64];
const ends = PUFFS.map((_, place) => PUFFS.slice(0, place).reduce((sum, wide) => sum + wide, 0));
export const CLOUDS = {
  edge: `M0 8${PUFFS.map((wide, place) => `a${wide / 2} ${wide * 0.34} 0 0 0 ${wide} ${place % 2 ? -4 : 4}`).join("")}`,
  curls: PUFFS.map(
    (wide, place) =>
      `M${(ends[place] ?? 0) + wide * 0.3} 8c2 9 15 9 16 1c0 -6 -10 -6 -10 0c0 3 5 4 6 1`,
  ).join(""),
};

// Houses in a row, 900 wide, standing on 0: their walls, roofs and windows.
interface Town {
  walls: string;
  roofs: string;
  windows: string;
  timber: string;
}

function street(seed: number, low: number, high: number, narrow: number, wide: number): Town {
  const roll = dice(seed);
  const town: Town = { walls: "", roofs: "", windows: "", timber: "" };
  let x = 0;
  while (x < 900) {
    const width = Math.min(900 - x, narrow + roll() * (wide - narrow));
    const broad = 900 - x - width < narrow ? 900 - x : width;
    house(town, roll, x, broad, low + roll() * (high - low));
    x += broad;
  }
  return town;
}

function house(town: Town, roll: () => number, x: number, width: number, tall: number): void {
  const peak = tall + width * (0.4 + roll() * 0.35);
  town.walls += `M${at(x, 0)}V${Math.round(-tall)}H${Math.round(x + width)}V0Z`;
  town.roofs +=
    roll() < 0.6
      ? `M${at(x - 4, -tall)}L${at(x + width / 2, -peak)}L${at(x + width + 4, -tall)}Z`
      : `M${at(x - 4, -tall)}L${at(x + 7, -tall - 22)}H${Math.round(x + width - 7)}L${at(x + width + 4, -tall)}Z`;
  const rows = Math.max(1, Math.floor(tall / 26));
  for (let row = 0; row < rows; row += 1) {
    const y = -tall + 9 + row * 25;
    town.timber += `M${at(x, y - 4)}H${Math.round(x + width)}`;
    for (let place = x + 9; place < x + width - 13; place += 19)
      if (roll() < 0.72) town.windows += `M${at(place, y)}h8v11h-8Z`;
  }
  if (roll() < 0.4) town.timber += `M${at(x, 0)}L${at(x + width / 2, -tall)}L${at(x + width, 0)}`;
}

export const FAR = street(11, 40, 78, 34, 62);
export const NEAR = street(5, 22, 44, 52, 96);

// Towers that stand out above the far roofs, and the wall before them.
export const TOWERS =
  "M96 0V-140H92V-152H100V-146H108V-152H116V-146H124V-152H132V-140H128V0ZM560 0V-122H588V0ZM554 -122L574 -176L594 -122ZM770 0V-130H766V-142H774V-136H782V-142H790V-136H798V-142H806V-130H802V0Z";

// Cobbles, 120 by 24.
export const COBBLES =
  "M4 12C6 4 24 4 26 12M30 10C32 3 52 3 54 10M58 12C60 4 80 4 82 12M86 11C88 3 112 3 114 11M16 24C18 16 38 16 40 24M44 23C46 15 68 15 70 23M74 24C76 16 96 16 98 24";

// The edge of the ground, 480 wide, and below it strata, bones and roots.
export const EDGE =
  "M0 14C40 4 70 20 110 12C160 2 200 20 250 12C300 4 330 20 380 12C420 6 450 16 480 14";
export const STRATA =
  "M0 60C80 44 150 78 240 60C330 42 400 76 480 60M0 130C90 150 150 112 240 130C330 148 390 114 480 130M40 90l14 6m-10 8l12 -16M300 100c6 -8 18 -8 20 2c1 6 -3 8 -3 12h-12c0 -4 -6 -8 -5 -14m6 1h3m5 0h3M150 30c4 14 -6 20 0 34M180 26c-2 10 8 16 4 26M400 26c6 14 -4 22 4 34M0 200C100 180 160 220 240 200C320 180 400 218 480 200";

const tongue = (x: number, y: number, tall: number, wide: number, lean: number): string =>
  `C${at(x + wide * 0.1, y - tall * 0.4)} ${at(x + wide * 0.15 + lean, y - tall * 0.6)} ${at(x + wide * 0.1 + lean, y - tall)}C${at(x + wide * 0.7 + lean, y - tall * 0.65)} ${at(x + wide * 0.9, y - tall * 0.3)} ${at(x + wide, y)}`;

// Tongues of fire, 480 wide, their feet on 120.
function fire(seed: number, foot: number, low: number, high: number): string {
  const roll = dice(seed);
  return `M0 124V${foot}${Array.from({ length: 16 }, (_, place) => tongue(place * 30, foot, low + roll() * (high - low), 30, roll() * 8 - 4)).join("")}V124Z`;
}
export const FIRES = [fire(3, 84, 30, 78), fire(8, 98, 20, 54), fire(21, 110, 12, 34)] as const;

// Sparks that fly up.
const sparks = dice(41);
export const SPARKS = Array.from(
  { length: 26 },
  () => `M${at(sparks() * 480, 100 - sparks() * 96)}h0.01`,
).join("");
