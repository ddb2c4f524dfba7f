// A table survives what happens to real people: a lost line, a crashed server, a reload in the middle of a decision.

import { expect, test } from "@playwright/test";
import { Served } from "./server";

const served = new Served();
test.beforeAll(() => served.start());
test.afterAll(() => served.stop());

test("a server that is killed in the middle of a game is a short notice, and the game goes on", async ({ page }) => {
  await page.goto(served.url);
  await page.evaluate(() => localStorage.setItem("simony", JSON.stringify({ speed: "off" })));
  await page.reload();
  await page.locator('article:has(a[href="/new/indulgence"]) .button.main').click();
  const asked = page.locator(".asks.now");
  await expect(asked).toBeVisible();
  const table = page.url();
  const prompt = await page.locator("#prompt").textContent();
  await served.kill();
  await expect(page.locator(".notice")).toBeVisible();
  await served.start();
  await expect(page.locator(".notice")).toBeHidden();
  await expect(page.locator("#prompt")).toHaveText(prompt ?? "");
  await page.reload();
  await expect(asked).toBeVisible();
  expect(page.url()).toBe(table);
});
