// A path as polygons: what the shading is worked out upon.

type Point = readonly [number, number];
export type Polygon = Point[];

const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
const STEPS = 8;

function* commands(path: string): Generator<[string, number[]]> {
  for (const [, letter = "", rest = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const figures = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = SIZES[letter.toUpperCase()] ?? 0;
    if (size === 0) yield [letter, []];
    for (let place = 0; size > 0 && place + size <= figures.length; place += size) yield [letter, figures.slice(place, place + size)];
  }
}

function curve(from: Point, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Point[] {
  return Array.from({ length: STEPS }, (_, step): Point => {
    const t = (step + 1) / STEPS;
    const r = 1 - t;
    const along = (p: number, q: number, s: number, u: number): number => r ** 3 * p + 3 * r * r * t * q + 3 * r * t * t * s + t ** 3 * u;
    return [along(from[0], a, c, e), along(from[1], b, d, f)];
  });
}

// An arc that is not turned, from its ends to its centre as the standard has it.
function arc(from: Point, [rx = 1, ry = 1, , large = 0, sweep = 0, x = 0, y = 0]: number[]): Point[] {
  const [hx, hy] = [(from[0] - x) / 2 / rx, (from[1] - y) / 2 / ry];
  const grown = Math.max(1, Math.hypot(hx, hy));
  const half = Math.hypot(hx, hy) / grown;
  const off = half === 0 ? 0 : (Math.sqrt(Math.max(0, 1 - half * half)) / half) * (large === sweep ? -1 : 1);
  const [ux, uy] = [hx / grown, hy / grown];
  const [cx, cy] = [off * uy, -off * ux];
  const start = Math.atan2(uy - cy, ux - cx);
  let turn = Math.atan2(-uy - cy, -ux - cx) - start;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const middle: Point = [(from[0] + x) / 2 + cx * rx * grown, (from[1] + y) / 2 + cy * ry * grown];
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = start + (turn * (step + 1)) / STEPS;
    return [middle[0] + Math.cos(angle) * rx * grown, middle[1] + Math.sin(angle) * ry * grown];
  });
}

// Relative figures made absolute; of an arc, only where it ends.
function absolute(letter: string, figures: number[], [x, y]: Point): number[] {
  if (letter === letter.toUpperCase()) return figures;
  if (letter === "h") return figures.map((figure) => figure + x);
  if (letter === "v") return figures.map((figure) => figure + y);
  return figures.map((figure, place) => (letter === "a" && place < 5 ? figure : figure + ((letter === "a" ? place - 5 : place) % 2 === 0 ? x : y)));
}

export function outline(path: string): Polygon[] {
  const found: Polygon[] = [];
  let ring: Polygon = [];
  let here: Point = [0, 0];
  for (const [letter, raw] of commands(path)) {
    const figures = absolute(letter, raw, here);
    const [a = 0, b = 0, c = 0, d = 0] = figures;
    switch (letter.toUpperCase()) {
      case "M":
        ring = [[a, b]];
        found.push(ring);
        break;
      case "L":
        ring.push([a, b]);
        break;
      case "H":
        ring.push([a, here[1]]);
        break;
      case "V":
        ring.push([here[0], a]);
        break;
      case "C":
        ring.push(...curve(here, figures));
        break;
      case "Q":
        ring.push(...curve(here, [a, b, a, b, c, d]));
        break;
      case "A":
        ring.push(...arc(here, figures));
        break;
      default:
        break;
    }
    here = ring.at(-1) ?? here;
  }
  return found;
}
