// The vine on a card, from the initial along three sides: the higher the card, the longer the vine.

import type { Point } from "../../../ui/art/paths/geometry";
import { vine, type Vine } from "../../../ui/art/paths/vines";

const WAY: Point[] = [
  [84, 31],
  [206, 31],
  [217, 34],
  [220, 44],
  [220, 306],
  [217, 316],
  [206, 319],
  [88, 319],
];
const HIGHEST = 9;
const known = new Map<string, Vine>();

export function vineFor(number: string): Vine {
  const found = known.get(number) ?? vine(WAY, (Number(number) + 0.6) / (HIGHEST + 0.6));
  known.set(number, found);
  return found;
}
