// Two people share a device: a curtain falls between their turns, and the table behind it is
// removed from the page.

import { expect, test } from "./support/fixtures";
import { strategyFor } from "./support/drivers";
import { TablePage } from "./support/table-page";
import { createAccount, createTable } from "./support/create-tables";

test(
  "a curtain hides each hand until the right person looks",
  { tag: "@phone" },
  async ({ page, context, server, socketLog, words, hasTouch }) => {
    await createAccount(context, server.url, "Anna");
    const id = await createTable(context, server.url, {
      game: "indulgence",
      seats: 3,
      bots: [null, null, "priest"],
      beat: 0,
    });
    await page.goto(`/t/${id}`);
    await page
      .getByRole("button", { name: words.translate("web-sit"), exact: true })
      .first()
      .click();
    await page.getByRole("button", { name: words.translate("web-sit-beside") }).click();
    await page.getByLabel(words.translate("web-beside-name")).fill("Bruno");
    await page.getByRole("button", { name: words.translate("web-sit"), exact: true }).click();
    await page.getByRole("button", { name: words.translate("web-start"), exact: true }).click();

    const table = new TablePage(page, socketLog, hasTouch);
    const curtain = page.locator(".curtain");
    const strategies = [strategyFor("indulgence"), strategyFor("indulgence")];
    const lifted: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      await curtain.or(table.lit).first().waitFor();
      if (await curtain.isVisible()) {
        const hand = page.locator('[data-zone="hand"] [data-item]');
        await expect(table.lit).toHaveCount(0);
        expect(await hand.count(), "cards in the page behind the curtain").toBe(0);
        await page.keyboard.press("Escape"); // that does not lift it
        await expect(curtain).toBeVisible();
        const lift = curtain.getByRole("button");
        lifted.push(await lift.innerText());
        await lift.click();
        await expect(curtain).toBeHidden();
        await table.ready();
        continue;
      }
      const seat = socketLog.frame?.viewer ?? 0;
      expect([0, 1]).toContain(seat);
      const asked = await table.asked();
      const strategy = strategies[seat];
      if (strategy !== undefined && asked.things.length + asked.words.length > 0)
        await table.choose(strategy(asked));
    }
    expect(lifted).toContain(words.translate("web-curtain-lift", { name: "Anna" }));
    expect(lifted).toContain(words.translate("web-curtain-lift", { name: "Bruno" }));
  },
);
