// Whole games without sight: only roles, names and the live region; only Tab, arrows, Enter and
// Escape.

import type { Frame, Settings } from "../src/lib/net/protocol";
import type { Translator } from "../src/lib/i18n/translator";
import {
  all,
  ScreenReader,
  find,
  words as wordsOf,
  type AccessibleNode,
} from "./support/screen-reader";
import type { Decide } from "./support/driver";
import { driverOf, DRIVERS } from "./support/drivers";
import { expect, test } from "./support/fixtures";
import { startTable } from "./support/create-tables";
import type { SocketLog } from "./support/socket-log";

const SOAK = process.env["SOAK"] !== undefined;
const MOST = 1500;

class Listener {
  readonly screenReader: ScreenReader;
  constructor(
    screenReader: ScreenReader,
    readonly words: Translator,
    readonly socketLog: SocketLog,
  ) {
    this.screenReader = screenReader;
  }

  // Return the prompt and the answers; null when the game is over.
  async asked(): Promise<{ prompt: string; answers: string[] } | null> {
    for (;;) {
      const tree = await this.screenReader.tree();
      if (
        find(
          tree,
          (each) => each.role === "region" && each.name === this.words.translate("web-outcome"),
        ) !== null
      )
        return null;
      const region = find(
        tree,
        (each) => each.role === "region" && each.name === this.words.translate("web-asked-of-you"),
      );
      const buttons =
        region === null ? [] : all(region, (each) => each.role === "button" && !each.disabled);
      const list = buttons.find((each) => each.name === this.words.translate("web-choices-list"));
      if (list !== undefined) {
        await this.push(list.name);
        continue;
      }
      const answers = buttons.filter(
        (each) => each.name !== this.words.translate("web-choices-fewer"),
      );
      if (region !== null && answers.length > 0)
        return { prompt: wordsOf(region), answers: answers.map((each) => each.name) };
    }
  }

  async push(name: string): Promise<void> {
    await this.screenReader.goTo(
      (each) => each.role === "button" && each.name === name && !each.disabled,
      `the button “${name}”`,
    );
    await this.screenReader.press("Enter");
  }

  async play(decide: Decide, most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) {
      const asked = await this.asked();
      if (asked === null) return true;
      const answer = asked.answers[decide(asked.prompt, asked.answers, this.words)];
      if (answer === undefined) throw new Error(`no answer to ${asked.prompt}`);
      const before = this.socketLog.count;
      await this.push(answer);
      await this.socketLog.after(before);
    }
    return (await this.asked()) === null;
  }
}

const isNamed = (each: AccessibleNode): boolean => each.name !== "";

test("everything that can be pressed at a table has a name", async ({ page, context, server }) => {
  for (const [game, driver] of DRIVERS) {
    await page.goto(await startTable(context, server.url, { game, seats: driver.seats.many }));
    await expect(page.locator(".choice-panel.now")).toBeVisible();
    const tree = await new ScreenReader(page).tree();
    const pressed = all(tree, (each) =>
      ["button", "link", "textbox", "combobox"].includes(each.role),
    );
    expect(pressed.length).toBeGreaterThan(10);
    expect(pressed.filter((each) => !isNamed(each))).toEqual([]);
    for (const role of ["banner", "main", "navigation"])
      expect(
        find(tree, (each) => each.role === role),
        role,
      ).not.toBeNull();
    expect(
      find(tree, (each) => each.role === "heading"),
      "a heading",
    ).not.toBeNull();
  }
});

test(
  "cards are played from the hand with arrows and Enter, and moves are read aloud",
  { tag: "@wide" },
  async ({ page, context, server, words, socketLog }) => {
    await page.goto(await startTable(context, server.url, { game: "indulgence", seats: 3 }));
    await expect(page.locator(".choice-panel.now")).toBeVisible();
    const screenReader = new ScreenReader(page);
    const said = async (): Promise<string> => {
      const log = find(await screenReader.tree(), (each) => each.role === "log");
      return log === null ? "" : wordsOf(log);
    };
    let cards = 0;
    for (let count = 0; cards < 3 && count < 12; count += 1) {
      await expect(page.locator(".choice-panel.now")).toBeVisible();
      const [before, received] = [socketLog.count, socketLog.received.length];
      const can = (each: AccessibleNode): boolean =>
        each.role === "button" &&
        !each.disabled &&
        (each.name.endsWith(words.translate("web-can")) || answers.includes(each.name));
      const region = find(
        await screenReader.tree(),
        (each) => each.role === "region" && each.name === words.translate("web-asked-of-you"),
      );
      const answers = (region === null ? [] : all(region, (each) => each.role === "button"))
        .map((each) => each.name)
        .filter((name) => name !== words.translate("web-choices-list"));
      await screenReader.goTo(can, "anything that can be chosen");
      // Take the first answer in words: that is no sin, which would give each card two choices. Of
      // cards take the next, if there is one.
      if (answers.length > 0)
        await screenReader.goTo((each) => each.name === answers[0], "the first answer");
      else {
        const first = await screenReader.focused();
        await screenReader.press("ArrowRight");
        if (!can(await screenReader.focused())) await screenReader.press("ArrowLeft");
        if (!can(await screenReader.focused()))
          throw new Error(`the arrows do not come back to ${first.name}`);
        cards += 1;
      }
      await screenReader.press("Enter");
      await socketLog.after(before);
      const events = socketLog.received
        .slice(received)
        .flatMap((text) => (JSON.parse(text) as Partial<Frame>).events ?? []);
      const names = { 0: "Anna", 1: "", 2: "" };
      const [event] = events;
      if (event !== undefined && JSON.stringify(event.text).match(/"seat":[12]/) === null)
        await expect.poll(said).toContain(words.format(event.text, names, 0));
    }
    expect(cards).toBe(3);
    const lines = (await said()).split(/(?<=[.?!。？！]) /);
    expect(lines.length).toBeGreaterThan(3);
  },
);

function whole(game: string, seats: number, about: string, more: Partial<Settings> = {}): void {
  test(
    `${game}, by ear and keys: a whole game${about}`,
    { tag: "@wide" },
    async ({ page, context, server, words, socketLog }) => {
      test.setTimeout(1_800_000);
      await page.goto(await startTable(context, server.url, { game, seats, ...more }));
      const listener = new Listener(new ScreenReader(page), words, socketLog);
      expect(await listener.play(driverOf(game).decide, MOST)).toBe(true);
      expect(socketLog.frame?.result?.by_rules).toBe(true);
      const outcome = find(
        await new ScreenReader(page).tree(),
        (each) => each.role === "region" && each.name === words.translate("web-outcome"),
      );
      expect(outcome === null ? "" : wordsOf(outcome)).toContain(words.translate("web-outcome"));
    },
  );
}

test.describe("without animations", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  // With short hands, because whole games take minutes.
  whole("dogma", 2, " with six cards each", { house_rules: "[game]\ntwo_players = 6\n" });
  if (SOAK) {
    for (const [game, { screenReader }] of DRIVERS) {
      for (const { seats, ...more } of screenReader)
        whole(
          game,
          seats,
          more.options === undefined ? "" : ` with ${Object.keys(more.options).join(", ")}`,
          more,
        );
    }
  }
});
