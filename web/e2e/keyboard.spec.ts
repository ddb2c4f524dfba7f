// Whole games by somebody who sees nothing: only roles, names and what is said aloud; only Tab, arrows, Enter and Escape.

import type { Frame, Settings } from "../src/lib/wire";
import type { Words } from "../src/lib/words";
import { all, Ear, find, words as wordsOf, type Heard } from "./ear";
import { expect, test } from "./fixtures";
import { begun } from "./tables";
import type { Wire } from "./wire";

const SOAK = process.env["SOAK"] !== undefined;
const MOST = 1500;

// Which of the answers, by their words.
type Decide = (prompt: string, answers: string[], words: Words) => number;

const KINDS = ["murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy", "mercy", "sincerity", "generosity", "chastity", "temperance", "humility", "faith"];

// Whether an answer is the sentence of this key, whatever it is about: it has all of its words that do not change, in their order.
function isSaid(answer: string, key: string, words: Words): boolean {
  const blanks = Object.fromEntries(["choice", "site", "stone", "letter", "price"].map((name) => [name, "…"]));
  let from = 0;
  return words.tell(key, blanks).split("…").every((part) => {
    const at = answer.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

// What is done in Mea Culpa, if it can be: a bid is sealed as it is; every crew works at the first site; what can be bought is bought, so that rounds end.
const EAGERLY = ["web-mea_culpa-seal", "mea_culpa-choice-crew", "mea_culpa-choice-buy-letter", "mea_culpa-choice-buy", "mea_culpa-choice-take"];

const DECIDE: Record<string, Decide> = {
  mea_culpa: (_, answers, words) => {
    const wanted = EAGERLY.map((key) => answers.findIndex((answer) => isSaid(answer, key, words)));
    return wanted.find((at) => at >= 0) ?? 0;
  },
  indulgence: () => 0,
  tolerance: () => 0,
  // Names what one holds most of, lays one card of it, doubts.
  dogma: (prompt, answers, words) => {
    const kinds = KINDS.map((kind) => words.tell(`dogma-kind-${kind}`));
    const kindIn = (text: string): string => kinds.find((kind) => text.includes(kind)) ?? "";
    const of = answers.map(kindIn);
    if (of[0] === "") return Math.min(1, answers.length - 1);
    if (of.at(-1) === "") return answers.length - 1;
    const held = answers.map((answer) => Number(/\d+/.exec(answer)?.[0] ?? 0));
    const best = held.indexOf(Math.max(...held));
    const right = of.findIndex((kind) => prompt.includes(kind));
    return right >= 0 ? right : best;
  },
};

class Listener {
  readonly ear: Ear;
  constructor(
    ear: Ear,
    readonly words: Words,
    readonly wire: Wire,
  ) {
    this.ear = ear;
  }

  // What is asked, and what may be answered; null when the game is over.
  async asked(): Promise<{ prompt: string; answers: string[] } | null> {
    for (;;) {
      const tree = await this.ear.tree();
      if (find(tree, (each) => each.role === "region" && each.name === this.words.tell("web-outcome")) !== null) return null;
      const region = find(tree, (each) => each.role === "region" && each.name === this.words.tell("web-asked-of-you"));
      const buttons = region === null ? [] : all(region, (each) => each.role === "button" && !each.disabled);
      const list = buttons.find((each) => each.name === this.words.tell("web-choices-list"));
      if (list !== undefined) {
        await this.push(list.name);
        continue;
      }
      const answers = buttons.filter((each) => each.name !== this.words.tell("web-choices-fewer"));
      if (region !== null && answers.length > 0) return { prompt: wordsOf(region), answers: answers.map((each) => each.name) };
    }
  }

  async push(name: string): Promise<void> {
    await this.ear.goTo((each) => each.role === "button" && each.name === name && !each.disabled, `the button “${name}”`);
    await this.ear.press("Enter");
  }

  async play(decide: Decide, most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) {
      const asked = await this.asked();
      if (asked === null) return true;
      const answer = asked.answers[decide(asked.prompt, asked.answers, this.words)];
      if (answer === undefined) throw new Error(`no answer to ${asked.prompt}`);
      const before = this.wire.count;
      await this.push(answer);
      await this.wire.after(before);
    }
    return (await this.asked()) === null;
  }
}

const isNamed = (each: Heard): boolean => each.name !== "";

test("everything that can be pressed at a table has a name", async ({ page, context, served }) => {
  for (const [game, seats] of [
    ["indulgence", 4],
    ["dogma", 5],
    ["tolerance", 5],
    ["mea_culpa", 4],
  ] as const) {
    await page.goto(await begun(context, served.url, { game, seats }));
    await expect(page.locator(".asks.now")).toBeVisible();
    const tree = await new Ear(page).tree();
    const pressed = all(tree, (each) => ["button", "link", "textbox", "combobox"].includes(each.role));
    expect(pressed.length).toBeGreaterThan(10);
    expect(pressed.filter((each) => !isNamed(each))).toEqual([]);
    for (const role of ["banner", "main", "navigation"]) expect(find(tree, (each) => each.role === role), role).not.toBeNull();
    expect(find(tree, (each) => each.role === "heading"), "a heading").not.toBeNull();
  }
});

test("cards are played from the hand with arrows and Enter, and what one does is said aloud", { tag: "@wide" }, async ({ page, context, served, words, wire }) => {
  await page.goto(await begun(context, served.url, { game: "indulgence", seats: 3 }));
  await expect(page.locator(".asks.now")).toBeVisible();
  const ear = new Ear(page);
  const said = async (): Promise<string> => {
    const log = find(await ear.tree(), (each) => each.role === "log");
    return log === null ? "" : wordsOf(log);
  };
  let cards = 0;
  for (let count = 0; cards < 3 && count < 12; count += 1) {
    await expect(page.locator(".asks.now")).toBeVisible();
    const [before, received] = [wire.count, wire.received.length];
    const can = (each: Heard): boolean => each.role === "button" && !each.disabled && (each.name.endsWith(words.tell("web-can")) || answers.includes(each.name));
    const region = find(await ear.tree(), (each) => each.role === "region" && each.name === words.tell("web-asked-of-you"));
    const answers = (region === null ? [] : all(region, (each) => each.role === "button")).map((each) => each.name).filter((name) => name !== words.tell("web-choices-list"));
    await ear.goTo(can, "anything that can be chosen");
    // The first answer in words, that is: no sin, with which each card could be played in two ways. Of cards, the next if there is one.
    if (answers.length > 0) await ear.goTo((each) => each.name === answers[0], "the first answer");
    else {
      const first = await ear.focused();
      await ear.press("ArrowRight");
      if (!can(await ear.focused())) await ear.press("ArrowLeft");
      if (!can(await ear.focused())) throw new Error(`the arrows do not come back to ${first.name}`);
      cards += 1;
    }
    await ear.press("Enter");
    await wire.after(before);
    const events = wire.received.slice(received).flatMap((text) => (JSON.parse(text) as Partial<Frame>).events ?? []);
    const names = { 0: "Anna", 1: "", 2: "" };
    const [event] = events;
    if (event !== undefined && JSON.stringify(event.text).match(/"seat":[12]/) === null) await expect.poll(said).toContain(words.say(event.text, names, 0));
  }
  expect(cards).toBe(3);
  const lines = (await said()).split(/(?<=[.?!。？！]) /);
  expect(lines.length).toBeGreaterThan(3);
});

function whole(game: string, seats: number, about: string, more: Partial<Settings> = {}): void {
  test(`${game}, by ear and keys: a whole game${about}`, { tag: "@wide" }, async ({ page, context, served, words, wire }) => {
    test.setTimeout(1_800_000);
    await page.goto(await begun(context, served.url, { game, seats, ...more }));
    const listener = new Listener(new Ear(page), words, wire);
    expect(await listener.play(DECIDE[game] as Decide, MOST)).toBe(true);
    expect(wire.frame?.result?.by_rules).toBe(true);
    const outcome = find(await new Ear(page).tree(), (each) => each.role === "region" && each.name === words.tell("web-outcome"));
    expect(outcome === null ? "" : wordsOf(outcome)).toContain(words.tell("web-outcome"));
  });
}

test.describe("told at once", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  // With short hands, or it would take minutes.
  whole("dogma", 2, " with six cards each", { house_rules: "[game]\ntwo_players = 6\n" });
  if (SOAK) {
    whole("dogma", 3, "");
    whole("indulgence", 3, "");
    whole("tolerance", 3, "");
    whole("mea_culpa", 2, "");
    whole("mea_culpa", 3, " with Meta Culpa", { options: { meta_culpa: "on" } });
  }
});
