import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { themedGames, fetchTheme, themeOf } from "../../src/lib/themes";
import "../../src/themes";
import type { Frame, Item, Scene, Text } from "../../src/lib/net/protocol";
import { Translator } from "../../src/lib/i18n/translator";

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

const GAMES = themedGames();
// Loading all themes takes long on a busy machine.
beforeAll(async () => void (await Promise.all(GAMES.map(fetchTheme))), 60_000);

test("the recap of a judgement shows the cards turned up and their owner", () => {
  const cards = [
    text("dogma-cards", { kind: text("dogma-kind-murder"), count: 2 }),
    text("dogma-cards", { kind: text("dogma-kind-mercy"), count: 1 }),
  ];
  const checked = { kind: "checked", laid_by: 2, text: text("dogma-tell-lie", { cards }) };
  const before = { facts: [text("dogma-fact-confession")], zones: [] } as unknown as Scene;
  const last = themeOf("dogma").recap?.(before, { events: [checked] } as unknown as Frame);
  expect(last?.items.map((item) => [item.look["kind"], item.seat])).toEqual([
    ["murder", 2],
    ["murder", 2],
    ["mercy", 2],
  ]);
  expect([last?.text, last?.at?.key]).toEqual([checked.text, "dogma-fact-confession"]);
  expect(themeOf("dogma").recap?.(before, { events: [] } as unknown as Frame)).toBeNull();
});

test("the recap of a trick shows who played what, in order, and who took it", () => {
  const lying = {
    id: "card-3",
    kind: "card",
    face: text("indulgence-card"),
    hidden: false,
    look: {},
    marks: ["led", "winning"],
    seat: 1,
  };
  const zones = [
    {
      id: "trick",
      kind: "row",
      label: text("x"),
      items: [lying],
      seat: null,
      amount: null,
      note: null,
    },
  ];
  const before = { facts: [text("indulgence-fact-trick")], zones, seats: [] } as unknown as Scene;
  const taken = { kind: "taken", seat: 0, cards: [8, 3, 20], text: text("indulgence-tell-taken") };
  const last = themeOf("indulgence").recap?.(before, { events: [taken] } as unknown as Frame);
  expect(last?.items.map((item) => [item.id, item.seat, item.marks.includes("winning")])).toEqual([
    ["card-3", 1, false],
    ["card-20", 2, false],
    ["card-8", 0, true],
  ]);
});

test("the recap of the bids shows them from the highest down", () => {
  const sealed = (seat: number): Item => ({
    id: `bid-${seat}`,
    kind: "bid",
    face: text("mea_culpa-bid-hidden"),
    hidden: true,
    look: {},
    marks: ["sealed"],
    seat,
  });
  const zones = [
    {
      id: "bids",
      kind: "row",
      label: text("x"),
      items: [sealed(0), sealed(1)],
      seat: null,
      amount: null,
      note: null,
    },
  ];
  const before = { facts: [text("mea_culpa-fact-round")], zones, seats: [] } as unknown as Scene;
  const of = (seat: number): Text => text("mea_culpa-bid-of", { who: { seat } });
  const bids = {
    kind: "bids",
    notches: [1, 4],
    coins: [8, 6],
    order: [1, 0],
    keeper: 1,
    text: text("mea_culpa-tell-bids", { bids: [of(1), of(0)] }),
  };
  const last = themeOf("mea_culpa").recap?.(before, { events: [bids] } as unknown as Frame);
  expect(last?.items.map((item) => [item.seat, item.hidden, item.look, item.marks])).toEqual([
    [1, false, { notches: "4", coins: "6" }, ["winning"]],
    [0, false, { notches: "1", coins: "8" }, []],
  ]);
  expect(last?.items.map((item) => item.face)).toEqual([of(1), of(0)]);
  expect(themeOf("mea_culpa").recap?.(before, { events: [] } as unknown as Frame)).toBeNull();
});

test.each(["en", "ja"] as const)("each recap has a name in %s", (language) => {
  const source = GAMES.map((game) =>
    readFileSync(`../src/simony/games/${game}/text/${language}.ftl`, "utf-8"),
  ).join("\n");
  const words = new Translator(language, source);
  for (const game of GAMES)
    expect(words.has(`web-last-${game}`)).toBe(themeOf(game).recap !== undefined);
});
