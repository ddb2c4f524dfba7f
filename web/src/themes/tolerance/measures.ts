// How large things are on a felt of a certain size; worked out here rather than by container queries, which cost several times as much a frame.

export type Shape = "narrow" | "middling" | "wide";

export interface Measures {
  shape: Shape;
  // A phone on its side: the table on the left, on the right what is asked and the hand.
  split: boolean;
  // Heights, in pixels: a card in the hand, the card on top of one's own piles, a pile in little, those of one's own bar.
  hand: number;
  pile: number;
  chip: number;
  bar: number;
}

const LOW = 440;
const NARROW = 600;
const WIDE = 880;
const CARD = 5 / 7;

const within = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));

export function measures(width: number, height: number): Measures {
  if (height < LOW && width > height) return { shape: "narrow", split: true, hand: within(72, height * 0.27, 104), pile: 60, chip: 22, bar: 28 };
  const split = false;
  if (width < NARROW) {
    const short = height < 660;
    return { shape: "narrow", split, hand: within(82, height * 0.148, 126), pile: 60, chip: short ? 23 : 28, bar: short ? 34 : 42 };
  }
  const pile = within(66, height * 0.124, 140);
  if (width < WIDE) return { shape: "middling", split, hand: within(104, height * 0.165, 150), pile: within(60, height * 0.1, 92), chip: 30, bar: 36 };
  return { shape: "wide", split, hand: within(112, height * 0.205, 210), pile, chip: within(30, height * 0.046, 48), bar: 40 };
}

// The height of the cards on one's own board, where table and board together have so much; it is larger where there is room.
export function ownPile(usual: number, height: number): number {
  const HEAD = 92;
  return within(40, (height - HEAD) / 2, usual);
}

// The height of a card of a trick of so many, in a box of this size; who played it is written beneath.
export function trickHeight(width: number, height: number, count: number): number {
  const GAP = 10;
  const CAPTION = 38;
  return within(40, Math.min((height - CAPTION) * 0.94, (width / Math.max(3, count) - GAP) / CARD), 230);
}
