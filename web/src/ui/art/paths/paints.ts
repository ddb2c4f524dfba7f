// The colours of drawings. Each has its own hatching (as in heraldry), so that colour is never the
// only sign.

import { hatch, smooth, type Point } from "./geometry";

export interface Paint {
  field: string;
  deep: string;
  light: string;
  // The colour of what is written or drawn on it.
  on: string;
  // The angles of the hatching, in degrees.
  ways: number[];
}

const VELLUM = "#f7ebcd";
const INK = "#2b1d10";

const PAINTS: Record<string, Paint> = {
  red: { field: "#a8281e", deep: "#66120c", light: "#cf5a48", on: VELLUM, ways: [90] },
  purple: { field: "#5a3a86", deep: "#332057", light: "#8a6bb8", on: VELLUM, ways: [-45] },
  green: { field: "#2d6a4a", deep: "#133c28", light: "#5f9b78", on: VELLUM, ways: [45] },
  blue: { field: "#20508c", deep: "#0e2c55", light: "#5c89c0", on: VELLUM, ways: [0] },
  yellow: { field: "#d8ac3c", deep: "#8a661a", light: "#f0cf7a", on: INK, ways: [30, -30] },
  orange: { field: "#b2571a", deep: "#6d2f08", light: "#dd8b4c", on: VELLUM, ways: [-45, 90] },
  brown: { field: "#6a4526", deep: "#3c2410", light: "#9c7550", on: VELLUM, ways: [45, 90] },
  black: { field: "#3a332c", deep: "#14100c", light: "#6f665b", on: VELLUM, ways: [0, 90] },
  white: { field: "#efe6d2", deep: "#a49779", light: "#fffaf0", on: INK, ways: [] },
  grey: { field: "#6d675d", deep: "#3c3831", light: "#a09a8e", on: VELLUM, ways: [45, -45] },
};
const PLAIN: Paint = { field: "#6d675d", deep: "#3c3831", light: "#a09a8e", on: VELLUM, ways: [] };

export function paint(colour: string | undefined): Paint {
  return PAINTS[colour ?? ""] ?? PLAIN;
}

// The shield of all arms, in a box of 100 by 116.
export const SHIELD = "M7 5H93V56C93 85 72 102 50 112C28 102 7 85 7 56Z";
const side: Point[] = smooth(
  [
    [93, 5],
    [93, 56],
    [84, 83],
    [69, 100],
    [50, 112],
  ],
  6,
);
const OUTLINE: Point[] = [...side, ...side.map(([x, y]): Point => [100 - x, y]).reverse()];

const LINES = new Map<Paint, string>();

export function fieldLines(of: Paint): string {
  const found = LINES.get(of) ?? of.ways.map((way) => hatch(OUTLINE, way, 4.6, 2)).join("");
  LINES.set(of, found);
  return found;
}
