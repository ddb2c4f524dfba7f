// Friends at one table, each in their own browser, who came by link.

import type { Frame, Item } from "../src/lib/net/protocol";
import { expect, test } from "./support/fixtures";
import { strategyFor } from "./support/drivers";
import { TablePage, type Strategy } from "./support/table-page";
import { idOf, createAccount, createTable, takeSeat } from "./support/create-tables";
import { SocketLog } from "./support/socket-log";

const SOAK = process.env["SOAK"] !== undefined;

// Return the page that is asked; null when the game is over.
async function asked(tables: TablePage[]): Promise<TablePage | null> {
  for (;;) {
    const counts = tables.map((table) => table.socketLog.count);
    for (const table of tables) {
      if (await table.outcome.isVisible()) return null;
      if (await table.lit.first().isVisible()) return table;
    }
    await Promise.race(tables.map((table, place) => table.socketLog.after(counts[place] ?? 0)));
  }
}

// Make up to `most` choices, on either page; after each, check that neither page knows the other's
// hand. Return whether the game is over.
async function playOn(
  tables: [TablePage, TablePage],
  strategies: Map<TablePage, Strategy>,
  most: number,
): Promise<boolean> {
  const secrets = [new Secret(tables[0], tables[1]), new Secret(tables[1], tables[0])];
  for (let count = 0; count < most; count += 1) {
    const table = await asked(tables);
    if (table === null) return true;
    const choice = await table.asked();
    if (choice.things.length + choice.words.length > 0)
      await table.choose((strategies.get(table) as Strategy)(choice));
    for (const secret of secrets) await secret.isKept();
  }
  return false;
}

// A card in hand must not be sent to the other player, neither by id nor in text.
class Secret {
  constructor(
    readonly holder: TablePage,
    readonly other: TablePage,
  ) {}

  // One page may be a moment ahead of the other, so check again later.
  async isKept(): Promise<void> {
    await expect.poll(() => this.leaks()).toEqual([]);
  }

  async leaks(): Promise<string[]> {
    const [mine, theirs] = [dealt(this.holder.socketLog), dealt(this.other.socketLog)];
    if (mine.hand !== theirs.hand) return ["one page is a hand ahead"];
    const cards =
      this.holder.socketLog.frame?.scene.zones.find((zone) => zone.id === "hand")?.items ?? [];
    const told = this.other.socketLog.received.slice(theirs.since).join("\n");
    const there = await this.other.page
      .locator("[data-item]")
      .evaluateAll((things) => things.map((each) => (each as HTMLElement).dataset["item"] ?? ""));
    const isTold = (card: Item): boolean =>
      told.includes(`"${card.id}"`) ||
      told.includes(JSON.stringify(card.face)) ||
      there.includes(card.id);
    return cards.filter(isTold).map((card) => card.id);
  }
}

// The number of the current hand, and when it was dealt.
function dealt(socketLog: SocketLog): { hand: number; since: number } {
  const since = socketLog.received.findLastIndex((text) => text.includes('"kind":"dealt"'));
  const { events } = JSON.parse(socketLog.received[since] ?? "{}") as Partial<Frame>;
  return {
    hand: Number(events?.find((event) => event.kind === "dealt")?.["hand"] ?? 0),
    since: Math.max(0, since),
  };
}

test("a friend opens the link, sits down, and both play; neither gets the other's cards", async ({
  page,
  socketLog,
  friend,
  words,
  hasTouch,
}) => {
  await page.goto("/");
  await page
    .locator('article:has(a[href="/new/indulgence"])')
    .getByRole("button", { name: words.translate("web-play-friends") })
    .click();
  const link = await page.getByLabel(words.translate("web-invite-about")).inputValue();
  expect(link).toContain(`/t/${idOf(page)}`);

  const other = await friend();
  const theirs = new SocketLog(other);
  await other.goto(link);
  await other.getByLabel(words.translate("web-name-none")).fill("Bruno");
  await other
    .getByRole("button", { name: words.translate("web-sit"), exact: true })
    .first()
    .click();
  const seat = page.getByRole("listitem").filter({ hasText: "Bruno" });
  await expect(seat).toContainText(words.translate("web-seat-present"));

  const start = page.getByRole("button", { name: words.translate("web-start"), exact: true });
  await expect(start).toBeDisabled();
  const bot = page.getByRole("button", {
    name: words.translate("web-bot", { level: "priest" }),
    exact: true,
  });
  while (await start.isDisabled()) {
    const free = await bot.count();
    if (free === 0) break;
    await bot.first().click();
    await expect(bot).toHaveCount(free - 1);
  }
  await start.click();

  const tables: [TablePage, TablePage] = [
    new TablePage(page, socketLog, hasTouch),
    new TablePage(other, theirs, hasTouch),
  ];
  const strategies = new Map(tables.map((table) => [table, strategyFor("indulgence")]));
  expect(await playOn(tables, strategies, 8)).toBe(false);
  expect(
    tables
      .map((table) => table.socketLog.sent.filter((sent) => sent.includes('"move"')).length)
      .every((moves) => moves > 0),
  ).toBe(true);
  await expect(other.locator(".felt")).toContainText(words.translate("web-you"));
});

test(
  "a visitor with the link watches, and gets nobody's cards",
  { tag: "@wide" },
  async ({ page, context, server, socketLog, friend, hasTouch }) => {
    await createAccount(context, server.url, "Anna");
    const id = await createTable(context, server.url, {
      game: "indulgence",
      seats: 3,
      bots: [null, "priest", "priest"],
      watching: "public",
    });
    await takeSeat(context, server.url, id, true);
    await page.goto(`/t/${id}`);
    const watcher = await friend();
    const theirs = new SocketLog(watcher);
    await watcher.goto(`/t/${id}`);
    await expect(watcher.locator(".felt")).toBeVisible();
    const [table, onlooker] = [
      new TablePage(page, socketLog, hasTouch),
      new TablePage(watcher, theirs),
    ];
    const secret = new Secret(table, onlooker);
    const strategy = strategyFor("indulgence");
    for (let count = 0; count < 5; count += 1) {
      await table.play(strategy, 1);
      await secret.isKept();
    }
    await expect(onlooker.lit).toHaveCount(0);
    expect((await new Secret(table, table).leaks()).length).toBeGreaterThan(0); // whoever holds cards is told them
  },
);

if (SOAK) {
  test("two friends and a bot: a whole game, and nobody ever gets another's cards", async ({
    page,
    context,
    server,
    socketLog,
    friend,
    hasTouch,
  }) => {
    test.setTimeout(1_800_000);
    await createAccount(context, server.url, "Anna");
    const id = await createTable(context, server.url, {
      game: "indulgence",
      seats: 3,
      bots: [null, null, "priest"],
      beat: 0,
    });
    await takeSeat(context, server.url, id, false);
    const other = await friend();
    const theirs = new SocketLog(other);
    await createAccount(other.context(), server.url, "Bruno");
    await takeSeat(other.context(), server.url, id, false, 1);
    await takeSeat(context, server.url, id, true);
    await page.goto(`/t/${id}`);
    await other.goto(`/t/${id}`);
    const tables: [TablePage, TablePage] = [
      new TablePage(page, socketLog, hasTouch),
      new TablePage(other, theirs, hasTouch),
    ];
    expect(
      await playOn(
        tables,
        new Map(tables.map((table) => [table, strategyFor("indulgence")])),
        1000,
      ),
    ).toBe(true);
    for (const table of tables) await expect(table.outcome).toBeVisible();
  });
}
