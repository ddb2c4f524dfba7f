// The colour of each seat. The initial and the name tell the same without colour.

const TINCTURES = ["#7d1710", "#20508c", "#2d6a4a", "#5a3a86", "#7a4d12", "#1f5f6b", "#7a2456", "#45413a"];

export function tincture(seat: number): string {
  return TINCTURES[seat % TINCTURES.length] ?? "#45413a";
}
