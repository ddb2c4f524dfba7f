// Vines along the border of a page: a winding stem with leaves, tendrils and drops of gold.

import { beside, dot, line, smooth, stamp, stations, type Point, type Station } from "./geometry";

interface Sprig {
  at: Point;
  degrees: number;
}

// The paths of a vine, to be painted one over the other.
export interface Vine {
  tendrils: string;
  stem: string;
  // Leaves in two colours, and the veins of all.
  leaves: string;
  painted: string;
  veins: string;
  drops: string;
  // The flower at its end.
  flower: string;
  eye: string;
}

const LEAF =
  "M0 0C1.5 -3.5 4 -4 6 -7.5C8.2 -6.6 9 -5 9.4 -3.4C12 -5 15 -4.4 17.6 -1.2C15.4 1.6 12.6 2.4 9.8 1.8C9.8 4 8.6 6 6.6 7C4.4 3.6 1.6 3.2 0 0Z";
const VEINS = "M1 0L13.4 -1M5.4 -0.4L6.2 -4M6.4 -0.5L6.6 3.2";
const FLOWER =
  "M-1 0C1 -6 6 -9.5 11 -9C10 -6.4 10.4 -5 12 -3.4C14.6 -3.4 17 -2 18.4 0C17 2 14.6 3.4 12 3.4C10.4 5 10 6.4 11 9C6 9.5 1 6 -1 0Z";
const SIZE = 1.25;
const PAINTED = 3;
const SWING = 5.5;
const WAVE = 56;
const LEAF_GAP = 28;

// Return a vine along the first `part` (0 to 1) of `way`.
export function vine(way: readonly Point[], part: number): Vine {
  const all = stations(way, 3);
  const along = all.slice(0, Math.max(8, Math.round(all.length * part)));
  const winding = along.map((station, place) =>
    beside(station, SWING * Math.sin((place * 3 * 2 * Math.PI) / WAVE)),
  );
  const path = smooth(winding, 1);
  const joints = stations(path, LEAF_GAP).slice(1);
  const leaves = joints.map((joint, place) => sprig(joint, place % 2 === 0 ? -58 : 58));
  const tip = sprig(last(path), 0);
  const stamped = (drawing: string, sprigs: Sprig[]): string =>
    sprigs.map(({ at, degrees }) => stamp(drawing, at, degrees, SIZE)).join("");
  return {
    stem: line(path),
    tendrils: joints.map((joint, place) => tendril(joint, place % 2 === 0 ? 1 : -1)).join(""),
    leaves: stamped(
      LEAF,
      leaves.filter((_, place) => place % PAINTED !== 1),
    ),
    painted: stamped(
      LEAF,
      leaves.filter((_, place) => place % PAINTED === 1),
    ),
    veins: stamped(VEINS, leaves),
    drops: joints.map((joint, place) => dot(drop(joint, place % 2 === 0 ? 1 : -1), 2.5)).join(""),
    flower: stamp(FLOWER, tip.at, tip.degrees, SIZE),
    eye: dot(
      [
        tip.at[0] + Math.cos(last(path).heading) * 7.5,
        tip.at[1] + Math.sin(last(path).heading) * 7.5,
      ],
      3.6,
    ),
  };
}

function last(path: readonly Point[]): Station {
  const [from, to]: [Point, Point] = [path.at(-2) ?? [0, 0], path.at(-1) ?? [0, 0]];
  return { at: to, heading: Math.atan2(to[1] - from[1], to[0] - from[0]) };
}

function sprig({ at, heading }: Station, aside: number): Sprig {
  return { at, degrees: (heading * 180) / Math.PI + aside };
}

// Return a hair that leaves the stem and curls.
function tendril(joint: Station, side: 1 | -1): string {
  const point = (ahead: number, aside: number): Point => {
    const [x, y] = beside(joint, aside * side);
    return [x + Math.cos(joint.heading) * ahead, y + Math.sin(joint.heading) * ahead];
  };
  return line(
    smooth(
      [point(0, 0), point(5, 3.5), point(8.5, 7), point(8, 10.5), point(5, 10.5), point(5, 8)],
      4,
    ),
  );
}

function drop(joint: Station, side: 1 | -1): Point {
  const [x, y] = beside(joint, 11 * side);
  return [x - Math.cos(joint.heading) * 5, y - Math.sin(joint.heading) * 5];
}
