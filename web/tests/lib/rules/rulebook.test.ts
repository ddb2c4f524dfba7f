import { expect, test } from "vitest";
import {
  chaptersOf,
  houseRulesFile,
  ruleForProblem,
  nestedTexts,
} from "../../../src/lib/rules/rulebook";
import type { Scene, Text } from "../../../src/lib/net/protocol";
import { fetchPictures } from "../../../src/lib/themes";
import "../../../src/themes";
import indulgence, { edictOf } from "../../../src/themes/indulgence/pictures";
import meaCulpa, { roomOf, rowsOf } from "../../../src/themes/mea_culpa/pictures";
import tolerance, { cardOf } from "../../../src/themes/tolerance/pictures";

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });
const WORDS: Record<string, string> = {
  "g-rules-goal": "Win.",
  "g-rules-rulings": "Rulings:",
  "g-rules-i19": "I19. The ring is for the sinner.",
  "g-rules-one": "One.",
};
const texts = {
  format: (each: Text) => WORDS[each.key] ?? each.key,
  heading: (anchor: string) => ({ goal: "The aim", rulings: "Rulings" })[anchor] ?? "",
};

test("texts without a heading continue the previous chapter, each with its own anchor", () => {
  const rules = [
    text("g-rules-goal"),
    text("g-rules-one"),
    text("g-rules-one"),
    text("g-rules-rulings"),
    text("g-rules-i19"),
  ];
  const chapters = chaptersOf("g", rules, texts);
  expect(chapters.map((chapter) => chapter.title)).toEqual(["The aim", "Rulings"]);
  expect(chapters[0]?.paragraphs.map((each) => each.id)).toEqual(["goal", "one", "one-2"]);
});

test("a ruling is found by its number, which is not repeated in its text", () => {
  const [, rulings] = chaptersOf(
    "g",
    [text("g-rules-goal"), text("g-rules-rulings"), text("g-rules-i19")],
    texts,
  );
  expect(rulings?.paragraphs[1]).toMatchObject({
    id: "I19",
    number: "I19",
    words: "The ring is for the sinner.",
  });
});

test("nested texts are found at any depth", () => {
  expect(
    nestedTexts(text("a", { list: [text("b"), 3], deep: text("c", { more: text("d") }) })).map(
      (each) => each.key,
    ),
  ).toEqual(["a", "b", "c", "d"]);
});

test("a file of all figures can be read back as TOML", () => {
  const figures = [
    { name: "game.florins", value: 30 },
    { name: "edict.sixes.ban", value: true },
    { name: "edict.pairs.families", value: ["medici", "orsini"] },
  ];
  expect(houseRulesFile(figures)).toBe(
    'game.florins = 30\nedict.sixes.ban = true\nedict.pairs.families = ["medici","orsini"]\n',
  );
});

test("an Edict's card is read from the sentence about it", () => {
  const name = text("indulgence-edict-name-cards", {
    what: text("indulgence-cards-numbers", {
      numbers: text("indulgence-number-each", { number: 6 }),
    }),
  });
  const sentence = text("indulgence-rules-one-edict", {
    edict: text("indulgence-edict-full", {
      name: text("indulgence-edict-quoted", { name }),
      cost: text("indulgence-edict-cost-cards", {
        price: text("indulgence-florins", { count: 2 }),
      }),
      sin: text("indulgence-edict-sin", { price: text("indulgence-florins", { count: 5 }) }),
    }),
  });
  expect(edictOf(sentence)?.look).toMatchObject({
    kind: "cards",
    families: "medici sforza borgia orsini",
    numbers: "6",
    pays: "2",
    "sin-pays": "5",
  });
  expect(indulgence.of("one-edict", sentence)).toHaveLength(1);
});

test("a card of Tolerance is read from the sentence about it", () => {
  const reach = text("tolerance-reach-some", {
    count: 1,
    what: [text("tolerance-target-nobles"), text("tolerance-target-peasants")],
  });
  const sentence = text("tolerance-rules-one-card", {
    card: text("tolerance-card-full", {
      card: text("tolerance-card", {
        name: text("tolerance-card-valiant-knight"),
        suit: text("tolerance-suit-nobles"),
        rank: 8,
      }),
      religion: text("tolerance-religion-prevailing"),
      piety: 2,
      money: 0,
      effect: text("tolerance-effect-kill", { reach }),
    }),
  });
  const look = {
    card: "valiant-knight",
    suit: "nobles",
    rank: "8",
    religion: "prevailing",
    prevailing: "yes",
    piety: "2",
    money: "0",
    effect: "kill",
    target: "nobles peasants",
    count: "1",
    guild: "no",
  };
  expect(cardOf(sentence)?.look).toEqual(look);
  expect(tolerance.of("one-card", sentence)).toHaveLength(1);
  expect(cardOf(text("tolerance-rules-goal"))).toBeNull();
});

test("a role is pictured once, beside its first line of pay", () => {
  const line = (reign: string): Text =>
    text("tolerance-rules-one-role", {
      role: text("tolerance-role-ned"),
      reign: text(`tolerance-reign-${reign}`),
      lines: [],
    });
  expect(
    ["mary", "elizabeth", "james"].map((reign) =>
      tolerance.of("one-role", line(reign)).map((each) => each.look),
    ),
  ).toEqual([[{ role: "ned" }], [], []]);
});

test("a refusal links to its ruling, or to the rule about the decision; other problems have no link", () => {
  const scene = {
    game: "indulgence",
    about: [{ key: "indulgence-rules-play", args: {} }],
  } as unknown as Scene;
  expect(
    ruleForProblem({ key: "indulgence-why-banned", args: {}, text: "", ruling: "I13" }, scene),
  ).toBe("I13");
  expect(ruleForProblem({ key: "indulgence-why-follow", args: {}, text: "" }, scene)).toBe("play");
  expect(ruleForProblem({ key: "table-stale", args: {}, text: "" }, scene)).toBeNull();
});

test("the Letters under a cathedral, and a card of the House, are read from the sentences about them", () => {
  const letters = [
    text("mea_culpa-letters", { count: 3, colour: text("mea_culpa-colour-blue") }),
    text("mea_culpa-letters", { count: 1, colour: text("mea_culpa-colour-red") }),
  ];
  const row = text("mea_culpa-row", { category: text("mea_culpa-category-finery"), letters });
  const site = text("mea_culpa-rules-one-row", {
    site: text("mea_culpa-site-left"),
    rows: text("row-join", { head: row, last: row }),
  });
  expect(rowsOf(site).map((each) => each.look)).toEqual(
    Array(2).fill({ category: "finery", blue: "3", red: "1" }),
  );
  const card = text("mea_culpa-rules-one-card", {
    card: text("mea_culpa-card-lust", { amount: 2 }),
    copies: 2,
    notches: text("mea_culpa-notches", { count: 2 }),
    more: text("mea_culpa-card-full-lust", { amount: 2 }),
  });
  expect(roomOf(card)).toMatchObject({
    kind: "room",
    look: { card: "lust", state: "open", notches: "2" },
  });
  expect(meaCulpa.of("one-card", card)).toHaveLength(1);
  expect(meaCulpa.of("sites", card).map((each) => each.look["stage"])).toEqual([
    "nothing",
    "nave",
    "cathedral",
  ]);
});

test("a game's pictures are fetched by its name; a game without any has none", async () => {
  expect(await fetchPictures("indulgence")).toBe(indulgence);
  expect((await fetchPictures("unheard-of")).of("goal", text("unheard-of-rules-goal"))).toEqual([]);
});
