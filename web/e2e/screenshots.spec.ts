// Pictures of the key moments: those the README shows into docs/pictures, all others into docs/pictures/all, which is not kept. Not a test:
// `make screenshots` takes them.

import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DRIVERS } from "./support/drivers";
import { CALM, expect, test } from "./support/fixtures";
import { Table } from "./support/table-page";
import { begun, finished, introduce, opened, take as sit } from "./support/create-tables";

const FOLDER = "../docs/pictures";
const SHOWN = ["home-wide-light", "indulgence-busy-wide-light", "dogma-busy-wide-dark", "indulgence-busy-phone-light"];
mkdirSync(`${FOLDER}/all`, { recursive: true });

// Once everything is drawn.
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const whole = `${name}-${test.info().project.name}-${test.info().titlePath.includes("dark") ? "dark" : "light"}`;
  await page.screenshot({ path: `${FOLDER}/${SHOWN.includes(whole) ? "" : "all/"}${whole}.jpg`, type: "jpeg", quality: 82, animations: "disabled", caret: "hide" });
}

for (const look of ["light", "dark"]) {
  test.describe(look, () => {
    test.use({ habits: { ...CALM, look }, contextOptions: { reducedMotion: "reduce" } });

    test(`the pages around the table, ${look}`, async ({ page, context, served }) => {
      await introduce(context, served.url, "Anna");
      await page.goto("/");
      await expect(page.locator("article").first()).toBeVisible();
      await take(page, "home");
      if (look === "dark") return;
      await page.goto("/new/indulgence");
      await expect(page.locator("form button[type=submit]")).toBeVisible();
      await take(page, "set-up");
      const waiting = await opened(context, served.url, { game: "dogma", seats: 4, bots: [null, null, "priest", "bishop"] });
      await sit(context, served.url, waiting, false);
      await page.goto(`/t/${waiting}`);
      await expect(page.locator(".waiting")).toBeVisible();
      await take(page, "waiting");
      await page.goto("/rules/indulgence");
      await expect(page.locator(".paragraph").first()).toBeVisible();
      await take(page, "rules");
    });

    for (const [game, driver] of DRIVERS) {
      const seats = driver.seats.pictured ?? driver.seats.many;
      test(`${game}, ${look}`, async ({ page, context, served, wire, hasTouch }) => {
        const table = new Table(page, wire, hasTouch);
        await page.goto(await begun(context, served.url, { game, seats }));
        await table.ready();
        if (look === "light") await take(page, `${game}-early`);
        const strategy = driver.strategy();
        while (wire.frame === null || !driver.busy(wire.frame.scene)) if (await table.play(strategy, 1)) throw new Error("over before it was busy: take it again");
        await table.ready();
        await take(page, `${game}-busy`);
        if (driver.also !== undefined) {
          await table.choose(driver.also.choice);
          await table.ready();
          await take(page, `${game}-${driver.also.name}`);
        }
        if (look === "dark") return;
        const id = await finished(context, served.url, { game, seats });
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
