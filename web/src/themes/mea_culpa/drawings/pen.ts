// Drawing functions: outlines of one weight, flat colours, wedges of woodcut shading. A drawing is
// a few strokes, each one path, from back to front.

export type Ink =
  | "tint" // outlined, in the colour of whatever it belongs to
  | "deep" // outlined, in its dark shade
  | "paper" // outlined, vellum
  | "skin"
  | "gilt" // outlined, gold
  | "brown" // outlined: wood, hair, crust
  | "leaf" // outlined, green
  | "red"
  | "blue"
  | "stone" // outlined, grey
  | "flame" // orange, lightly outlined
  | "night" // the dark inside of things
  | "line" // a stroke of the pen
  | "solid" // filled with ink
  | "light" // filled with vellum, no outline: what catches the light
  | "glow" // filled with gold, no outline
  | "hair" // a fine stroke; like shading left out where the drawing is small
  | "cut"; // shading

export type Stroke = readonly [ink: Ink, path: string];
export type Drawing = readonly Stroke[];

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 ${short(2 * rx)} 0a${at(rx, ry)} 0 1 0 ${short(-2 * rx)} 0Z`;
}

export function discs(r: number, ...centres: readonly (readonly [number, number])[]): string {
  return centres.map(([x, y]) => oval(x, y, r, r)).join("");
}

// Return a point around a centre; 0 is up, and degrees go clockwise.
export function around(x: number, y: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
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

// Return a wedge: broad at its beginning, pointed at its end.
export function wedge(x: number, y: number, toX: number, toY: number, width = 2): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const dx = (-(toY - y) / length) * (width / 2);
  const dy = ((toX - x) / length) * (width / 2);
  return `M${at(x + dx, y + dy)}L${at(toX, toY)}L${at(x - dx, y - dy)}Z`;
}

// Return shading: `count` wedges that begin on a line and point one way, every other one shorter.
export function cuts(
  count: number,
  [x, y, toX, toY]: readonly [number, number, number, number],
  dx: number,
  dy: number,
  width = 1.7,
): string {
  return Array.from({ length: count }, (_, place) => {
    const part = count === 1 ? 0 : place / (count - 1);
    const long = (0.65 + 0.35 * Math.sin(Math.PI * part)) * (place % 2 ? 0.72 : 1);
    const [fromX, fromY] = [x + (toX - x) * part, y + (toY - y) * part];
    return wedge(fromX, fromY, fromX + dx * long, fromY + dy * long, width);
  }).join("");
}

// Return rays of light: wedges that broaden outwards.
export function beams(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  from: number,
  to: number,
  wide: number,
): string {
  return Array.from({ length: count }, (_, place) => {
    const way = from + ((to - from) * place) / Math.max(1, count - 1);
    const far = outer * (place % 2 ? 0.82 : 1);
    return `M${at(...around(x, y, inner, way))}L${at(...around(x, y, far, way - wide))}L${at(...around(x, y, far, way + wide))}Z`;
  }).join("");
}

// Return a closed line of bumps around an oval: clouds, wool, wax.
export function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  deep = 1.8,
  turn = 0,
): string {
  const points = Array.from({ length: count }, (_, place) => {
    const angle = ((place * 360) / count + turn) * (Math.PI / 180);
    return at(x + rx * Math.sin(angle), y - ry * Math.cos(angle));
  });
  const r = short((Math.PI * (rx + ry)) / count / deep);
  const [first = ""] = points;
  return `M${first}${[...points.slice(1), first].map((point) => `A${r} ${r} 0 0 1 ${point}`).join("")}Z`;
}

// Return a path (of M, L, C, Q, H, V and Z) mirrored at the middle of `width`.
export function flip(path: string, width = 100): string {
  let across = true;
  return path.replace(
    /([MLCQHVZ])|(-?[\d.]+)([ ,]?)/g,
    (_all: string, command: string | undefined, figure: string, gap: string) => {
      if (command !== undefined) {
        across = command !== "V";
        return command;
      }
      const turned = across ? short(width - Number(figure)) : figure;
      across = !across;
      return turned + gap;
    },
  );
}

export function both(path: string, width = 100): string {
  return path + flip(path, width);
}

// Return a drawing (of M, L, C and Z) moved and scaled, as part of another.
export function placed(drawing: Drawing, x: number, y: number, scale: number): Drawing {
  return drawing.map(([ink, path]) => [ink, moved(path, x, y, scale)]);
}

function moved(path: string, x: number, y: number, scale: number): string {
  let command = "";
  let nth = 0;
  return path.replace(/([A-Za-z])|(-?[\d.]+)/g, (all: string, letter: string | undefined) => {
    if (letter !== undefined) {
      command = letter;
      nth = 0;
      return letter;
    }
    const value = Number(all);
    const place = nth++;
    if (command === "a" || command === "A") {
      const part = place % 7;
      if (part === 2 || part === 3 || part === 4) return all;
      if (part < 2 || command === "a") return short(value * scale);
      return short(value * scale + (part === 5 ? x : y));
    }
    if (command !== command.toUpperCase()) return short(value * scale);
    if (command === "H") return short(value * scale + x);
    if (command === "V") return short(value * scale + y);
    return short(value * scale + (place % 2 === 0 ? x : y));
  });
}

// Merge neighbouring strokes of plain ink; leave out the shading at small sizes.
const BARE: readonly Ink[] = ["line", "solid", "hair", "cut", "light", "glow"];
const SHADING: readonly Ink[] = ["hair", "cut"];

function joined(drawing: Drawing): Drawing {
  const strokes: Stroke[] = [];
  for (const [ink, path] of drawing) {
    const last = strokes.at(-1);
    if (last?.[0] === ink && BARE.includes(ink))
      strokes[strokes.length - 1] = [ink, last[1] + path];
    else strokes.push([ink, path]);
  }
  return strokes;
}

const PLAIN = new WeakMap<Drawing, Drawing>();
const FINE = new WeakMap<Drawing, Drawing>();

export function strokesOf(drawing: Drawing, fine: boolean): Drawing {
  const kept = fine ? FINE : PLAIN;
  const found =
    kept.get(drawing) ?? joined(fine ? drawing : drawing.filter(([ink]) => !SHADING.includes(ink)));
  kept.set(drawing, found);
  return found;
}
