// The colour of each seat. The initial and the name tell the same without colour.

const SEAT_COLOURS = [
  "#7d1710",
  "#20508c",
  "#2d6a4a",
  "#5a3a86",
  "#7a4d12",
  "#1f5f6b",
  "#7a2456",
  "#45413a",
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#45413a";
}
