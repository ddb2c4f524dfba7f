import type { Zone } from "../../../lib/net/protocol";

// Where everybody sits, seen from the viewer's chair: the turn passes to the left.

export type Side = "south" | "west" | "north" | "east";

const AROUND: Record<number, Side[]> = { 2: ["south", "north"], 3: ["south", "west", "east"], 4: ["south", "west", "north", "east"] };

export function sideOf(seat: number, you: number | null, seats: number): Side {
  const steps = (seat - (you ?? 0) + seats) % seats;
  return AROUND[seats]?.[steps] ?? "north";
}

// What a seat shows itself; a hand is open only when everything is.
const AT_SEAT = ["florins-", "taken-", "held-", "bulls-", "ring", "hand@"];

export function isAtSeat(zone: Zone): boolean {
  return zone.seat !== null && AT_SEAT.some((start) => zone.id.startsWith(start));
}
