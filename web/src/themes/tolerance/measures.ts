// The sizes on a table of a certain size, computed here instead of with container queries, which
// cost several times as much per frame.

export type Shape = "narrow" | "middling" | "wide";

export interface Measures {
  shape: Shape;
  // A phone in landscape: the table on the left, prompt and hand on the right.
  split: boolean;
  // Heights in pixels: a card in the hand, the top card of the viewer's piles, a small pile, a pile
  // of the viewer's bar.
  hand: number;
  pile: number;
  chip: number;
  bar: number;
}

const LOW = 440;
const NARROW = 600;
const WIDE = 880;
const CARD = 5 / 7;

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

export function measures(width: number, height: number): Measures {
  if (height < LOW && width > height)
    return {
      shape: "narrow",
      split: true,
      hand: within(72, height * 0.27, 104),
      pile: 60,
      chip: 22,
      bar: 28,
    };
  const split = false;
  if (width < NARROW) {
    const short = height < 660;
    return {
      shape: "narrow",
      split,
      hand: within(82, height * 0.148, 126),
      pile: 60,
      chip: short ? 23 : 28,
      bar: short ? 34 : 42,
    };
  }
  const pile = within(66, height * 0.124, 140);
  if (width < WIDE)
    return {
      shape: "middling",
      split,
      hand: within(104, height * 0.165, 150),
      pile: within(60, height * 0.1, 92),
      chip: 30,
      bar: 36,
    };
  return {
    shape: "wide",
    split,
    hand: within(112, height * 0.205, 210),
    pile,
    chip: within(30, height * 0.046, 48),
    bar: 40,
  };
}

// Return the height of the cards on the viewer's board, from the height of table and board
// together.
export function ownPile(usual: number, height: number): number {
  const HEAD = 92;
  return within(40, (height - HEAD) / 2, usual);
}

// Return the height of a card in a trick of `count` cards, in a box of this size; the player's name
// is below it.
export function trickHeight(width: number, height: number, count: number): number {
  const GAP = 10;
  const CAPTION = 38;
  return within(
    40,
    Math.min((height - CAPTION) * 0.94, (width / Math.max(3, count) - GAP) / CARD),
    230,
  );
}
