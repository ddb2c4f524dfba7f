// The sizes of cards, computed here instead of with container queries: with a query on every card
// the browser computed styles nine times per frame instead of twice (measured with eight seats: 7.8
// ms per frame against 5.2).

// As in app.css.
const REM = 17;
const CARD = 5 / 7;

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least * REM, Math.min(value, most * REM)));

// Return the height of a card in the hand, for a screen of this height.
export function handHeight(tall: number, narrow: boolean, middling: boolean): number {
  if (narrow) return within(4.4, tall * 0.105, 6.4);
  return within(5.4, tall * (middling ? 0.125 : 0.158), 9);
}

// Return the height of a card in the pile, for a stage of this height. The name stands above the
// pile, the owner below, perhaps a remark.
export function pileHeight(stage: number, narrow: boolean, remarks: boolean): number {
  if (remarks) return within(4.4, stage - 9.4 * REM, 9.6);
  return narrow ? within(3.8, stage - 6 * REM, 8) : within(5.2, stage - 7.4 * REM, 9.6);
}

// Return how much of a card is drawn: everything, all but its name, or only its sign.
export function cardSize(height: number): "full" | "small" | "tiny" {
  const width = height * CARD;
  if (width < 80) return "tiny";
  return width < 104 ? "small" : "full";
}
