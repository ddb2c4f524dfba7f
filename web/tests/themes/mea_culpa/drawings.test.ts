import { describe, expect, it } from "vitest";
import { CHURCHES } from "../../../src/themes/mea_culpa/drawings/churches";
import { DENS, MOUTHS } from "../../../src/themes/mea_culpa/drawings/dens";
import { GOODS } from "../../../src/themes/mea_culpa/drawings/goods";
import { flip, placed, strokesOf } from "../../../src/themes/mea_culpa/drawings/pen";
import { PORTRAITS } from "../../../src/themes/mea_culpa/drawings/people";
import { ROOMS } from "../../../src/themes/mea_culpa/drawings/rooms";
import { SEALS, SIGNS, tincture, WAX } from "../../../src/themes/mea_culpa/drawings/seals";
import { stair } from "../../../src/themes/mea_culpa/drawings/stairs";
import { lineOf } from "../../../src/themes/mea_culpa/track/walk";

// As the rules name them.
const STONES = ["bread", "wine", "cloth", "jewel", "indulgence"];
const COLOURS = ["yellow", "blue", "red", "green"];
const CHARACTERS = ["pope", "emperor", "merchant", "petty-sinner"];
const DEN_KEYS = ["lust", "greed", "petty-sins"];
const SITES = ["left", "middle", "right"];
const CARDS = [
  "emperor-letter",
  "pope-letter",
  "three-steps",
  "five-steps",
  "lust",
  "greed",
  "move-crew",
  "new-crew",
  "pope-stone",
  "good",
  "steal",
  "three-taler",
  "five-taler",
  "seven-taler",
];
const SUITES = ["any-room", "yellow-letter"];

function differ(drawings: unknown[]): void {
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(drawings.length);
}

describe.each([
  ["stones", STONES, GOODS],
  ["characters", CHARACTERS, PORTRAITS],
  ["rooms", [...CARDS, ...SUITES], ROOMS],
  ["Dens", DEN_KEYS, DENS],
] as const)("%s", (_, keys, drawings) => {
  it("each have a drawing", () => {
    for (const key of keys) expect(drawings[key]?.length, key).toBeGreaterThan(2);
  });

  it("are told apart large and small", () => {
    differ(keys.map((key) => drawings[key]));
    differ(keys.map((key) => strokesOf(drawings[key] ?? [], false)));
  });

  it("have paths with complete coordinates", () => {
    for (const key of keys)
      for (const [, path] of drawings[key] ?? []) expect(path, key).not.toMatch(/NaN|undefined/);
  });
});

it("tells Letters apart by the sign in the wax as well as by its colour", () => {
  differ(COLOURS.map((colour) => SEALS[colour]));
  differ(COLOURS.map((colour) => WAX[colour]?.[0]));
  for (const colour of COLOURS) expect(SEALS[colour]).toBeTruthy();
});

it("tells the seats apart by sign as well as colour, also from the Letters", () => {
  const seats = [0, 1, 2, 3].map(tincture);
  differ(seats.map((seat) => seat.sign));
  differ(seats.map((seat) => seat.tint));
  differ([...SIGNS, ...COLOURS.map((colour) => SEALS[colour])]);
});

describe("churches", () => {
  it("are three different ones, as naves and as cathedrals", () => {
    differ(SITES.map((site) => CHURCHES[site]?.nave));
    differ(SITES.map((site) => CHURCHES[site]?.spire));
    differ(SITES.map((site) => CHURCHES[site]?.plan));
    for (const site of SITES) expect(CHURCHES[site]?.spire.length, site).toBeGreaterThan(4);
  });
});

it("gives each Den a cave of its own", () => {
  differ(DEN_KEYS.map((den) => MOUTHS[den]?.mouth));
});

describe("the pen", () => {
  it("mirrors a path", () => {
    expect(flip("M10 20H40V60C1 2 3 4 5 6Z")).toBe("M90 20H60V60C99 2 97 4 95 6Z");
  });

  it("moves a drawing, arcs and all", () => {
    expect(
      placed([["line", "M10 20H40V60a4 6 0 1 0 8 0A2 2 0 0 1 10 20Z"]], 100, 200, 0.5),
    ).toEqual([["line", "M105 210H120V230a2 3 0 1 0 4 0A1 1 0 0 1 105 210Z"]]);
  });
});

describe.each([
  [236, 790],
  [236, 600],
  [374, 700],
  [200, 520],
])("a stair of %i by %i", (width, height) => {
  const size = { width, height };
  const spaces = Array.from({ length: 77 }, (_, place) => place - 40);
  const spots = spaces.map((space) => stair(size).place(space));

  it("has a place within it for every space", () => {
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it("climbs with every step towards Heaven", () => {
    spots.slice(1).forEach(({ y }, place) => expect(y).toBeLessThan(spots[place]?.y ?? 0));
  });

  it("keeps neighbours far enough apart to be told apart", () => {
    spots.slice(1).forEach(({ x, y }, place) => {
      const before = spots[place] ?? { x: 0, y: 0 };
      expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(12);
    });
  });

  it("leaves a soul room below the flight above", () => {
    expect(stair(size).soul).toBeGreaterThanOrEqual(28);
  });
});

describe("several souls on a space", () => {
  const soul = (
    seat: number,
    space: number,
    line = 0,
  ): { seat: number; space: number; line: number } => ({ seat, space, line });

  it("stand in line on Start, the first nearest to Hell", () => {
    const souls = [soul(0, 0, 2), soul(1, 0, 0), soul(2, -3), soul(3, 0, 1)];
    expect(lineOf(souls, 1, 36)).toEqual({ line: 0, of: 3 });
    expect(lineOf(souls, 0, 36)).toEqual({ line: 2, of: 3 });
    const { place } = stair({ width: 236, height: 790 });
    const [first, last, below] = [place(0, 0, 3), place(0, 2, 3), place(-1)];
    expect(Math.abs(first.x - below.x)).toBeLessThan(Math.abs(last.x - below.x));
  });

  it("stand side by side in Heaven", () => {
    const souls = [soul(0, 36), soul(1, 36), soul(2, 0)];
    expect([0, 1].map((seat) => lineOf(souls, seat, 36).line)).toEqual([0, 1]);
    expect(lineOf(souls, 2, 36)).toEqual({ line: 0, of: 1 });
  });
});
