// Draft languages: offered in the menu, played as far as they go, and fitting their places.

import type { Page } from "@playwright/test";
import { Translator } from "../src/lib/i18n/translator";
import { strategyFor } from "./support/drivers";
import { overflowing } from "./support/fit";
import { expect, test } from "./support/fixtures";
import { TablePage } from "./support/table-page";

const LANGUAGE = "de";

test.use({ viewport: ({ viewport }, use) => use(viewport?.width === 390 ? viewport : LAPTOP) });
const LAPTOP = { width: 1366, height: 768 };

async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await overflowing(page)).toEqual([]);
}

test("a game in German: the start page, the set-up and the first decisions", async ({
  page,
  server,
  socketLog,
  hasTouch,
}) => {
  const source = await (await fetch(`${server.url}/api/texts/${LANGUAGE}`)).text();
  const words = new Translator(LANGUAGE, source);
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("lang", LANGUAGE); // only by choice
  await page.locator("select:has(option[lang])").selectOption(LANGUAGE);
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Setz dich und sündige");
  await expect(page.locator(`option[lang=${LANGUAGE}]`)).toHaveText("Deutsch (Entwurf)");
  await expectToFit(page);

  const dogma = page.locator("article").filter({ hasText: words.translate("dogma-about") });
  await dogma.getByRole("link", { name: words.translate("web-more-choices") }).click();
  await page.getByText(words.translate("web-beat-none"), { exact: true }).click();
  await expectToFit(page);
  await page.getByRole("button", { name: words.translate("web-new-begin"), exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);

  const table = new TablePage(page, socketLog, hasTouch);
  const strategy = strategyFor("dogma");
  for (let count = 0; count < 4 && (await table.ready()); count += 1) {
    await expect(table.prompt).toHaveText(/beicht|Beichte/);
    await expectToFit(page);
    await table.play(strategy, 1);
  }
});

test("a text that a draft lacks is in English", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/rules/indulgence");
  await page.locator("select:has(option[lang])").selectOption(LANGUAGE);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Die Regeln von Indulgence");
  await expect(page.locator(".paragraph").first()).toContainText("trick");
});

test("a text that does not fit is found", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/");
  const button = page.locator("article button").first();
  await expect(button).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
  await button.evaluate((each: HTMLElement, text) => {
    each.style.whiteSpace = "nowrap";
    each.textContent = text;
  }, long);
  expect(await overflowing(page)).toContain(long);
});
