// A table survives a lost connection, a crashed server, a reload in the middle of a decision, and
// two tabs of one seat.

import type { Page } from "@playwright/test";
import { FlakyConnection } from "./support/flaky-connection";
import { expect, test, UNREACHABLE } from "./support/fixtures";
import { TestServer } from "./support/server";
import { strategyFor } from "./support/drivers";
import { TablePage } from "./support/table-page";
import { startTable } from "./support/create-tables";
import { SocketLog } from "./support/socket-log";

// These tests stress the server, so they have their own.
const server = new TestServer();
test.describe.configure({ mode: "default" });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const notice = (page: Page) => page.locator(".notice");
const hand = (page: Page) => page.locator('[data-zone="hand"] .piece');

test(
  "a server that is killed in the middle of a game causes a short notice, and the game continues",
  { tag: "@wide" },
  async ({ page, context, socketLog, hasTouch, pageErrors }) => {
    pageErrors.allow(...UNREACHABLE);
    const table = new TablePage(page, socketLog, hasTouch);
    const path = await startTable(context, server.url, { game: "indulgence", seats: 3 });
    await page.goto(server.url + path);
    await table.ready();
    const prompt = await table.prompt.innerText();
    await server.kill();
    await expect(notice(page)).toBeVisible();
    await server.start();
    await expect(notice(page)).toBeHidden();
    await expect(table.prompt).toHaveText(prompt);
    await page.reload();
    await expect(table.choicePanel).toBeVisible();
    expect(await table.play(strategyFor("indulgence"), 3)).toBe(false);
  },
);

test(
  "a browser that is offline says so, and catches up by itself",
  { tag: "@wide" },
  async ({ page, context, socketLog, hasTouch, pageErrors }) => {
    pageErrors.allow(...UNREACHABLE);
    const table = new TablePage(page, socketLog, hasTouch);
    const crossing = await FlakyConnection.on(page);
    await page.goto(
      server.url + (await startTable(context, server.url, { game: "dogma", seats: 3 })),
    );
    await table.ready();
    await context.setOffline(true);
    await crossing.cut();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    crossing.mend();
    await expect(notice(page)).toBeHidden();
    expect(await table.play(strategyFor("dogma"), 3)).toBe(false);
  },
);

test(
  "a page that is reloaded in the middle of a decision shows the same prompt, with the cards laid so far",
  { tag: "@wide" },
  async ({ page, context, socketLog, hasTouch }) => {
    const table = new TablePage(page, socketLog, hasTouch);
    await page.goto(
      server.url +
        (await startTable(context, server.url, {
          game: "dogma",
          seats: 2,
          options: { first: "1" },
        })),
    );
    await table.play(strategyFor("dogma"), 2); // a name, and the first card
    await table.ready();
    const [prompt, before] = [await table.prompt.innerText(), await table.asked()];
    expect(before.words).toHaveLength(1); // that is all, or another card
    await page.reload();
    await table.ready();
    await expect(table.prompt).toHaveText(prompt);
    expect(await table.asked()).toEqual(before);
  },
);

test(
  "two tabs of one seat show the same, and simultaneous choices are played once",
  { tag: "@wide" },
  async ({ page, context, socketLog, hasTouch }) => {
    const path = await startTable(context, server.url, { game: "indulgence", seats: 3 });
    const one = new TablePage(page, socketLog, hasTouch);
    const other = await context.newPage();
    const two = new TablePage(other, new SocketLog(other), hasTouch);
    await page.goto(server.url + path);
    await other.goto(server.url + path);
    await toCards(one);
    await expect(hand(other)).toHaveCount(await hand(page).count());
    await two.ready();
    const held = await hand(page).count();
    const [card] = (await one.asked()).things;
    const both = [one, two].map((tab) => tab.page.locator(`.piece.choosable[data-item="${card}"]`));
    await Promise.all(both.map((each) => each.evaluate((button: HTMLElement) => button.click())));
    for (const tab of [page, other])
      await expect(tab.locator(`[data-zone="hand"] [data-item="${card}"]`)).toHaveCount(0);
    await one.ready();
    for (const tab of [page, other]) await expect(hand(tab)).toHaveCount(held - 1);
    expect(await two.play(strategyFor("indulgence"), 1)).toBe(false);
    await expect(hand(page)).toHaveCount(held - 2);
  },
);

for (const [fate, deaf] of [
  ["before the server could hear it", false],
  ["when the server had written it down", true],
] as const) {
  test(
    `a move that was sent when the server died, ${fate}, is made once`,
    { tag: "@wide" },
    async ({ page, context, socketLog, hasTouch, pageErrors }) => {
      pageErrors.allow(...UNREACHABLE);
      const table = new TablePage(page, socketLog, hasTouch);
      const crossing = await FlakyConnection.on(page);
      await page.goto(
        server.url + (await startTable(context, server.url, { game: "indulgence", seats: 3 })),
      );
      await toCards(table);
      const held = await hand(page).count();
      const [card] = (await table.asked()).things;
      const answers = socketLog.accepted;
      crossing.deaf = deaf;
      crossing.mute = !deaf;
      await table.touch(page.locator(`.piece.choosable[data-item="${card}"]`));
      if (deaf) await expect.poll(() => socketLog.accepted).toBe(answers + 1);
      else await expect.poll(() => crossing.swallowed).toBeGreaterThan(0);
      await expect(hand(page)).toHaveCount(held);
      await server.kill();
      crossing.deaf = crossing.mute = false;
      await server.start();
      await expect(page.locator(`[data-zone="hand"] [data-item="${card}"]`)).toHaveCount(0);
      await table.ready();
      await expect(hand(page)).toHaveCount(held - 1);
      await page.reload();
      await table.ready();
      await expect(hand(page)).toHaveCount(held - 1);
      expect(await table.play(strategyFor("indulgence"), 2)).toBe(false);
    },
  );
}

// Play until a card is asked for, without sinning: with the ring each card has two choices.
async function toCards(table: TablePage): Promise<void> {
  for (;;) {
    await table.ready();
    const { things, words } = await table.asked();
    if (words.length === 0 && things.length > 0 && things.every((each) => each.startsWith("card-")))
      return;
    const [first] = things;
    if (things.length + words.length > 0)
      await table.choose(
        first !== undefined && words.length === 0 ? { thing: first } : { word: 0 },
      );
  }
}
