// How large cards are, worked out here rather than by container queries: with one on every card and plate, the browser worked out
// styles nine times a frame instead of twice (measured with eight seats: 7.8 ms a frame against 5.2).

// As app.css has it.
const REM = 17;
const CARD = 5 / 7;

const within = (least: number, value: number, most: number): number => Math.round(Math.max(least * REM, Math.min(value, most * REM)));

// The height of a card in one's hand on a screen of this height.
export function handHeight(tall: number, narrow: boolean, middling: boolean): number {
  if (narrow) return within(4.4, tall * 0.105, 6.4);
  return within(5.4, tall * (middling ? 0.125 : 0.158), 9);
}

// The height of a card in the pile, on a stage of this height: its name stands above, who laid it below, perhaps a remark.
export function pileHeight(stage: number, narrow: boolean, remarks: boolean): number {
  if (remarks) return within(4.4, stage - 9.4 * REM, 9.6);
  return narrow ? within(3.8, stage - 6 * REM, 8) : within(5.2, stage - 7.4 * REM, 9.6);
}

// How much of a card is drawn: everything, all but its name, only its sign.
export function cardSize(height: number): "full" | "small" | "tiny" {
  const width = height * CARD;
  if (width < 80) return "tiny";
  return width < 104 ? "small" : "full";
}
