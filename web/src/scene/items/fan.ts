// How cards are held: where each one stands, so that as much of it is seen as there is room for.

export interface Spot {
  // How much of the row it takes, in pixels; the next card lies on what is beyond.
  width: number;
  // Degrees, and a part of its height.
  turn: number;
  drop: number;
  // Whether a row in front lies over its lower half.
  covered: boolean;
}

// As much of a card as a finger must be able to hit; and as an eye must see, of cards that nobody chooses from.
const FINGER = 46;
const EYE = 15;
const GAP = 6;
const SPREAD = 16;

// Both measures come rounded; a row that is a hair too long would break.
const HAIR = 2;

// `count` cards, each `card` pixels wide, in `space` pixels. Before anything is measured there are no spots.
export function fanned(count: number, space: number, card: number, close = false): Spot[] {
  if (card <= 0 || space <= 0 || count === 0) return [];
  const room = space - HAIR;
  const fits = Math.max(1, Math.floor((room - card) / (close ? EYE : FINGER)) + 1);
  const rows = Math.min(2, Math.ceil(count / fits));
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, place) => spot(place, count, inRow, rows, room, card));
}

function spot(place: number, count: number, inRow: number, rows: number, room: number, card: number): Spot {
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
