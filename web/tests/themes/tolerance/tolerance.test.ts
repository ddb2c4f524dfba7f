import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import type { Frame, GameEvent, Item, Scene, Text, Zone } from "../../../src/lib/net/protocol";
import { fetchTheme, themeOf } from "../../../src/lib/themes";
import "../../../src/themes";
import { cardOf } from "../../../src/themes/tolerance/cards/card-item";
import { orderOf, others, playing, placedZones } from "../../../src/themes/tolerance/zones";
import { steps } from "../../../src/themes/tolerance/steps";

beforeAll(() => fetchTheme("tolerance"));

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

function printed(name: string, suit: string, rank: number, effect: Text): Text {
  const card = text("tolerance-card", {
    name: text(`tolerance-card-${name}`),
    suit: text(`tolerance-suit-${suit}`),
    rank,
  });
  return text("tolerance-card-full", {
    card,
    religion: text("tolerance-religion-prevailing"),
    piety: 3,
    money: -1,
    effect,
  });
}
const KILLS = text("tolerance-effect-kill", {
  reach: text("tolerance-reach-some", {
    count: 1,
    what: [text("tolerance-target-highest_rank"), text("tolerance-target-all")],
  }),
});

function card(number: number, suit: string, rank: number, seat: number, ...marks: string[]): Item {
  return {
    id: `card-${number}`,
    kind: "card",
    face: text("card"),
    hidden: false,
    look: { suit, rank: String(rank), religion: "catholic" },
    marks,
    seat,
  };
}

function zone(
  id: string,
  items: Item[],
  seat: number | null = null,
  amount: number | null = null,
): Zone {
  return {
    id,
    kind: id === "hand" ? "hand" : "row",
    label: text(id),
    items,
    seat,
    amount,
    note: null,
  };
}

const RELIGIONS = ["catholic", "neutral", "protestant"];
const board = (seat: number): Zone[] =>
  ["living", "dead"].flatMap((state) =>
    RELIGIONS.map((religion) => zone(`board-${seat}-${state}-${religion}`, [], seat, 0)),
  );
const tallies = (seat: number): Zone[] =>
  ["money", "catholic_piety", "protestant_piety", "points"].map((name) =>
    zone(`${name}-${seat}`, [], seat, 5),
  );

function scene(...trick: Item[]): Scene {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    roles: seat === 1 ? [text("tolerance-panel-leader")] : [],
    asked: seat === 0,
    score: 0,
    place: null,
  }));
  const reign: Item = {
    id: "reign-mary",
    kind: "monarch",
    face: text("mary"),
    hidden: false,
    look: { reign: "mary" },
    marks: [],
    seat: null,
  };
  const zones = [
    zone("reign", [reign]),
    zone("trick", trick),
    zone("hand", [card(9, "nobles", 10, 0)], 0),
    zone("held-1", [], 1, 4),
    ...[0, 1, 2].flatMap((seat) => [
      ...board(seat),
      ...tallies(seat),
      zone(`loans-${seat}`, [], seat),
    ]),
  ];
  const facts = [
    text("tolerance-fact-trick"),
    text("tolerance-fact-prevailing", { religion: text("tolerance-religion-catholic") }),
  ];
  return {
    game: "tolerance",
    viewer: 0,
    prompt: text("prompt"),
    about: [],
    seats,
    zones,
    choices: [],
    blocked: [],
    over: false,
    facts,
  };
}

function frame(...events: GameEvent[]): Frame {
  return {
    type: "frame",
    table: "t",
    viewer: 0,
    number: 2,
    events,
    scene: scene(),
    prompt: null,
    undo: 0,
    result: null,
    whole: false,
  };
}

const of = (where: Scene | undefined, id: string): Zone | undefined =>
  where?.zones.find((each) => each.id === id);
const trickOf = (where: Scene | undefined): Item[] => of(where, "trick")?.items ?? [];

const BEFORE = scene(card(3, "nobles", 4, 1, "led"), card(60, "wild", 4, 2, "winning"));
const PLAYED: GameEvent = {
  kind: "played",
  seat: 0,
  card: 9,
  suit: 0,
  led: 0,
  text: text("played", { printed: printed("earl-cecil", "nobles", 10, KILLS) }),
};
const WON: GameEvent = { kind: "won", seat: 0, card: 9, cards: [9, 3, 60], text: text("won") };
const EFFECTS: GameEvent[] = [
  { kind: "killed", seat: 0, card: 9, cards: [60], text: text("killed") },
  { kind: "taxes", seat: 0, card: 3, cards: [3, 9], amount: 6, total: 11, text: text("taxes") },
  { kind: "pennant", seat: 0, tally: 0, total: 11, pennants: 1, text: text("pennant") },
  { kind: "converted", seat: 0, card: 3, cards: [9], religion: 2, text: text("converted") },
  { kind: "silenced", card: 60, text: text("silenced") },
];
const LAID: GameEvent = {
  kind: "laid",
  seat: 0,
  cards: [9, 3, 60],
  piles: [2, 1, 4],
  text: text("laid"),
};

describe("a trick that is won", () => {
  const told = steps(BEFORE, frame(PLAYED, WON, ...EFFECTS, LAID));

  it("is shown complete, then effect by effect; dead cards have no step", () => {
    expect(told.map((each) => each.prompt.key)).toEqual(["won", "killed", "taxes", "converted"]);
  });

  it("is shown as played, with its winner, then as its cards act", () => {
    expect(trickOf(told[0]).map((item) => [item.id, item.marks])).toEqual([
      ["card-3", ["led"]],
      ["card-60", []],
      ["card-9", ["winning"]],
    ]);
    expect(trickOf(told[1]).map((item) => item.id)).toEqual(["card-9", "card-3", "card-60"]);
    expect(of(told[0], "hand")?.items).toEqual([]);
  });

  it("lets one card at a time step forward, and its victim fall for good", () => {
    const marked = (mark: string): string[][] =>
      told.map((each) =>
        trickOf(each)
          .filter((item) => item.marks.includes(mark))
          .map((item) => item.id),
      );
    expect(marked("acting")).toEqual([[], ["card-9"], ["card-3"], ["card-3"]]);
    expect(marked("fallen")).toEqual([[], ["card-60"], ["card-60"], ["card-60"]]);
  });

  it("counts what is collected, with the pennant", () => {
    expect(told.map((each) => of(each, "money-0")?.amount)).toEqual([5, 5, 11, 11]);
    expect(told.map((each) => of(each, "money-0")?.note?.args["count"])).toEqual([
      undefined,
      undefined,
      1,
      1,
    ]);
  });

  it("gives converts their new religion", () => {
    expect(
      told.map((each) => trickOf(each).find((item) => item.id === "card-9")?.look["religion"]),
    ).toEqual(["catholic", "catholic", "catholic", "protestant"]);
  });

  it("stops where the winner has to choose, and continues from there", () => {
    expect(steps(BEFORE, frame(PLAYED, WON)).map((each) => each.prompt.key)).toEqual(["won"]);
    const chosen = scene(
      card(9, "nobles", 10, 0, "acting", "winning"),
      card(3, "nobles", 4, 1),
      card(60, "wild", 4, 2, "chosen"),
    );
    const [next] = steps(chosen, frame(EFFECTS[0] as GameEvent, LAID));
    expect(trickOf(next).map((item) => item.marks)).toEqual([
      ["winning", "acting"],
      [],
      ["fallen"],
    ]);
  });

  it("has a recap that names where it went", () => {
    const last = themeOf("tolerance").recap?.(BEFORE, frame(PLAYED, WON, ...EFFECTS, LAID));
    expect(last?.items.map((item) => [item.id, item.seat, item.marks])).toEqual([
      ["card-9", 0, ["winning", "converted"]],
      ["card-3", 1, []],
      ["card-60", 2, ["fallen"]],
    ]);
    expect([last?.text.key, last?.at?.key]).toEqual(["laid", "tolerance-fact-trick"]);
    expect(themeOf("tolerance").recap?.(BEFORE, frame(PLAYED, WON))).toBeNull();
  });

  it("needs no step if a card is only played", () => {
    expect(steps(BEFORE, frame({ ...PLAYED, seat: 1 }))).toEqual([]);
  });
});

describe("the end of a reign", () => {
  const over: GameEvent = { kind: "reign-over", reign: 0, alive: 1, text: text("over") };
  const seat = (kind: string, number: number, more: Record<string, unknown>): GameEvent => ({
    kind,
    seat: number,
    text: text(kind),
    ...more,
  });

  it("is shown after the trick: taxes, piety and points of all seats at once", () => {
    const events = [0, 1].map((each) => seat("crown-taxes", each, { total: 8 + each }));
    const pieties = [0, 1].map((each) => seat("living-piety", each, { totals: [6, 7] }));
    const scores = [
      seat("scored", 0, { gained: -2, total: 3 }),
      seat("scored-hidden", 1, { gained: 4, total: 9 }),
    ];
    const told = steps(BEFORE, frame(PLAYED, WON, LAID, over, ...events, ...pieties, ...scores));
    expect(told.map((each) => each.prompt.key)).toEqual([
      "won",
      "over",
      "web-tolerance-taxes",
      "web-tolerance-piety",
      "web-tolerance-scored",
    ]);
    const at = (id: string): (number | null | undefined)[] =>
      told.map((each) => of(each, id)?.amount);
    expect(at("money-1")).toEqual([5, 5, 9, 9, 9]);
    expect(at("protestant_piety-0")).toEqual([5, 5, 5, 7, 7]);
    expect(at("points-1")).toEqual([5, 5, 5, 5, 9]);
    expect(of(told.at(-1), "points-0")?.items.map((item) => item.look)).toEqual([
      { line: "mary", points: "-2" },
    ]);
    expect(
      [at("board-0-living-protestant"), at("board-0-dead-catholic")].map((each) =>
        each.slice(0, 2),
      ),
    ).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("lets the Monarch step forward, and the victim fall", () => {
    const monarch = { ...card(70, "wild", 14, 0), seat: null };
    const victim = { ...card(5, "nobles", 6, 0), seat: null };
    const before = scene();
    before.zones = before.zones.map((each) =>
      each.id === "board-0-living-catholic"
        ? { ...each, items: [monarch], amount: 1 }
        : each.id === "board-2-living-catholic"
          ? { ...each, items: [victim], amount: 1 }
          : each,
    );
    const told = steps(before, frame(seat("executed", 0, { monarch: 70, card: 5, owner: 2 })));
    expect(told.map((each) => trickOf(each).map((item) => [item.id, item.marks]))).toEqual([
      [
        ["card-70", ["acting"]],
        ["card-5", ["chosen"]],
      ],
      [
        ["card-70", ["acting"]],
        ["card-5", ["fallen"]],
      ],
    ]);
    expect(of(told[0], "board-2-living-catholic")?.amount).toBe(0);
  });
});

describe("a card", () => {
  it("is read from the sentence about it", () => {
    expect(cardOf(printed("satyr", "wild", 3, KILLS), "card-59", "catholic")).toMatchObject({
      id: "card-59",
      look: {
        card: "satyr",
        suit: "wild",
        rank: "3",
        religion: "catholic",
        prevailing: "yes",
        piety: "3",
        money: "-1",
        effect: "kill",
        target: "highest_rank all",
        count: "1",
        guild: "no",
      },
    });
    expect(
      cardOf(printed("carpenter", "townsfolk", 9, text("tolerance-effect-guild")), "c", "neutral")
        .look,
    ).toMatchObject({ effect: "none", guild: "yes", count: "all", target: "" });
  });

  it("is the same as the server's item, for all cards", () => {
    const python = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";
    const rows = JSON.parse(
      execFileSync(python, ["tests/themes/tolerance/cards.py"], { maxBuffer: 2 ** 26 }).toString(),
    ) as { printed: Text; item: Item; prevails: string }[];
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows)
      expect(cardOf(row.printed, row.item.id, row.prevails).look).toEqual(row.item.look);
  });
});

it("acts from the highest rank down, equal ranks by suit", () => {
  const items = [
    card(1, "wild", 9, 0),
    card(2, "clergy", 9, 1),
    card(3, "peasants", 12, 2),
    card(4, "nobles", 1, 3),
  ];
  expect([...orderOf(items).entries()]).toEqual([
    ["card-3", 1],
    ["card-2", 2],
    ["card-1", 3],
    ["card-4", 4],
  ]);
});

it("seats the others from the viewer's left, and orders the trick from its leader", () => {
  expect(others(scene().seats, 1).map((panel) => panel.seat)).toEqual([2, 0]);
  expect(others(scene().seats, null).map((panel) => panel.seat)).toEqual([0, 1, 2]);
  expect(playing(scene())).toEqual([1, 2, 0]);
});

it("leaves no zone out", () => {
  const all = scene().zones.map((each) => each.id);
  expect(all.filter((id) => !placedZones(scene()).includes(id))).toEqual([]);
  const more = { ...scene(), zones: [...scene().zones, zone("something-new", [])] };
  expect(more.zones.map((each) => each.id).filter((id) => !placedZones(more).includes(id))).toEqual(
    ["something-new"],
  );
});
