// axe-core finds no serious problem on any page, light (on a phone, in Japanese) and dark (wide, in
// English); a soak tests both at both widths.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { DRIVERS } from "./support/drivers";
import { QUICK_PREFS, expect, test } from "./support/fixtures";
import { TablePage } from "./support/table-page";
import { startTable, finishedTable, createAccount, createTable } from "./support/create-tables";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

// Return serious and critical problems with their places. axe runs from outside, because the page's
// policy allows no other script.
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(AXE);
  const results = await page.evaluate(async () =>
    (window as unknown as { axe: { run: (what: unknown) => Promise<AxeResults> } }).axe.run({
      resultTypes: ["violations"],
    }),
  );
  return results.violations
    .filter((each) => each.impact === "serious" || each.impact === "critical")
    .flatMap((each) =>
      each.nodes.map(
        (node) =>
          `${new URL(page.url()).pathname.replace(/[\w-]{12,}/, "…")}: ${each.id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`,
      ),
    );
}

for (const look of ["light", "dark"]) {
  test.describe(
    look === "light" ? "in daylight" : "by candlelight",
    { tag: look === "light" ? "@phone" : "@wide" },
    () => {
      test.use({ prefs: { ...QUICK_PREFS, look }, contextOptions: { reducedMotion: "reduce" } });

      test(`nothing serious on the pages around the table, ${look}`, async ({
        page,
        context,
        server,
        pageErrors,
      }) => {
        pageErrors.allow(/40[14] /);
        await createAccount(context, server.url, "Anna");
        const found: string[] = [];
        for (const path of [
          "/",
          ...DRIVERS.flatMap(([game]) => [`/new/${game}`, `/rules/${game}`]),
          "/lobby",
          "/me",
          "/licences",
          "/verify",
        ]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          found.push(...(await serious(page)));
        }
        const waiting = await createTable(context, server.url, {
          game: "indulgence",
          seats: 3,
          bots: [null, null, "priest"],
        });
        await page.goto(`/t/${waiting}`);
        await expect(page.locator(".waiting")).toBeVisible();
        found.push(...(await serious(page)));
        expect(found).toEqual([]);
      });

      for (const [game, driver] of DRIVERS) {
        const seats = driver.seats.many;
        test(`nothing serious at a table of ${game}, in its result and its replay, ${look}`, async ({
          page,
          context,
          server,
          socketLog,
          words,
          hasTouch,
        }) => {
          const table = new TablePage(page, socketLog, hasTouch);
          await page.goto(await startTable(context, server.url, { game, seats }));
          await table.ready();
          const found = await serious(page);
          await table.play(driver.strategy(), 5);
          await table.ready();
          found.push(...(await serious(page)));
          await page.getByRole("button", { name: words.translate("web-menu") }).click();
          await expect(page.getByRole("dialog")).toBeVisible();
          found.push(...(await serious(page)));

          const over = await finishedTable(context, server.url, { game, seats });
          await page.goto(`/t/${over}`);
          await expect(table.outcome).toBeVisible();
          found.push(...(await serious(page)));
          await page.goto(`/fair/${over}`);
          await expect(page.locator("ol li")).toHaveCount(4);
          found.push(...(await serious(page)));
          await page.goto(`/replay/${over}#9`);
          await expect(page.getByRole("slider")).toBeVisible();
          found.push(...(await serious(page)));
          expect(found).toEqual([]);
        });
      }
    },
  );
}
