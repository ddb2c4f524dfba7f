// The sizes on a table of a certain size, computed here instead of with container queries: with
// those, style and layout of a busy table took five times as long (measured: 34 ms against 7 ms per
// frame).

export type Shape = "narrow" | "middling" | "wide";

export interface Measures {
  shape: Shape;
  // A phone in landscape: the table on the left, prompt and hand on the right.
  split: boolean;
  // Heights, in pixels.
  hand: number;
  force: number;
  edicts: number;
  pile: number;
}

const LOW = 440;
const NARROW = 640;
const WIDE = 880;
const CARD = 5 / 7;

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

export function measures(width: number, height: number): Measures {
  if (height < LOW && width > height)
    return {
      shape: "narrow",
      split: true,
      hand: within(80, height * 0.32, 116),
      force: 58,
      edicts: 58,
      pile: 58,
    };
  const split = false;
  if (width < NARROW)
    return {
      shape: "narrow",
      split,
      hand: within(104, height * 0.17, 140),
      force: 62,
      edicts: 62,
      pile: 62,
    };
  const pile = within(48, height * 0.09, 76);
  if (width < WIDE)
    return {
      shape: "middling",
      split,
      hand: within(116, height * 0.22, 190),
      force: within(150, height * 0.26, 240),
      edicts: 106,
      pile,
    };
  return {
    shape: "wide",
    split,
    hand: within(116, height * 0.23, 196),
    force: within(150, height * 0.32, 300),
    edicts: within(96, height * 0.2, 168),
    pile,
  };
}

// Return the height of a card in a trick, in a box of this size.
export function trickHeight(width: number, height: number): number {
  return within(60, Math.min(height * 0.56, width * 0.39), 190);
}

// Return the height of the Edicts to choose from, side by side.
export function rowHeight(width: number, height: number, count: number): number {
  const each = (width - 14 * (count + 1)) / Math.max(3, count);
  return within(84, Math.min(height * 0.94, each / CARD), 330);
}

// Return how much fits on a card of this height; the faces cannot measure themselves.
export function cardSize(height: number): string {
  return height * CARD < 112 ? "small" : "full";
}

export function edictSize(height: number): string {
  const width = height * CARD;
  if (width < 92) return "tiny";
  if (width < 150) return "small";
  return width < 190 ? "fair" : "full";
}
