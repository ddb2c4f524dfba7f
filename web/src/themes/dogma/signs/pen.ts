// Drawing functions for the signs, on a square of 100: strong outlines, flat colours, and wedges of
// woodcut shading.

export type Ink =
  | "paper" // outlined, left blank
  | "tint" // outlined, in the sign's own colour
  | "deep" // outlined, in the darker second colour
  | "gilt" // outlined, gold
  | "leaf" // outlined, green
  | "glow" // gold, lightly outlined: rays of light
  | "line" // a stroke of the pen
  | "solid" // filled with ink
  | "hair" // a fine stroke; like shading left out where the sign is small
  | "cut"; // shading

export type Stroke = readonly [ink: Ink, path: string];
export type Sign = readonly Stroke[];

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`;
}

// Return a wedge: broad at its beginning, pointed at its end.
export function wedge(x: number, y: number, toX: number, toY: number, width = 2): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const dx = (-(toY - y) / length) * (width / 2);
  const dy = ((toX - x) / length) * (width / 2);
  return `M${short(x + dx)} ${short(y + dy)}L${short(toX)} ${short(toY)}L${short(x - dx)} ${short(y - dy)}z`;
}

export function wedges(...cuts: [number, number, number, number, number?][]): string {
  return cuts.map((cut) => wedge(...cut)).join("");
}

// Return a point on a circle; 0 is up, and angles go clockwise.
export function around(x: number, y: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}

export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  angles: number[],
  width = 4,
): string {
  return angles
    .map((angle) => wedge(...around(x, y, inner, angle), ...around(x, y, outer, angle), width))
    .join("");
}

export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + ((to - from) * place) / (count - 1));
}

// Return a closed line of bumps around an oval: wool, clouds, smoke.
export function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  turn = 0,
): string {
  const points = Array.from({ length: count }, (_, place): [number, number] => {
    const angle = ((place * 360) / count + turn) * (Math.PI / 180);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  const r = short((Math.PI * (rx + ry)) / count / 1.7);
  const [first] = points;
  if (first === undefined) return "";
  const bumps = [...points.slice(1), first].map(
    ([px, py]) => `A${r} ${r} 0 0 1 ${short(px)} ${short(py)}`,
  );
  return `M${short(first[0])} ${short(first[1])}${bumps.join("")}z`;
}

type Point = readonly [number, number];

function bezier(
  [from, first, second, to]: readonly [Point, Point, Point, Point],
  at: number,
): [number, number] {
  const rest = 1 - at;
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3] as const;
  const points = [from, first, second, to] as const;
  const sum = (axis: 0 | 1): number =>
    points.reduce((total, point, place) => total + point[axis] * (weights[place] ?? 0), 0);
  return [sum(0), sum(1)];
}

// Return shading along a curve: wedges that begin on it and point inward, the longest in the
// middle.
export function fringe(
  curve: readonly [Point, Point, Point, Point],
  count: number,
  dx: number,
  dy: number,
  width = 1.7,
): string {
  return steps(0.06, 0.94, count)
    .map((at, place) => {
      const [x, y] = bezier(curve, at);
      const long = 0.55 + 0.45 * Math.sin(Math.PI * at) + (place % 2 ? -0.14 : 0);
      return wedge(x, y, x + dx * long, y + dy * long, width);
    })
    .join("");
}
