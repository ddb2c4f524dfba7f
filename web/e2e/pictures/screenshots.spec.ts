// Screenshots: those in the README go to docs/pictures, all others to docs/pictures/all, which is
// not committed. Not a test: `make screenshots` runs it.

import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DRIVERS } from "../support/drivers";
import { QUICK_PREFS, expect, test } from "../support/fixtures";
import { TablePage } from "../support/table-page";
import {
  startTable,
  finishedTable,
  createAccount,
  createTable,
  takeSeat as sit,
} from "../support/create-tables";

const FOLDER = "../docs/pictures";
const SHOWN = [
  "home-wide-light",
  "indulgence-busy-wide-light",
  "dogma-busy-wide-dark",
  "indulgence-busy-phone-light",
];
mkdirSync(`${FOLDER}/all`, { recursive: true });

// Wait until everything is drawn.
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const whole = `${name}-${test.info().project.name}-${test.info().titlePath.includes("dark") ? "dark" : "light"}`;
  await page.screenshot({
    path: `${FOLDER}/${SHOWN.includes(whole) ? "" : "all/"}${whole}.jpg`,
    type: "jpeg",
    quality: 82,
    animations: "disabled",
    caret: "hide",
  });
}

for (const look of ["light", "dark"]) {
  test.describe(look, () => {
    test.use({ prefs: { ...QUICK_PREFS, look }, contextOptions: { reducedMotion: "reduce" } });

    test(`the pages around the table, ${look}`, async ({ page, context, server }) => {
      await createAccount(context, server.url, "Anna");
      await page.goto("/");
      await expect(page.locator("article").first()).toBeVisible();
      await take(page, "home");
      if (look === "dark") return;
      await page.goto("/new/indulgence");
      await expect(page.locator("form button[type=submit]")).toBeVisible();
      await take(page, "set-up");
      const waiting = await createTable(context, server.url, {
        game: "dogma",
        seats: 4,
        bots: [null, null, "priest", "bishop"],
      });
      await sit(context, server.url, waiting, false);
      await page.goto(`/t/${waiting}`);
      await expect(page.locator(".waiting")).toBeVisible();
      await take(page, "waiting");
      await page.goto("/rules/indulgence");
      await expect(page.locator(".paragraph").first()).toBeVisible();
      await take(page, "rules");
    });

    for (const [game, driver] of DRIVERS) {
      const seats = driver.seats.pictured ?? driver.seats.many;
      test(`${game}, ${look}`, async ({ page, context, server, socketLog, hasTouch }) => {
        const table = new TablePage(page, socketLog, hasTouch);
        await page.goto(await startTable(context, server.url, { game, seats }));
        await table.ready();
        if (look === "light") await take(page, `${game}-early`);
        const strategy = driver.strategy();
        while (socketLog.frame === null || !driver.busy(socketLog.frame.scene))
          if (await table.play(strategy, 1))
            throw new Error("over before it was busy: take it again");
        await table.ready();
        await take(page, `${game}-busy`);
        if (driver.also !== undefined) {
          await table.choose(driver.also.choice);
          await table.ready();
          await take(page, `${game}-${driver.also.name}`);
        }
        if (look === "dark") return;
        const id = await finishedTable(context, server.url, { game, seats });
        await page.goto(`/t/${id}`);
        await expect(table.outcome).toBeVisible();
        await take(page, `${game}-result`);
        await page.goto(`/replay/${id}#30`);
        await expect(page.getByRole("slider")).toHaveValue("30");
        await take(page, `${game}-replay`);
      });
    }
  });
}
