// How much is drawn on a card. The layout sets it with `data-size`, because a face cannot measure
// itself, and container queries on every card would cost more than the cards (measured for the
// other games: 34 ms per frame against 7).

const CARD = 5 / 7;

export type Size = "full" | "small" | "tiny";

// For a card of this height in pixels: everything, all but the name, or only rank, suit, religion
// and emblem.
export function faceSize(height: number): Size {
  const width = height * CARD;
  if (width < 96) return "tiny";
  return width < 164 ? "small" : "full";
}
