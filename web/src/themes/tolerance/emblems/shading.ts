// Computed woodcut shading. Light falls from the upper left, so every shape has tapering lines
// along its right side, and dark shapes have lines of light along their left. The shading of an
// emblem is one path each, computed when it is first shown.

import { outline, type Polygon } from "./outline";
import type { Drawing, Ink } from "./pen";

export interface Shading {
  dark: string;
  light: string;
}

const GAP = 3.1;
const SLANT = 0.22; // how much a line falls for each step to the right

// How far the lines reach into a shape, at most and as a part of its width; shapes not named have
// none.
const DEPTH: Partial<Record<Ink, readonly [number, number]>> = {
  tint: [17, 0.5],
  paper: [8, 0.26],
  gilt: [7, 0.36],
  brown: [9, 0.34],
  leaf: [10, 0.4],
  deep: [12, 0.34],
};

type Span = readonly [from: number, to: number];

const FIRST = -24;
const ROWS = Math.ceil((104 - FIRST) / GAP);

// Return the spans of a shape on every scan line. Edges are sorted by scan line, as in polygon
// filling.
function rowsOf(rings: Polygon[]): Span[][] {
  const rows: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings) {
    let x = ring[ring.length - 2] ?? 0;
    let level = (ring[ring.length - 1] ?? 0) - x * SLANT;
    for (let place = 0; place < ring.length; place += 2) {
      const toX = ring[place] ?? 0;
      const toLevel = (ring[place + 1] ?? 0) - toX * SLANT;
      const last = Math.min(ROWS, Math.ceil((Math.max(level, toLevel) - FIRST) / GAP));
      for (
        let row = Math.max(0, Math.ceil((Math.min(level, toLevel) - FIRST) / GAP));
        row < last;
        row += 1
      ) {
        rows[row]?.push(x + ((FIRST + row * GAP - level) / (toLevel - level)) * (toX - x));
      }
      x = toX;
      level = toLevel;
    }
  }
  return rows.map(paired);
}

const NOTHING: Span[] = [];

function paired(cuts: number[]): Span[] {
  if (cuts.length === 0) return NOTHING;
  cuts.sort((one, other) => one - other);
  const spans: Span[] = [];
  for (let place = 0; place + 1 < cuts.length; place += 2)
    spans.push([cuts[place] ?? 0, cuts[place + 1] ?? 0]);
  return spans;
}

// Return the parts of a span that other shapes do not cover.
function without(span: Span, covers: Span[]): Span[] {
  let left = [span];
  for (const [from, to] of covers) {
    if (left.every(([a, b]) => to <= a || from >= b)) continue;
    left = left
      .flatMap(([a, b]): Span[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [
              [a, from],
              [to, b],
            ],
      )
      .filter(([a, b]) => b - a > 0.5);
  }
  return left;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

// Return a wedge along a scan line: broad at its beginning, pointed at its end.
function cut(from: number, to: number, level: number): string {
  const y = (x: number): number => level + x * SLANT;
  return `M${short(from)} ${short(y(from) - 0.75)}L${short(to)} ${short(y(to))}L${short(from)} ${short(y(from) + 0.75)}Z`;
}

function shaded(drawing: Drawing): Shading {
  const shapes = drawing
    .filter(([ink]) => ink !== "line" && ink !== "hair")
    .map(([ink, path]) => ({ ink, rows: rowsOf(outline(path)) }));
  const dark: string[] = [];
  const light: string[] = [];
  shapes.forEach(({ ink, rows }, place) => {
    const [most, part] = DEPTH[ink] ?? [0, 0];
    const before = shapes.slice(place + 1);
    rows.forEach((spans, row) => {
      for (const [from, to] of spans) {
        const reach = Math.min(most, (to - from) * part);
        if (to - from < 5 || reach < 1.2) continue;
        const wanted: Span = ink === "deep" ? [from + 1.4, from + 1.4 + reach] : [to - reach, to];
        for (const [a, b] of without(
          wanted,
          before.flatMap((shape) => shape.rows[row] ?? []),
        )) {
          if (b - a < 1.2) continue;
          if (ink === "deep") light.push(cut(a, b, FIRST + row * GAP));
          else dark.push(cut(b, a, FIRST + row * GAP));
        }
      }
    });
  });
  return { dark: dark.join(""), light: light.join("") };
}

const KEPT = new WeakMap<Drawing, Shading>();
const NONE: Shading = { dark: "", light: "" };

export function shadingOf(drawing: Drawing): Shading {
  const found = KEPT.get(drawing) ?? shaded(drawing);
  KEPT.set(drawing, found);
  return found;
}

// Return the shading if it has been computed.
export function knownShading(drawing: Drawing): Shading {
  return KEPT.get(drawing) ?? NONE;
}

// Compute the shading when the browser is idle: for a hand of new cards it would take longer than a
// frame. Return a function that cancels it.
export function shadeLater(drawing: Drawing, then: (shading: Shading) => void): () => void {
  const found = KEPT.get(drawing);
  if (found !== undefined) {
    then(found);
    return () => undefined;
  }
  const work = (): void => then(shadingOf(drawing));
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
