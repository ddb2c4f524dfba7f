// Whole games by somebody who sees nothing: only roles, names and what is said aloud; only Tab, arrows, Enter and Escape.

import type { Frame, Settings } from "../src/lib/net/protocol";
import type { Translator } from "../src/lib/i18n/translator";
import { all, ScreenReader, find, words as wordsOf, type Heard } from "./support/screen-reader";
import type { Decide } from "./support/driver";
import { driverOf, DRIVERS } from "./support/drivers";
import { expect, test } from "./support/fixtures";
import { begun } from "./support/create-tables";
import type { SocketLog } from "./support/socket-log";

const SOAK = process.env["SOAK"] !== undefined;
const MOST = 1500;

class Listener {
  readonly ear: ScreenReader;
  constructor(
    ear: ScreenReader,
    readonly words: Translator,
    readonly wire: SocketLog,
  ) {
    this.ear = ear;
  }

  // What is asked, and what may be answered; null when the game is over.
  async asked(): Promise<{ prompt: string; answers: string[] } | null> {
    for (;;) {
      const tree = await this.ear.tree();
      if (find(tree, (each) => each.role === "region" && each.name === this.words.translate("web-outcome")) !== null) return null;
      const region = find(tree, (each) => each.role === "region" && each.name === this.words.translate("web-asked-of-you"));
      const buttons = region === null ? [] : all(region, (each) => each.role === "button" && !each.disabled);
      const list = buttons.find((each) => each.name === this.words.translate("web-choices-list"));
      if (list !== undefined) {
        await this.push(list.name);
        continue;
      }
      const answers = buttons.filter((each) => each.name !== this.words.translate("web-choices-fewer"));
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
  for (const [game, driver] of DRIVERS) {
    await page.goto(await begun(context, served.url, { game, seats: driver.seats.many }));
    await expect(page.locator(".asks.now")).toBeVisible();
    const tree = await new ScreenReader(page).tree();
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
  const ear = new ScreenReader(page);
  const said = async (): Promise<string> => {
    const log = find(await ear.tree(), (each) => each.role === "log");
    return log === null ? "" : wordsOf(log);
  };
  let cards = 0;
  for (let count = 0; cards < 3 && count < 12; count += 1) {
    await expect(page.locator(".asks.now")).toBeVisible();
    const [before, received] = [wire.count, wire.received.length];
    const can = (each: Heard): boolean => each.role === "button" && !each.disabled && (each.name.endsWith(words.translate("web-can")) || answers.includes(each.name));
    const region = find(await ear.tree(), (each) => each.role === "region" && each.name === words.translate("web-asked-of-you"));
    const answers = (region === null ? [] : all(region, (each) => each.role === "button")).map((each) => each.name).filter((name) => name !== words.translate("web-choices-list"));
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
    if (event !== undefined && JSON.stringify(event.text).match(/"seat":[12]/) === null) await expect.poll(said).toContain(words.format(event.text, names, 0));
  }
  expect(cards).toBe(3);
  const lines = (await said()).split(/(?<=[.?!。？！]) /);
  expect(lines.length).toBeGreaterThan(3);
});

function whole(game: string, seats: number, about: string, more: Partial<Settings> = {}): void {
  test(`${game}, by ear and keys: a whole game${about}`, { tag: "@wide" }, async ({ page, context, served, words, wire }) => {
    test.setTimeout(1_800_000);
    await page.goto(await begun(context, served.url, { game, seats, ...more }));
    const listener = new Listener(new ScreenReader(page), words, wire);
    expect(await listener.play(driverOf(game).decide, MOST)).toBe(true);
    expect(wire.frame?.result?.by_rules).toBe(true);
    const outcome = find(await new ScreenReader(page).tree(), (each) => each.role === "region" && each.name === words.translate("web-outcome"));
    expect(outcome === null ? "" : wordsOf(outcome)).toContain(words.translate("web-outcome"));
  });
}

test.describe("told at once", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  // With short hands, or it would take minutes.
  whole("dogma", 2, " with six cards each", { house_rules: "[game]\ntwo_players = 6\n" });
  if (SOAK) {
    for (const [game, { ear }] of DRIVERS) {
      for (const { seats, ...more } of ear) whole(game, seats, more.options === undefined ? "" : ` with ${Object.keys(more.options).join(", ")}`, more);
    }
  }
});
