import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Frame, GameEvent, Item, Scene, Text, Zone } from "../../../src/lib/net/protocol";
import { Translator } from "../../../src/lib/i18n/translator";
import { about } from "../../../src/themes/mea_culpa/people/descriptions";
import { ROOMS } from "../../../src/themes/mea_culpa/drawings/rooms";
import { houseWidth, measures, overlap } from "../../../src/themes/mea_culpa/measures";
import { coinsFor } from "../../../src/themes/mea_culpa/bids/coins";
import {
  bidOf,
  chestOf,
  heaped,
  isTurningUp,
  others,
  placedZones,
  stoneHeight,
} from "../../../src/themes/mea_culpa/zones";
import { steps } from "../../../src/themes/mea_culpa/steps";

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });
const item = (
  id: string,
  kind: string,
  look: Item["look"] = {},
  more: Partial<Item> = {},
): Item => ({ id, kind, face: text(id), hidden: false, look, marks: [], seat: null, ...more });
const zone = (id: string, items: Item[] = [], seat: number | null = null): Zone => ({
  id,
  kind: "row",
  label: text(id),
  items,
  seat,
  amount: null,
  note: null,
});
const scene = (...zones: Zone[]): Scene => ({
  game: "mea_culpa",
  viewer: 0,
  prompt: text("asks"),
  about: [],
  seats: [],
  zones,
  choices: [],
  blocked: [],
  over: false,
  facts: [],
});
const happens = (kind: string, details: Record<string, unknown> = {}): GameEvent => ({
  kind,
  text: text(kind),
  ...details,
});
const frame = (...events: GameEvent[]): Frame => ({ events }) as unknown as Frame;
const itemIn = (of: Scene | undefined, id: string): Item | undefined =>
  of?.zones.flatMap((each) => each.items).find((each) => each.id === id);

test("a sum of taler uses as few coins as possible", () => {
  expect(coinsFor(0)).toEqual([]);
  expect(coinsFor(19)).toEqual([10, 5, 2, 2]);
  for (let sum = 0; sum < 100; sum += 1)
    expect(coinsFor(sum).reduce((total, coin) => total + coin, 0)).toBe(sum);
});

test("the rows of the board fit a table of any size, and the House fits its place", () => {
  for (const [width, height] of [
    [1026, 798],
    [1600, 950],
    [1000, 620],
  ] as const) {
    const of = measures(width, height);
    expect(of.shape).toBe("wide");
    expect(74 + of.sites + of.market + of.town + of.own).toBeLessThan(height);
    expect(houseWidth(420, of.town)).toBeLessThanOrEqual(420);
  }
  expect(measures(390, 799).shape).toBe("narrow");
  expect(measures(844, 349).split).toBe(true);
  expect(measures(820, 1128).shape).toBe("middling");
});

test("stones of sin are as large as their Den allows", () => {
  expect(stoneHeight(84, 43, 1)).toBe(26);
  expect(stoneHeight(84, 43, 28)).toBeLessThan(12);
});

test("the others sit from the viewer's left on; a spectator sees all seats", () => {
  const panels = [0, 1, 2, 3].map((seat) => ({ seat }));
  expect(others(panels, 1).map((panel) => panel.seat)).toEqual([2, 3, 0]);
  expect(others(panels, null)).toHaveLength(4);
});

test("a chest is open to viewers who may know its compartments", () => {
  const table = scene(
    zone("chest-0-first", [], 0),
    zone("chest-0-second", [], 0),
    zone("chest-1-given", [item("loaf", "stone")], 1),
  );
  expect(chestOf(table, 0).open).toBe(true);
  expect(chestOf(table, 1).open).toBe(false);
  expect(chestOf(table, 1).first?.items).toHaveLength(1);
});

test("zones that the layout does not know are shown plainly", () => {
  expect(
    placedZones(
      scene(
        zone("market"),
        zone("den-lust"),
        zone("den-sloth"),
        zone("site-left"),
        zone("post-2", [], 2),
        zone("crypt"),
      ),
    ),
  ).toEqual(["market", "den-lust", "site-left", "post-2"]);
});

test("the guess is shown, then the die, although the meeting is over in the final scene", () => {
  const before = scene(
    zone("meeting", [
      item("die", "die", {}, { hidden: true, seat: 1 }),
      item("guess", "guess", {}, { hidden: true, seat: 2 }),
    ]),
  );
  const told = steps(before, frame(happens("unseen", { seat: 1, guesser: 2, room: 4, guess: 1 })));
  expect(told).toHaveLength(2);
  expect(itemIn(told[0], "guess")?.look["room"]).toBe("2");
  expect(itemIn(told[0], "die")?.hidden).toBe(true);
  expect(itemIn(told[1], "die")?.look["room"]).toBe("5");
  expect(told[1]?.prompt.key).toBe("unseen");
});

test("a cathedral rises before the chests are opened and the Letters laid out; the last step is the final scene", () => {
  const before = scene(
    zone("site-middle", [
      item("building-middle", "building", { site: "middle", stage: "nave" }),
      item("crew-middle", "crew"),
    ]),
  );
  const donors = happens("donors", { first: 0, second: 1, letters: [0, 3, 1, 1] });
  const told = steps(
    before,
    frame(
      happens("crew", { seat: 0, site: 1 }),
      happens("cathedral", { site: 1 }),
      happens("opened", { seat: 0 }),
      donors,
    ),
  );
  expect(told.map((each) => each.prompt.key)).toEqual(["crew", "cathedral", "opened"]);
  expect(itemIn(told[1], "building-middle")?.look).toEqual({ site: "middle", stage: "cathedral" });
  expect(itemIn(told[1], "crew-middle")).toBeUndefined();
  const alone = steps(
    before,
    frame(
      happens("donors", { first: 0, second: -1, letters: [0, 3, 1, 1] }),
      happens("all-letters", { seat: 0 }),
    ),
  );
  expect(alone[0]?.zones.find((each) => each.id === "display")?.items).toHaveLength(5);
  expect(alone[1]?.zones.some((each) => each.id === "display")).toBe(false);
});

test("souls fall one after another", () => {
  const before = scene(
    zone("track", [
      item("soul-0", "soul", { space: "0", line: "1" }),
      item("soul-1", "soul", { space: "-3" }),
    ]),
  );
  const told = steps(
    before,
    frame(
      happens("punished"),
      happens("falls", { seat: 1, space: -5 }),
      happens("falls", { seat: 0, space: -2 }),
    ),
  );
  expect(
    told.map((each) => [
      itemIn(each, "soul-0")?.look["space"],
      itemIn(each, "soul-1")?.look["space"],
    ]),
  ).toEqual([
    ["0", "-3"],
    ["0", "-5"],
  ]);
});

test("all purses are put in the middle, the viewer's too, and then opened together", () => {
  const before = scene(
    zone("bids", [
      item("bid-0", "bid", { notches: "2", coins: "1" }, { seat: 0, marks: ["sealed"] }),
      item("bid-1", "bid", {}, { seat: 1, hidden: true, marks: ["pending"] }),
    ]),
  );
  const told = steps(
    before,
    frame({
      ...happens("bids", { notches: [2, 6], coins: [1, 0], order: [1, 0] }),
      text: text("mea_culpa-tell-bids"),
    }),
  );
  expect(told).toHaveLength(2);
  expect(told.map(isTurningUp)).toEqual([true, true]);
  expect(told[0]?.zones[0]?.items.map((each) => [each.hidden, each.look])).toEqual([
    [true, {}],
    [true, {}],
  ]);
  expect(told[1]?.zones[0]?.items.map((each) => [each.hidden, each.look, each.marks])).toEqual([
    [false, { notches: "2", coins: "1" }, []],
    [false, { notches: "6", coins: "0" }, ["winning"]],
  ]);
  expect([isTurningUp(before), bidOf(before, 1)?.id, bidOf(told[1] ?? null, 1)]).toEqual([
    false,
    "bid-1",
    undefined,
  ]);
});

test.each(["en", "ja"] as const)(
  "an enlarged character or card of the House is described in %s",
  (language) => {
    const files = ["../src/simony/games/mea_culpa/text", "../src/simony/server/text"].map(
      (folder) => readFileSync(`${folder}/${language}.ftl`, "utf-8"),
    );
    const words = new Translator(language, files.join("\n"));
    const told = (look: Item["look"]): string => {
      const found = about(item("x", "x", look));
      return found === null ? "" : words.format(found);
    };
    for (const character of ["pope", "emperor", "merchant", "petty-sinner"])
      expect(told({ character, order: "1", stones: "2" })).not.toBe("");
    expect(told({ character: "petty-sinner", stones: "3" })).toContain("3");
    for (const card of Object.keys(ROOMS).filter(
      (key) => key !== "any-room" && key !== "yellow-letter",
    ))
      expect(told({ room: "1", card, amount: "4" })).not.toBe("");
    expect(told({ room: "5", card: "any-room" })).toBe("");
  },
);

test("stones of a seat are merged into the last one, and Pope stones stay apart", () => {
  const sin = (seat: number, number: number): Item =>
    item(`sin-${seat}-${number}`, "sin", {}, { seat });
  const heaps = heaped([item("pope-stone-lust", "pope-stone"), sin(0, 1), sin(0, 2), sin(2, 1)]);
  expect(heaps.map((each) => [each.id, each.look["count"]])).toEqual([
    ["pope-stone-lust", undefined],
    ["sin-0-2", "2"],
    ["sin-2-1", "1"],
  ]);
});

test("items in a row overlap as much as necessary", () => {
  const coins = (count: number): Item[] =>
    Array.from({ length: count }, (_, nth) => item(`coin-${nth}`, "coin"));
  expect(overlap(coins(3), 40, 129)).toBe(0);
  const over = overlap(coins(5), 40, 120);
  expect(5 * 40 - 4 * over).toBeCloseTo(120);
  expect(overlap(coins(1), 40, 10)).toBe(0);
});
