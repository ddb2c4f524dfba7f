// The track of the souls: a stair that winds from Hell's mouth to Heaven's gate, computed for the
// size it is shown in. Spaces count from Start, below zero towards Hell.

import { at, type Drawing } from "./pen";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  // The position of a soul's feet.
  x: number;
  y: number;
}

export interface Flight {
  spaces: number[];
  spots: Spot[];
  // Half the width of a tread.
  half: number;
}

export interface Stair {
  up: Flight[];
  down: Flight[];
  start: { y: number; left: number; right: number };
  gate: { x: number; y: number; scale: number };
  mouth: { x: number; y: number; scale: number };
  // The height of a soul.
  soul: number;
  place: (space: number, line?: number, of?: number) => Spot;
}

const EDGE = 19;
const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

// Return the smallest number of flights with treads wide enough to stand on and flights high enough
// to stand in.
function flightsFor(steps: number, wide: number, tall: number, all: number): number {
  const widest = Math.max(3, Math.floor(wide / 22));
  const wanted = Math.max(1, Math.round((tall * (steps / all)) / 56));
  return Math.max(Math.ceil(steps / widest), Math.min(wanted, Math.ceil(steps / 5)));
}

function shared(steps: number, flights: number): number[] {
  return Array.from(
    { length: flights },
    (_, place) =>
      Math.floor(((place + 1) * steps) / flights) - Math.floor((place * steps) / flights),
  );
}

// Return one side of the stair. `way` is 1 up and -1 down; the first flight up goes right, the
// first one down left.
function climb(
  steps: number,
  flights: number,
  from: number,
  row: number,
  width: number,
  way: 1 | -1,
): Flight[] {
  let next = 1;
  return shared(steps, flights).map((count, nth) => {
    const rightwards = (nth % 2 === 0) === (way === 1);
    const half = (width - 2 * EDGE) / Math.max(1, count - 1) / 2;
    const spots = Array.from({ length: count }, (_, place) => {
      const part = place / Math.max(1, count - 1);
      const x = EDGE + (width - 2 * EDGE) * (rightwards ? part : 1 - part);
      return { x, y: from - way * row * (nth + 0.74 + part * 0.46) };
    });
    const spaces = spots.map(() => way * next++);
    return { spaces, spots, half };
  });
}

export function stair({ width, height }: Size, heaven = 36, hell = 40): Stair {
  const top = clamp(70, Math.min(height * 0.165, width * 0.62), 150);
  const bottom = clamp(56, Math.min(height * 0.135, width * 0.5), 130);
  const free = height - top - bottom;
  const ups = flightsFor(heaven - 1, width - 2 * EDGE, free, heaven - 1 + hell);
  const downs = flightsFor(hell, width - 2 * EDGE, free, heaven - 1 + hell);
  const row = free / (ups + downs + 0.55);
  const middle = top + row * (ups + 0.42);
  const up = climb(heaven - 1, ups, middle, row, width, 1);
  const down = climb(hell, downs, middle, row, width, -1);
  const spots = new Map(
    [...up, ...down].flatMap((flight) =>
      flight.spaces.map((space, place): [number, Spot] => [
        space,
        flight.spots[place] ?? { x: 0, y: 0 },
      ]),
    ),
  );
  const soul = clamp(28, row * 0.88, 50);
  const gate = { x: width / 2, y: top - 6, scale: (top - 8) / 120 };
  const place = (space: number, line = 0, of = 1): Spot => {
    const aside = (gap: number): number => ((of - 1) / 2 - line) * gap;
    if (space >= heaven) return { x: gate.x + aside(soul * 0.8), y: gate.y - 8 };
    if (space === 0) return { x: width / 2 + aside(soul * 0.9), y: middle };
    return spots.get(Math.max(-hell, space)) ?? { x: width / 2, y: middle };
  };
  return {
    up,
    down,
    start: { y: middle, left: 0, right: width },
    gate,
    mouth: { x: width / 2, y: height, scale: Math.min(width / 216, bottom / 104) },
    soul,
    place,
  };
}

const THICK = 15;

// The steps from the side, and what they are built on: clouds above, rock below.
export function masonry(flight: Flight, cloud: boolean): string {
  const { spots, half } = flight;
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return "";
  const way = last.x > first.x ? 1 : -1;
  const top = spots
    .map(({ x, y }) => `L${at(x - way * half, y)}L${at(x + way * half, y)}`)
    .join("");
  const under = [...spots].reverse().map(({ x, y }, place) => {
    const low = y + THICK + (cloud ? 0 : place % 2 ? 9 : 3);
    return cloud
      ? `A${at(half * 1.05, half * (place % 2 ? 0.62 : 1))} 0 0 ${way > 0 ? 1 : 0} ${at(x - way * half, low)}`
      : `L${at(x, low)}L${at(x - way * half, low - (place % 2 ? 5 : 0))}`;
  });
  return `M${at(first.x - way * half, first.y + THICK)}${top}L${at(last.x + way * half, last.y + THICK)}${under.join("")}Z`;
}

// The curls inside of a cloud.
export function curls(flight: Flight): string {
  return flight.spots
    .filter((_, place) => (flight.spaces[place] ?? 0) % 5 !== 0)
    .map(({ x, y }) => `M${at(x - flight.half * 0.4, y + THICK + 2)}c2 5 9 5 10 0c0 -4 -6 -4 -6 0`)
    .join("");
}

export function treads(flight: Flight): string {
  return flight.spots
    .map(
      ({ x, y }) =>
        `M${at(x - flight.half + 1, y + 1.2)}H${Math.round((x + flight.half - 1) * 10) / 10}`,
    )
    .join("");
}

// The glow in the rock, more of it further down; from a fixed seed.
export function sparks({ width, height }: Size, top: number): string {
  return Array.from({ length: 70 }, (_, nth) => {
    const across = (nth * 0.618034) % 1;
    const down = Math.sqrt(((nth * 0.414214) % 1) * 0.9 + 0.1);
    return `M${at(10 + across * (width - 20), top + 24 + down * (height - top - 40))}h0.01`;
  }).join("");
}

// The ladders between one flight and the next: rails and rungs.
export function ladders(flights: readonly Flight[], start: Spot): string {
  const ends = flights.map(
    (flight, nth) => [nth === 0 ? start : flights[nth - 1]?.spots.at(-1), flight.spots[0]] as const,
  );
  return ends.map(([from, to]) => (from && to ? ladder(from, to) : "")).join("");
}

function ladder(from: Spot, to: Spot): string {
  const x = to.x;
  const [low, high] = [Math.max(from.y, to.y), Math.min(from.y, to.y)];
  const rungs = Array.from(
    { length: Math.max(0, Math.floor((low - high) / 6)) },
    (_, place) => `M${at(x - 6, low - 3 - place * 6)}h12`,
  ).join("");
  return `M${at(x - 6, low)}L${at(x - 6, high)}M${at(x + 6, low)}L${at(x + 6, high)}${rungs}`;
}

// An angel with a trumpet and a devil with a fork, on a square of 60, feet at 0. Both look right.
export const ANGEL: Drawing = [
  ["paper", "M-6 -34C-22 -48 -30 -34 -26 -18C-22 -22 -18 -22 -16 -18C-14 -24 -8 -26 -4 -24Z"],
  [
    "blue",
    "M-8 -32C2 -38 10 -34 12 -24C14 -14 14 -6 18 0C12 -3 8 2 2 -1C-4 2 -8 -3 -14 0C-8 -10 -10 -22 -8 -32Z",
  ],
  ["skin", "M-6 -42C-6 -52 10 -52 10 -42C10 -32 -6 -32 -6 -42Z"],
  ["gilt", "M-8 -42C-10 -54 8 -58 11 -47C6 -49 2 -48 -1 -44C-2 -40 -3 -38 -6 -37Z"],
  ["gilt", "M9 -40L30 -48L34 -56L36 -42L30 -44L10 -36Z"],
  ["line", "M-8 -60C-4 -64 8 -64 12 -60"],
  ["solid", "M4 -42.6A1.4 1.8 0 1 0 4 -42.5Z"],
];

export const DEVIL: Drawing = [
  ["line", "M-10 -14C-24 -8 -26 -20 -20 -26M22 2V-52M16 -52V-42H28V-52"],
  ["night", "M-6 -30C-20 -44 -26 -34 -24 -22C-18 -26 -14 -22 -10 -18Z"],
  ["tint", "M-8 -30C2 -36 10 -30 10 -20L12 0H4L2 -10L-4 0H-12L-8 -14Z"],
  ["tint", "M-10 -44L-14 -58L-4 -52H6L16 -58L12 -44C14 -34 6 -30 1 -30C-6 -30 -12 -34 -10 -44Z"],
  ["glow", "M-6 -44L0 -41L-5 -39ZM9 -44L3 -41L8 -39Z"],
  ["line", "M-4 -35C0 -33 4 -33 7 -36M9 -24L22 -26"],
];

// The gate, standing on 0, 120 high.
export const GATE: Drawing = [
  ["glow", "M-26 0V-62C-26 -84 -12 -98 0 -106C12 -98 26 -84 26 -62V0Z"],
  ["light", "M-12 0V-58C-12 -72 -6 -82 0 -88C6 -82 12 -72 12 -58V0Z"],
  ["paper", "M-52 0V-78H-28V0ZM52 0V-78H28V0Z"],
  ["gilt", "M-56 -78L-40 -116L-24 -78ZM56 -78L40 -116L24 -78Z"],
  [
    "gilt",
    "M-30 -62C-30 -86 -14 -104 0 -114C14 -104 30 -86 30 -62L24 -60C24 -80 12 -94 0 -103C-12 -94 -24 -80 -24 -60Z",
  ],
  ["gilt", "M-26 0V-60L-16 -52V4ZM26 0V-60L16 -52V4Z"],
  ["line", "M-21 -54V0M21 -54V0M-26 -30L-16 -26M26 -30L16 -26"],
  [
    "blue",
    "M-46 -40V-54C-46 -60 -43 -64 -40 -66C-37 -64 -34 -60 -34 -54V-40ZM46 -40V-54C46 -60 43 -64 40 -66C37 -64 34 -60 34 -54V-40Z",
  ],
  ["red", "M-40 -10V-28L-34 -22V-4ZM40 -10V-28L34 -22V-4Z"],
  ["line", "M-52 -34H-28M52 -34H28M-40 -116V-124M-44 -121H-36M40 -116V-124M36 -121H44"],
  ["gilt", "M0 -132A6 6 0 1 1 -0.1 -132ZM-1.8 -120H1.8V-104H-1.8ZM2 -110H8V-106H2Z"],
];

export const CLOUD =
  "M-104 10C-118 8 -118 -10 -104 -12C-104 -26 -82 -28 -78 -16C-70 -30 -48 -26 -46 -12C-36 -24 -18 -22 -14 -10C-6 -20 10 -20 16 -9C24 -22 44 -22 48 -9C56 -26 78 -24 80 -12C90 -26 108 -20 106 -8C120 -4 116 12 104 10Z";

// The mouth of Hell, its chin on 0, 216 wide and 120 high.
export const MOUTH: Drawing = [
  ["deep", "M-96 -74L-108 -122L-70 -98ZM96 -74L108 -122L70 -98Z"],
  [
    "tint",
    "M-108 2C-112 -46 -100 -82 -66 -98C-48 -106 -34 -96 -22 -92C-10 -88 10 -88 22 -92C34 -96 48 -106 66 -98C100 -82 112 -46 108 2Z",
  ],
  ["night", "M-80 2C-86 -30 -72 -50 -40 -54C-20 -56 20 -56 40 -54C72 -50 86 -30 80 2Z"],
  [
    "flame",
    "M-66 2C-70 -12 -62 -20 -64 -34C-52 -26 -50 -16 -48 -12C-44 -18 -42 -28 -46 -40C-30 -32 -26 -18 -24 -10C-20 -18 -16 -30 -20 -46C-2 -36 2 -20 2 -10C8 -18 10 -28 8 -40C22 -32 26 -20 26 -10C32 -18 34 -28 30 -42C46 -34 48 -20 48 -12C54 -18 56 -26 54 -36C68 -26 72 -12 66 2Z",
  ],
  [
    "glow",
    "M-50 2C-52 -8 -44 -12 -44 -20C-36 -14 -34 -6 -32 -2C-26 -8 -22 -16 -22 -26C-10 -18 -8 -8 -6 -2C0 -8 4 -14 4 -22C14 -16 16 -8 18 -2C24 -8 28 -14 28 -24C38 -18 42 -6 40 2Z",
  ],
  [
    "paper",
    "M-76 -34L-66 -16L-60 -46L-48 -24L-42 -54L-32 -34L-26 -55L-16 -38L-10 -56L0 -40L10 -56L16 -38L26 -55L32 -34L42 -54L48 -24L60 -46L66 -16L76 -34C64 -54 40 -58 0 -58C-40 -58 -64 -54 -76 -34Z",
  ],
  ["paper", "M-78 4L-70 -18L-62 4ZM78 4L70 -18L62 4ZM-40 4L-34 -10L-28 4ZM40 4L34 -10L28 4Z"],
  [
    "gilt",
    "M-72 -76C-62 -88 -46 -86 -38 -74C-48 -66 -64 -66 -72 -76ZM72 -76C62 -88 46 -86 38 -74C48 -66 64 -66 72 -76Z",
  ],
  [
    "solid",
    "M-54 -82C-49 -78 -49 -73 -54 -69C-59 -73 -59 -78 -54 -82ZM54 -82C49 -78 49 -73 54 -69C59 -73 59 -78 54 -82ZM-16 -74C-10 -76 -6 -72 -6 -66C-12 -66 -16 -70 -16 -74ZM16 -74C10 -76 6 -72 6 -66C12 -66 16 -70 16 -74Z",
  ],
  [
    "line",
    "M-84 -86C-70 -100 -46 -98 -30 -80M84 -86C70 -100 46 -98 30 -80M-96 -50C-88 -56 -86 -64 -88 -72M96 -50C88 -56 86 -64 88 -72M-14 -84H14M-10 -79H10",
  ],
];
