// Friends at one table, each with a browser of their own, come by link.

import type { Frame, Item } from "../src/lib/net/protocol";
import { expect, test } from "./support/fixtures";
import { strategyFor } from "./support/drivers";
import { Table, type Strategy } from "./support/table-page";
import { idOf, introduce, opened, take } from "./support/create-tables";
import { SocketLog } from "./support/socket-log";

const SOAK = process.env["SOAK"] !== undefined;

// Whoever is asked; null when the game is over.
async function asked(tables: Table[]): Promise<Table | null> {
  for (;;) {
    const counts = tables.map((table) => table.wire.count);
    for (const table of tables) {
      if (await table.outcome.isVisible()) return null;
      if (await table.lit.first().isVisible()) return table;
    }
    await Promise.race(tables.map((table, place) => table.wire.after(counts[place] ?? 0)));
  }
}

// So many choices, whoever is to make them; after each, neither has been told what the other holds. True if the game is over.
async function playOn(tables: [Table, Table], strategies: Map<Table, Strategy>, most: number): Promise<boolean> {
  const secrets = [new Secret(tables[0], tables[1]), new Secret(tables[1], tables[0])];
  for (let count = 0; count < most; count += 1) {
    const table = await asked(tables);
    if (table === null) return true;
    const choice = await table.asked();
    if (choice.things.length + choice.words.length > 0) await table.choose((strategies.get(table) as Strategy)(choice));
    for (const secret of secrets) await secret.isKept();
  }
  return false;
}

// What somebody holds must not be told to somebody else, neither by the thing's name nor in words, as long as it is held.
class Secret {
  constructor(
    readonly holder: Table,
    readonly other: Table,
  ) {}

  // One page may be a moment ahead of the other; what was really told stays told.
  async isKept(): Promise<void> {
    await expect.poll(() => this.leaks()).toEqual([]);
  }

  async leaks(): Promise<string[]> {
    const [mine, theirs] = [dealt(this.holder.wire), dealt(this.other.wire)];
    if (mine.hand !== theirs.hand) return ["one page is a hand ahead"];
    const cards = this.holder.wire.frame?.scene.zones.find((zone) => zone.id === "hand")?.items ?? [];
    const told = this.other.wire.received.slice(theirs.since).join("\n");
    const there = await this.other.page.locator("[data-item]").evaluateAll((things) => things.map((each) => (each as HTMLElement).dataset["item"] ?? ""));
    const isTold = (card: Item): boolean => told.includes(`"${card.id}"`) || told.includes(JSON.stringify(card.face)) || there.includes(card.id);
    return cards.filter(isTold).map((card) => card.id);
  }
}

// Which hand of the game was dealt last, and since when.
function dealt(wire: SocketLog): { hand: number; since: number } {
  const since = wire.received.findLastIndex((text) => text.includes('"kind":"dealt"'));
  const { events } = JSON.parse(wire.received[since] ?? "{}") as Partial<Frame>;
  return { hand: Number(events?.find((event) => event.kind === "dealt")?.["hand"] ?? 0), since: Math.max(0, since) };
}

test("a friend opens the link, sits down, and both play; neither is told what the other holds", async ({ page, wire, friend, words, hasTouch }) => {
  await page.goto("/");
  await page.locator('article:has(a[href="/new/indulgence"])').getByRole("button", { name: words.translate("web-play-friends") }).click();
  const link = await page.getByLabel(words.translate("web-invite-about")).inputValue();
  expect(link).toContain(`/t/${idOf(page)}`);

  const other = await friend();
  const theirs = new SocketLog(other);
  await other.goto(link);
  await other.getByLabel(words.translate("web-name-none")).fill("Bruno");
  await other.getByRole("button", { name: words.translate("web-sit"), exact: true }).first().click();
  const seat = page.getByRole("listitem").filter({ hasText: "Bruno" });
  await expect(seat).toContainText(words.translate("web-seat-present"));

  const start = page.getByRole("button", { name: words.translate("web-start"), exact: true });
  await expect(start).toBeDisabled();
  const bot = page.getByRole("button", { name: words.translate("web-bot", { level: "priest" }), exact: true });
  while (await start.isDisabled()) {
    const free = await bot.count();
    if (free === 0) break;
    await bot.first().click();
    await expect(bot).toHaveCount(free - 1);
  }
  await start.click();

  const tables: [Table, Table] = [new Table(page, wire, hasTouch), new Table(other, theirs, hasTouch)];
  const strategies = new Map(tables.map((table) => [table, strategyFor("indulgence")]));
  expect(await playOn(tables, strategies, 8)).toBe(false);
  expect(tables.map((table) => table.wire.sent.filter((sent) => sent.includes('"move"')).length).every((moves) => moves > 0)).toBe(true);
  await expect(other.locator(".felt")).toContainText(words.translate("web-you"));
});

test("somebody who only has the link looks on, and is told nobody's cards", { tag: "@wide" }, async ({ page, context, served, wire, friend, hasTouch }) => {
  await introduce(context, served.url, "Anna");
  const id = await opened(context, served.url, { game: "indulgence", seats: 3, bots: [null, "priest", "priest"], watching: "public" });
  await take(context, served.url, id, true);
  await page.goto(`/t/${id}`);
  const watcher = await friend();
  const theirs = new SocketLog(watcher);
  await watcher.goto(`/t/${id}`);
  await expect(watcher.locator(".felt")).toBeVisible();
  const [table, onlooker] = [new Table(page, wire, hasTouch), new Table(watcher, theirs)];
  const secret = new Secret(table, onlooker);
  const strategy = strategyFor("indulgence");
  for (let count = 0; count < 5; count += 1) {
    await table.play(strategy, 1);
    await secret.isKept();
  }
  await expect(onlooker.lit).toHaveCount(0);
  expect((await new Secret(table, table).leaks()).length).toBeGreaterThan(0); // whoever holds cards is told them
});

if (SOAK) {
  test("two friends and a bot: a whole game, and nobody is ever told what another holds", async ({ page, context, served, wire, friend, hasTouch }) => {
    test.setTimeout(1_800_000);
    await introduce(context, served.url, "Anna");
    const id = await opened(context, served.url, { game: "indulgence", seats: 3, bots: [null, null, "priest"], beat: 0 });
    await take(context, served.url, id, false);
    const other = await friend();
    const theirs = new SocketLog(other);
    await introduce(other.context(), served.url, "Bruno");
    await take(other.context(), served.url, id, false, 1);
    await take(context, served.url, id, true);
    await page.goto(`/t/${id}`);
    await other.goto(`/t/${id}`);
    const tables: [Table, Table] = [new Table(page, wire, hasTouch), new Table(other, theirs, hasTouch)];
    expect(await playOn(tables, new Map(tables.map((table) => [table, strategyFor("indulgence")])), 1000)).toBe(true);
    for (const table of tables) await expect(table.outcome).toBeVisible();
  });
}
