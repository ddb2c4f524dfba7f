// Small signs in one colour, each one path in a box of 40: suits, religions, properties and effects
// of cards. Holes are cut with `evenodd`.

import { stamp } from "../../../ui/art/paths/geometry";
import { disc, discs, petals, star } from "../emblems/pen";

export const SUIT_SIGNS: Record<string, string> = {
  // A lily, a mitre, a tower, an ear of wheat, a star that spins.
  nobles:
    "M20 1C25 7 26 12 23 19C26 13 31 9 36 13C41 18 37 26 31 24C33 21 32 18 29 19C26 20 25 23 25 25H30V29H25C25 33 27 36 30 39H10C13 36 15 33 15 29H10V25H15C15 23 14 20 11 19C8 18 7 21 9 24C3 26 -1 18 4 13C9 9 14 13 17 19C14 12 15 7 20 1Z",
  clergy:
    "M20 1C30 8 36 17 35 28C25 25 15 25 5 28C4 17 10 8 20 1ZM18 9V13H14V16H18V22H22V16H26V13H22V9ZM5 31C15 28 25 28 35 31V36C25 33 15 33 5 36Z",
  townsfolk:
    "M5 2H12V8H16V2H24V8H28V2H35V17H32L34 38H24V30C24 25 16 25 16 30V38H6L8 17H5ZM18 14V20H22V14Z",
  peasants:
    "M19 39V30C12 31 8 27 8 21C14 21 18 24 19 28V22C12 23 8 19 8 13C14 13 18 16 19 20V14C15 11 15 5 20 0C25 5 25 11 21 14V20C22 16 26 13 32 13C32 19 28 23 21 22V28C22 24 26 21 32 21C32 27 28 31 21 30V39Z",
  wild: [0, 60, 120, 180, 240, 300]
    .map((way) => stamp("M0 0C-9 -3 -10 -13 0 -20C0 -14 3 -11 8 -10C5 -8 3 -4 0 0Z", [20, 20], way))
    .join(""),
};

// Worn by cards of the monarch's religion.
export const CROWN = "M3 34L0 10L11 20L20 4L29 20L40 10L37 34ZM5 36H35V40H5Z";

export const RELIGION_SIGNS: Record<string, string> = {
  // A cross, a book, a ring.
  catholic: "M16 0H24L23 10L34 9V18L23 17L25 40H15L17 17L6 18V9L17 10Z",
  protestant:
    "M2 7C9 3 15 4 19 8V34C15 30 9 29 2 33ZM38 7C31 3 25 4 21 8V34C25 30 31 29 38 33ZM5 12L15 13V15.5L5 14.5ZM5 18L15 19V21.5L5 20.5ZM35 12L25 13V15.5L35 14.5ZM35 18L25 19V21.5L35 20.5Z",
  neutral: `${disc(20, 20, 17)}${disc(20, 20, 10)}`,
  // As printed, where no monarch reigns.
  prevailing: CROWN,
};

// A heart aflame, with room for a number; a coin.
export const HEART =
  "M20 39C6 29 1 22 3 14C5 7 14 6 18 12C15 8 18 5 17 0C22 3 23 6 22 9C24 7 24 5 24 3C27 6 27 9 24 11C29 6 36 8 37 14C39 22 34 29 20 39Z";
export const COIN = star(20, 20, 16, 20, 17.6);

const SKULL =
  "M20 1C30 1 36 8 36 17C36 23 33 26 30 28V34H27V30H25V36H21.5V31H18.5V36H15V30H13V34H10V28C7 26 4 23 4 17C4 8 10 1 20 1ZM8.5 18A5 5.4 0 1 0 18.5 18A5 5.4 0 1 0 8.5 18ZM21.5 18A5 5.4 0 1 0 31.5 18A5 5.4 0 1 0 21.5 18ZM20 22L17.4 27H22.6Z";
const PURSE = `M13 2C17 5 23 5 27 2L25 9H15ZM14 11H26C34 18 39 26 36 33C33 40 7 40 4 33C1 26 6 18 14 11Z${disc(20, 25, 7)}${disc(20, 25, 4.2)}`;
const FLAME =
  "M20 40C8 40 3 31 7 22C9 25 11 26 13 25C10 17 16 12 15 4C21 7 22 13 23 17C26 15 27 11 26 7C33 14 32 20 31 23C33 22 34 20 34 18C40 29 33 40 20 40ZM20 36C25 36 27 30 23 25C22 28 20 28 19 26C15 30 14 36 20 36Z";
const TURN =
  "M20 3C29 3 35 9 37 16L40 14L38 26L27 21L31 19C29 13 25 9 20 9C16 9 13 11 11 14L5 11C9 6 14 3 20 3ZM20 37C11 37 5 31 3 24L0 26L2 14L13 19L9 21C11 27 15 31 20 31C24 31 27 29 29 26L35 29C31 34 26 37 20 37Z";
const BROKEN =
  "M18 39C6 29 1 22 3 14C5 7 13 5 18 11L14 18L21 24L16 30ZM22 38C34 29 39 22 37 14C35 7 27 5 22 10L19 17L26 23L21 30Z";
const AXE =
  "M17 17H23V40H17ZM23 14C30 14 34 12 38 8C40 17 39 25 36 31C32 28 28 26 23 26ZM4 1L9 5L13 0L17 5L21 1L20 11H5Z";

export const EFFECT_SIGNS: Record<string, readonly string[]> = {
  taxes: [PURSE],
  piety: [HEART],
  taxes_piety: [PURSE, HEART],
  kill: [SKULL],
  condemn: [FLAME],
  convert: [TURN],
  lose_piety: [BROKEN],
  royal_execution: [AXE],
};

// A hammer crossed with dividers.
export const GUILD =
  "M5 4L13 1L22 10L18 14L36 34L32 38L13 19L9 23L1 14ZM27 2H31L32 9L38 36L35 37L29 17L14 37L10 35L26 9Z";

// Any card: one upon another.
export const ALL =
  "M2 9L19 3L21 8H9L14 34L10 35ZM12 10H34C36 10 37 11 37 13V37C37 39 36 40 34 40H14C12 40 12 39 12 37ZM24.5 17L18 25L24.5 33L31 25Z";
export const MOST = "M20 2L36 20H26V38H14V20H4Z";
export const LEAST = "M20 38L36 20H26V2H14V20H4Z";
export const TAKES = "M2 20L16 8V15H38V25H16V32Z";
export const RANK = star(20, 20, 5, 20, 8);

// What happens to a card in the trick.
export const MARK_SIGNS: Record<string, string> = {
  led: "M6 0H11V40H6ZM13 2L38 6L28 14L38 22L13 24Z",
  winning:
    "M18 38C8 36 2 28 2 18C2 12 4 6 8 2C7 6 8 9 10 11C6 13 6 16 8 18C10 17 12 18 13 20C10 21 9 23 11 26C13 25 15 26 16 28C14 29 14 32 18 34ZM22 38C32 36 38 28 38 18C38 12 36 6 32 2C33 6 32 9 30 11C34 13 34 16 32 18C30 17 28 18 27 20C30 21 31 23 29 26C27 25 25 26 24 28C26 29 26 32 22 34Z",
  acting: star(20, 20, 8, 20, 9),
  chosen: `${disc(20, 20, 19)}${disc(20, 20, 13)}${disc(20, 20, 6)}`,
  converted: TURN,
  fallen: SKULL,
};

// The rose of the Tudors, on the back.
export const ROSE = {
  outer: petals(0, 0, 5, 40, 33),
  inner: petals(0, 0, 5, 22, 32, 36),
  seeds: discs(1.7, [0, -4], [3.8, -1.2], [2.4, 3.2], [-2.4, 3.2], [-3.8, -1.2]),
};
