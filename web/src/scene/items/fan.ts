// The layout of a fan of cards: it shows as much of each card as there is room for.

export interface Spot {
  // The width it takes in the row, in pixels; the next card covers the rest.
  width: number;
  // Its turn in degrees, and its drop as a part of its height.
  turn: number;
  drop: number;
  // Whether the row in front covers its lower half.
  covered: boolean;
}

// The visible width of a card, in pixels, that a finger needs, and that is enough for cards nobody
// chooses from.
const FINGER = 46;
const EYE = 15;
const GAP = 6;
const SPREAD = 16;

// Both measures are rounded; a row that is slightly too long would wrap.
const HAIR = 2;

// Return the spots of `count` cards of `card` pixels in `space` pixels; none before anything is
// measured.
export function fanned(count: number, space: number, card: number, close = false): Spot[] {
  if (card <= 0 || space <= 0 || count === 0) return [];
  const room = space - HAIR;
  const fits = Math.max(1, Math.floor((room - card) / (close ? EYE : FINGER)) + 1);
  const rows = Math.min(2, Math.ceil(count / fits));
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, place) => spot(place, count, inRow, rows, room, card));
}

function spot(
  place: number,
  count: number,
  inRow: number,
  rows: number,
  room: number,
  card: number,
): Spot {
  const row = Math.floor(place / inRow);
  const here = row === rows - 1 ? count - row * inRow : inRow;
  const within = place - row * inRow;
  const step = inRow > 1 ? Math.min(card + GAP, Math.floor((room - card) / (inRow - 1))) : card;
  const aside = within - (here - 1) / 2;
  const turned = rows === 1 && step < card;
  return {
    width: within === here - 1 ? card : step,
    turn: turned ? round((aside * SPREAD) / Math.max(6, here)) : 0,
    drop: turned ? round(aside * aside * (SPREAD / Math.max(6, here)) * 0.22) : 0,
    covered: row < rows - 1,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
