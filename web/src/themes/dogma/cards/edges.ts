// Borders that tell vice from virtue by shape: teeth for vices, arches for virtues.

const short = (value: number): string => String(Math.round(value * 100) / 100);

type Edge = (dx: number, dy: number, ux: number, uy: number, depth: number) => string;

const tooth: Edge = (dx, dy, ux, uy, depth) =>
  `l${short(dx / 2 + ux * depth)} ${short(dy / 2 + uy * depth)}l${short(dx / 2 - ux * depth)} ${short(dy / 2 - uy * depth)}`;
const arch: Edge = (dx, dy) =>
  `a${short(Math.hypot(dx, dy) / 2)} ${short(Math.hypot(dx, dy) / 2.6)} 0 0 1 ${short(dx)} ${short(dy)}`;

function side(edge: Edge, dx: number, dy: number, count: number, depth: number): string {
  const length = Math.hypot(dx, dy);
  return edge(dx / count, dy / count, -dy / length, dx / length, depth).repeat(count);
}

// Return the inside of a frame: a rectangle with teeth or arches that point inward.
export function inside(
  vice: boolean,
  x: number,
  y: number,
  width: number,
  height: number,
  across: number,
  down: number,
  depth: number,
): string {
  const edge = vice ? tooth : arch;
  const sides = [
    side(edge, width, 0, across, depth),
    side(edge, 0, height, down, depth),
    side(edge, -width, 0, across, depth),
    side(edge, 0, -height, down, depth),
  ];
  return `M${x} ${y}${sides.join("")}z`;
}

// Return a round rim: a star for a vice, petals for a virtue.
export function rim(
  vice: boolean,
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
): string {
  const at = (r: number, place: number): string => {
    const angle = (place / count) * Math.PI * 2 - Math.PI / 2;
    return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  };
  const places = Array.from({ length: count }, (_, place) => place);
  if (vice)
    return `M${places.map((place) => `${at(outer, place)}L${at(inner, place + 0.5)}`).join("L")}z`;
  const r = short((Math.PI * inner) / count);
  return `M${at(inner, 0)}${places.map((place) => `A${r} ${r} 0 0 1 ${at(inner, place + 1)}`).join("")}z`;
}

// Return a drawing with absolute coordinates, repeated for each turn around a centre.
export function spun(path: string, x: number, y: number, turns: number[]): string {
  const turned = (degrees: number): string => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
      const [dx, dy] = [Number(px) - x, Number(py) - y];
      return `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)}`;
    });
  };
  return turns.map(turned).join("");
}
