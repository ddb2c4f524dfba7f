// The woodcut's shading, worked out rather than drawn: light falls from the upper left, so every shape is cut with tapering lines along its
// right side, and what is dark has lines of light along its left. All of an emblem is one path each, made when it is first looked at.

import { outline, type Polygon } from "./outline";
import type { Drawing, Ink } from "./pen";

export interface Shading {
  dark: string;
  light: string;
}

const GAP = 3.1;
const SLANT = 0.22; // how much a line falls for each step to the right

// How far the cuts reach into a shape, at most and as a part of its width; what is not named has none.
const DEPTH: Partial<Record<Ink, readonly [number, number]>> = {
  tint: [17, 0.5],
  paper: [9, 0.3],
  gilt: [7, 0.36],
  brown: [9, 0.34],
  leaf: [10, 0.4],
  deep: [12, 0.34],
};

type Span = readonly [from: number, to: number];

// What lies on one scan line, from the back to the front, each with what can still be seen of it.
function spans(shape: Polygon[], level: number): Span[] {
  const cuts: number[] = [];
  for (const ring of shape) {
    ring.forEach(([x, y], place) => {
      const [toX, toY] = ring[(place + 1) % ring.length] ?? [x, y];
      const [a, b] = [y - x * SLANT, toY - toX * SLANT];
      if (a <= level !== b <= level) cuts.push(x + ((level - a) / (b - a)) * (toX - x));
    });
  }
  cuts.sort((one, other) => one - other);
  return cuts.flatMap((from, place): Span[] => (place % 2 === 0 ? [[from, cuts[place + 1] ?? from]] : []));
}

function without(span: Span, covers: Span[]): Span[] {
  return covers.reduce<Span[]>(
    (left, [from, to]) => left.flatMap(([a, b]): Span[] => (to <= a || from >= b ? [[a, b]] : [[a, from] as const, [to, b] as const].filter(([c, d]) => d - c > 0.5))),
    [span],
  );
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

// A cut of the knife, broad where it begins and nothing where it ends, along a scan line.
function cut(from: number, to: number, level: number): string {
  const y = (x: number): number => level + x * SLANT;
  return `M${short(from)} ${short(y(from) - 0.75)}L${short(to)} ${short(y(to))}L${short(from)} ${short(y(from) + 0.75)}Z`;
}

function shaded(drawing: Drawing): Shading {
  const shapes = drawing.filter(([ink]) => ink !== "line" && ink !== "hair").map(([ink, path]) => ({ ink, rings: outline(path) }));
  const dark: string[] = [];
  const light: string[] = [];
  for (let level = -24; level < 104; level += GAP) {
    const rows = shapes.map(({ rings }) => spans(rings, level));
    shapes.forEach(({ ink }, place) => {
      const depth = DEPTH[ink];
      if (depth === undefined) return;
      const covers = rows.slice(place + 1).flat();
      for (const [from, to] of rows[place] ?? []) {
        const reach = Math.min(depth[0], (to - from) * depth[1]);
        if (to - from < 5) continue;
        const wanted: Span = ink === "deep" ? [from + 1.4, from + 1.4 + reach] : [to - reach, to];
        for (const [a, b] of without(wanted, covers)) {
          if (b - a < 1.2) continue;
          if (ink === "deep") light.push(cut(a, b, level));
          else dark.push(cut(b, a, level));
        }
      }
    });
  }
  return { dark: dark.join(""), light: light.join("") };
}

const KEPT = new WeakMap<Drawing, Shading>();

export function shadingOf(drawing: Drawing): Shading {
  const found = KEPT.get(drawing) ?? shaded(drawing);
  KEPT.set(drawing, found);
  return found;
}
