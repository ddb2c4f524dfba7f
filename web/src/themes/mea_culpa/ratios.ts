// Width divided by height of each kind of item.

import type { Item } from "../../lib/net/protocol";

export const RATIOS: Record<string, number> = {
  stone: 106 / 100,
  coin: 1,
  letter: 80 / 106,
  sin: 100 / 90,
  "pope-stone": 100 / 90,
  crew: 100 / 102,
  die: 1,
  post: 40 / 134,
  "lying-post": 134 / 40,
  soul: 100 / 136,
  character: 250 / 350,
  "small-character": 230 / 262,
  card: 250 / 350,
  room: 100 / 162,
  house: 600 / 240,
  building: 200 / 186,
  den: 220 / 150,
  stall: 200 / 160,
  chest: 240 / 150,
  screen: 208 / 162,
  hut: 160 / 110,
};

const OTHERS: Record<string, number> = {
  guess: 1,
  bonus: 1,
  bid: 2,
  supply: 80 / 106,
  endowment: 6.2,
  gift: 1,
  gate: 1,
};

// On the table the characters have no name ribbon.
export function ratio(item: Item): number {
  if (item.kind === "character") return RATIOS["small-character"] ?? 1;
  return RATIOS[item.kind] ?? OTHERS[item.kind] ?? 1;
}
