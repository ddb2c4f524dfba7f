// Games against bots, as a person would play them.

import { expect, test, type Page } from "@playwright/test";
import { openTable, playOut, playSome } from "./player";
import { Served } from "./server";

const served = new Served();
test.beforeAll(() => served.start());
test.afterAll(() => served.stop());

// Whatever the page complains about is a fault.
function watched(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return problems;
}

for (const game of ["dogma", "indulgence"]) {
  test(`${game}: two clicks from the first page, and a person is in a game`, async ({ page }) => {
    const problems = watched(page);
    await page.goto(served.url);
    await page.locator(`article:has(a[href="/new/${game}"]) .button.main`).click();
    await playSome(page, 3);
    expect(problems).toEqual([]);
  });

  // Random play makes long games: some minutes each, so they belong to the soak tests.
  test(`${game}: a whole game to its result`, async ({ page }) => {
    test.skip(process.env["SOAK"] === undefined, "SOAK=1 plays whole games");
    test.setTimeout(1_800_000);
    const problems = watched(page);
    await page.goto(`${served.url}/lobby`);
    await page.goto(served.url + (await openTable(page, game)));
    await playOut(page);
    await expect(page.locator(".outcome")).toBeVisible();
    expect(problems).toEqual([]);
  });
}
