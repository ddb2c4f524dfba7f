// The suits as they are drawn: a colour with its dark shade, and the edge of the bar behind a
// card's rank.

export interface Suit {
  tint: string;
  deep: string;
  // The bar from top to bottom of a card of 250 by 350: battlements, arches, gables, leaves,
  // flames.
  bar: string;
}

const TOP = 13;
const BOTTOM = 337;
const LEFT = 13;
const EDGE = 72;

// Return the bar with its right edge repeated `times` times; `piece` draws a line from (0, 0) to
// (0, 1).
function bar(times: number, piece: (y: (part: number) => string) => string): string {
  const step = (BOTTOM - TOP) / times;
  const pieces = Array.from({ length: times }, (_, place) =>
    piece((part) => String(Math.round((TOP + step * (place + part)) * 10) / 10)),
  );
  return `M${LEFT} ${TOP}H${EDGE}${pieces.join("")}H${LEFT}Z`;
}

const x = (out: number): number => EDGE + out;

export const SUITS: Record<string, Suit> = {
  nobles: {
    tint: "#5b3f96",
    deep: "#2d1e55",
    bar: bar(12, (y) => `V${y(0.25)}H${x(7)}V${y(0.75)}H${x(0)}V${y(1)}`),
  },
  clergy: {
    tint: "#8f1f4f",
    deep: "#4b0d29",
    bar: bar(
      9,
      (y) =>
        `C${x(9)} ${y(0.1)} ${x(10)} ${y(0.4)} ${x(8)} ${y(0.5)}C${x(10)} ${y(0.6)} ${x(9)} ${y(0.9)} ${x(0)} ${y(1)}`,
    ),
  },
  townsfolk: {
    tint: "#a3561a",
    deep: "#58280a",
    bar: bar(10, (y) => `L${x(9)} ${y(0.5)}L${x(0)} ${y(1)}`),
  },
  peasants: {
    tint: "#2d6a4a",
    deep: "#123b27",
    bar: bar(
      9,
      (y) =>
        `C${x(3)} ${y(0.2)} ${x(10)} ${y(0.3)} ${x(11)} ${y(0.75)}C${x(6)} ${y(0.85)} ${x(2)} ${y(0.8)} ${x(0)} ${y(1)}`,
    ),
  },
  wild: {
    tint: "#4c5661",
    deep: "#20262c",
    bar: bar(
      8,
      (y) =>
        `C${x(2)} ${y(0.3)} ${x(6)} ${y(0.4)} ${x(12)} ${y(0.2)}C${x(9)} ${y(0.5)} ${x(9)} ${y(0.8)} ${x(0)} ${y(1)}`,
    ),
  },
};

const NONE: Suit = { tint: "#6d675d", deep: "#3c3831", bar: "" };

export function suitOf(key: string | undefined): Suit {
  return SUITS[key ?? ""] ?? NONE;
}

// The monarchs' colours, which are also those of their religions: crimson, ivory and gold, blue.
export const REIGNS: Record<string, { tint: string; deep: string }> = {
  mary: { tint: "#a01c2c", deep: "#560b16" },
  elizabeth: { tint: "#e3cf95", deep: "#8a6a2c" },
  james: { tint: "#20508c", deep: "#0e2c55" },
};
