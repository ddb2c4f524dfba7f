// Paths for drawings. They are computed when a module loads, so that a drawing is a few plain
// paths.

export type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;

export function line(points: readonly Point[]): string {
  return points
    .map(([x, y], place) => `${place === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
    .join("");
}

// Return a smooth line through some points (Catmull-Rom), with `each` points per segment.
export function smooth(through: readonly Point[], each = 8): Point[] {
  const at = (place: number): Point =>
    through[Math.max(0, Math.min(through.length - 1, place))] ?? [0, 0];
  const points: Point[] = [];
  for (let place = 0; place < through.length - 1; place += 1) {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    for (let step = 0; step < each; step += 1) points.push(between(a, b, c, d, step / each));
  }
  return [...points, at(through.length - 1)];
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (axis: 0 | 1): number => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    return (
      0.5 *
      (2 * q +
        (r - p) * t +
        (2 * p - 5 * q + 4 * r - s) * t * t +
        (3 * q - p - 3 * r + s) * t * t * t)
    );
  };
  return [along(0), along(1)];
}

export interface Station {
  at: Point;
  // The direction of the line, in radians.
  heading: number;
}

// Return stations at equal distances along a line.
export function stations(points: readonly Point[], gap: number): Station[] {
  const found: Station[] = [];
  let left = 0;
  for (let place = 1; place < points.length; place += 1) {
    const [from, to] = [points[place - 1] ?? [0, 0], points[place] ?? [0, 0]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    for (; left <= length; left += gap) {
      const part = length === 0 ? 0 : left / length;
      found.push({
        at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
        heading,
      });
    }
    left -= length;
  }
  return found;
}

export function beside({ at, heading }: Station, distance: number): Point {
  return [at[0] - Math.sin(heading) * distance, at[1] + Math.cos(heading) * distance];
}

// Return a band along a line; `width` gives its width at each part (0 to 1) of the way.
export function ribbon(points: readonly Point[], width: (part: number) => number, gap = 2): string {
  const along = stations(points, gap);
  const half = (place: number): number => width(place / Math.max(1, along.length - 1)) / 2;
  const left = along.map((station, place) => beside(station, -half(place)));
  const right = along.map((station, place) => beside(station, half(place)));
  return `${line([...left, ...right.reverse()])}Z`;
}

// Return a small drawing (of M, L, C and Z only) moved, turned and scaled. Many of them make one
// path, which costs no more than one.
export function stamp(drawing: string, at: Point, degrees: number, scale = 1): string {
  const angle = (degrees * Math.PI) / 180;
  const parts = drawing.match(/[MLCZ]|-?[\d.]+/g) ?? [];
  const written: string[] = [];
  let x: number | null = null;
  for (const part of parts) {
    if (/[MLCZ]/.test(part)) written.push(part);
    else if (x === null) x = Number(part);
    else {
      const [dx, dy] = turn([x * scale, Number(part) * scale], angle);
      written.push(`${round(at[0] + dx)} ${round(at[1] + dy)} `);
      x = null;
    }
  }
  return written.join("");
}

export function dot([x, y]: Point, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

// Return parallel lines at an angle, clipped to the outline.
export function hatch(outline: readonly Point[], degrees: number, gap: number, inset = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const turned = outline.map((point) => turn(point, -angle));
  const heights = turned.map((point) => point[1]);
  const parts: string[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const cuts = crossings(turned, y);
    for (let place = 0; place + 1 < cuts.length; place += 2) {
      const [from, to] = [(cuts[place] ?? 0) + inset, (cuts[place + 1] ?? 0) - inset];
      if (to > from) parts.push(line([turn([from, y], angle), turn([to, y], angle)]));
    }
  }
  return parts.join("");
}

function turn([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function crossings(outline: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  outline.forEach((from, place) => {
    const to = outline[(place + 1) % outline.length] ?? from;
    if (from[1] <= y !== to[1] <= y)
      cuts.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
  });
  return cuts.sort((a, b) => a - b);
}
