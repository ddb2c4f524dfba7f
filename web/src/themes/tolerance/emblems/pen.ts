// Drawing functions for the emblems, on a square of 100: outlines of one weight, flat touches of
// the suit's colour, and fine shading that small emblems leave out. An emblem is a few strokes,
// each one path, from back to front.

export type Ink =
  | "tint" // outlined, in the suit's tincture
  | "deep" // outlined, in its dark shade
  | "paper" // outlined, left light
  | "brown" // outlined, brown: skin, hair
  | "leaf" // outlined, green: what grows on a badge
  | "gilt" // outlined, ochre: crowns, coins, flames
  | "line" // a stroke of the pen
  | "solid" // filled with ink
  | "hair"; // a fine stroke

export type Stroke = readonly [ink: Ink, path: string];
export type Drawing = readonly Stroke[];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 ${short(2 * rx)} 0a${at(rx, ry)} 0 1 0 ${short(-2 * rx)} 0Z`;
}

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function discs(r: number, ...centres: readonly (readonly [number, number])[]): string {
  return centres.map(([x, y]) => disc(x, y, r)).join("");
}

// Return a point around a centre; 0 is up, and degrees go clockwise.
export function around(
  x: number,
  y: number,
  r: number,
  degrees: number,
  flat = 1,
): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.sin(angle), y - r * flat * Math.cos(angle)];
}

export function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  const corners = Array.from({ length: points * 2 }, (_, place) =>
    at(...around(x, y, place % 2 === 0 ? outer : inner, turn + (place * 180) / points)),
  );
  return `M${corners.join("L")}Z`;
}

// Return strokes from one circle to another between two angles.
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  from = 0,
  to = 360,
  flat = 1,
): string {
  const step = (to - from) / (to - from === 360 ? count : count - 1);
  return Array.from({ length: count }, (_, place) => {
    const degrees = from + place * step;
    return `M${at(...around(x, y, inner, degrees, flat))}L${at(...around(x, y, outer, degrees, flat))}`;
  }).join("");
}

// Return a closed line of bumps around an oval: wool, clouds, ruffs.
export function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  deep = 1.8,
): string {
  const points = Array.from({ length: count }, (_, place) =>
    at(...around(x, y, rx, (place * 360) / count, ry / rx)),
  );
  const r = short((Math.PI * (rx + ry)) / count / deep);
  const [first = ""] = points;
  return `M${first}${[...points.slice(1), first].map((point) => `A${r} ${r} 0 0 1 ${point}`).join("")}Z`;
}

// Return a ring of petals: the heraldic rose.
export function petals(
  x: number,
  y: number,
  count: number,
  r: number,
  wide: number,
  turn = 0,
): string {
  return Array.from({ length: count }, (_, place) => {
    const way = turn + (place * 360) / count;
    const [left, right] = [at(...around(x, y, r, way - wide)), at(...around(x, y, r, way + wide))];
    const [out, back] = [
      at(...around(x, y, r * 1.25, way - wide * 0.45)),
      at(...around(x, y, r * 1.25, way + wide * 0.45)),
    ];
    return `M${at(x, y)}C${at(...around(x, y, r * 0.6, way - wide * 1.2))} ${left} ${left}C${out} ${out} ${at(...around(x, y, r * 1.02, way))}C${back} ${back} ${right}C${right} ${at(...around(x, y, r * 0.6, way + wide * 1.2))} ${at(x, y)}Z`;
  }).join("");
}

// Return hatching: the same line repeated, each a step further.
export function ruled(
  count: number,
  path: readonly [number, number, number, number],
  dx: number,
  dy: number,
): string {
  const [x, y, toX, toY] = path;
  return Array.from(
    { length: count },
    (_, place) =>
      `M${at(x + dx * place, y + dy * place)}L${at(toX + dx * place, toY + dy * place)}`,
  ).join("");
}

// Return a path (of M, L, C, Q, H, V and Z) mirrored at the vertical centre line.
export function flip(path: string): string {
  let across = true;
  return path.replace(
    /([MLCQHVZ])|(-?[\d.]+)([ ,]?)/g,
    (_, command: string | undefined, figure: string, gap: string) => {
      if (command !== undefined) {
        across = command !== "V";
        return command;
      }
      const turned = across ? short(100 - Number(figure)) : figure;
      across = !across;
      return turned + gap;
    },
  );
}

export function both(path: string): string {
  return path + flip(path);
}
