import type { Zone } from "../../../lib/net/protocol";

// The seating from the viewer's point of view: the turn passes to the left.

export type Side = "south" | "west" | "north" | "east";

const AROUND: Record<number, Side[]> = {
  2: ["south", "north"],
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
};

export function sideOf(seat: number, you: number | null, seats: number): Side {
  const steps = (seat - (you ?? 0) + seats) % seats;
  return AROUND[seats]?.[steps] ?? "north";
}

// The zones shown at a seat. A hand is among them only when everything is open.
const AT_SEAT = ["florins-", "taken-", "held-", "bulls-", "ring", "hand@"];

export function isAtSeat(zone: Zone): boolean {
  return zone.seat !== null && AT_SEAT.some((start) => zone.id.startsWith(start));
}
