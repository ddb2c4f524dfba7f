// The seating: clockwise from the viewer's left, up the left side and down the right.

import type { SeatPanel } from "../../../lib/net/protocol";

export interface Places {
  all: SeatPanel[];
  left: SeatPanel[];
  right: SeatPanel[];
}

export function around(seats: SeatPanel[], viewer: number | null): Places {
  const all = viewer === null ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
  const half = Math.ceil(all.length / 2);
  return { all, left: all.slice(0, half).reverse(), right: all.slice(half) };
}
