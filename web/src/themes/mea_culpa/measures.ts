// The sizes on a table of a certain size, in pixels, computed here instead of with container
// queries, which cost several times as much per frame.

import type { Item } from "../../lib/net/protocol";
import { ratio } from "./ratios";

export type Shape = "narrow" | "middling" | "wide";

export interface Measures {
  shape: Shape;
  // A phone in landscape: the board on the left; track, prompt and possessions on the right. The
  // board has two columns if there is room.
  split: boolean;
  columns: boolean;
  // Not narrow: the width of the track, and the rows of the board from the top. Narrow: the height
  // of the strip.
  track: number;
  sites: number;
  market: number;
  town: number;
  own: number;
  // The heights of a church, a character, a good, a held item, and an item in the chest.
  church: number;
  person: number;
  ware: number;
  held: number;
  kept: number;
}

const LOW = 480;
const NARROW = 700;
const COLUMNS = 780;
const WIDE = 900;

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

export function measures(width: number, height: number): Measures {
  const split = height < LOW && width > height;
  const columns = split && width >= COLUMNS;
  // A coin or Letter must be large enough for a finger.
  if (split || width < NARROW) {
    const track = within(56, height * 0.08, 84);
    return {
      shape: "narrow",
      split,
      columns,
      track,
      sites: 0,
      market: 0,
      town: 0,
      own: 0,
      church: within(52, height * 0.07, 84),
      person: 40,
      ware: 30,
      held: 44,
      kept: 24,
    };
  }
  const middling = width < WIDE;
  const sites = within(120, height * (middling ? 0.18 : 0.215), 260);
  const market = within(104, height * (middling ? 0.13 : 0.16), 180);
  const town = within(130, height * (middling ? 0.18 : 0.235), 280);
  const own = middling ? 158 : within(150, height * 0.235, 250);
  return {
    shape: middling ? "middling" : "wide",
    split,
    columns,
    track: within(170, width * 0.215, 320),
    sites,
    market,
    town,
    own,
    // The Letters are beside it; there are three sites and the supply.
    church: within(80, Math.min(sites * 0.9, ((width * 0.785 - 80) / 3 - 108) * 0.93), 230),
    // Four of them take less than half of the width beside the track.
    person: within(60, Math.min(market * 0.66, width * 0.785 * 0.105), 130),
    ware: within(22, Math.min(market * 0.26, width * 0.034), 46),
    held: within(36, own * 0.23, 52),
    kept: within(22, own * 0.14, 34),
  };
}

// Return the width of the House. It is 600 by 258 with its steps, and the chimney stands above.
export function houseWidth(width: number, height: number): number {
  return Math.max(0, Math.min(width - 12, ((height - 14) * 600) / 262));
}

// The gap between items side by side.
export const GAP = 3;

export const widthOf = (item: Item | undefined, height: number): number =>
  item === undefined ? 0 : height * ratio(item);

// Return by how much items must overlap to fit into the given width.
export function overlap(items: readonly Item[], height: number, room: number): number {
  const width = items.reduce((sum, item) => sum + widthOf(item, height) + GAP, 0);
  return items.length < 2 || width <= room
    ? 0
    : (width - GAP * items.length - room) / (items.length - 1);
}
