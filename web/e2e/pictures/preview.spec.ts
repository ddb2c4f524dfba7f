// Pictures of a language on the pages of the browser, with the ids of the texts on each and of those
// that do not fit. Not a test: `make preview LANGUAGE=de` runs it.

import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createAccount, createTable, finishedTable, takeSeat } from "../support/create-tables";
import { overflowing } from "../support/fit";
import { QUICK_PREFS, expect, test } from "../support/fixtures";
import { strategyFor } from "../support/drivers";
import { TablePage } from "../support/table-page";

const LANGUAGE = process.env["PREVIEW"] ?? "en";
const GAME = process.env["GAME"] ?? "dogma";
const FOLDER = `../.cache/preview/${LANGUAGE}`;
mkdirSync(FOLDER, { recursive: true });

test.use({
  prefs: { ...QUICK_PREFS, guide: true, language: LANGUAGE },
  contextOptions: { reducedMotion: "reduce" },
});

// The ids that the page shows instead of its texts.
function idsOnPage(): { keys: string[]; overflows: string[] } {
  const ID = /[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+/g;
  const attributes = ["aria-label", "title", "placeholder", "alt"];
  const words = [...document.querySelectorAll("*")].flatMap((each) => [
    ...attributes.map((name) => each.getAttribute(name) ?? ""),
    ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue),
  ]);
  const cut = (window as unknown as { overflowing?: Element[] }).overflowing ?? [];
  return {
    keys: [...new Set(words.flatMap((each) => each?.match(ID) ?? []))],
    overflows: [...new Set(cut.flatMap((each) => each.textContent?.match(ID) ?? []))],
  };
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const full = `${name}-${test.info().project.name}`;
  await page.screenshot({ path: `${FOLDER}/${full}.png`, animations: "disabled", caret: "hide" });
  const wide = (await overflowing(page)).filter((each) => each.startsWith("the page"));
  const change = page.locator("[data-text-ids]");
  await change.evaluate((button: HTMLElement) => button.click());
  await expect(change).toHaveAttribute("aria-pressed", "true");
  const { keys, overflows } = await page.evaluate(idsOnPage);
  await change.evaluate((button: HTMLElement) => button.click());
  await expect(change).toHaveAttribute("aria-pressed", "false");
  const told = { name: full, file: `${full}.png`, keys, overflows: [...overflows, ...wide] };
  writeFileSync(`${FOLDER}/${full}.json`, JSON.stringify(told));
  if (told.overflows.length > 0) console.log(`${full}: does not fit: ${told.overflows.join("; ")}`);
}

test("the pages around the table", async ({ page, context, server }) => {
  await page.goto("/?texts=ids");
  await expect(page.locator("article").first()).toBeVisible();
  await take(page, "start");
  await createAccount(context, server.url, "Anna");
  await page.goto(`/new/${GAME}?texts=ids`);
  await expect(page.locator("form button[type=submit]")).toBeVisible();
  await take(page, "set-up");
  const waiting = await createTable(context, server.url, {
    game: GAME,
    seats: 4,
    bots: [null, null, "priest", "bishop"],
  });
  await takeSeat(context, server.url, waiting, false);
  await page.goto(`/t/${waiting}?texts=ids`);
  await expect(page.locator(".waiting")).toBeVisible();
  await take(page, "waiting");
  await page.goto(`/rules/${GAME}?texts=ids`);
  await expect(page.locator(".paragraph").first()).toBeVisible();
  await take(page, "rules");
  await page.goto("/me?texts=ids");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await take(page, "me");
  await page.goto("/lobby?texts=ids");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await take(page, "lobby");
});

// One picture of each kind of prompt that comes up, the menu, and the result.
test("a game", async ({ page, context, server, socketLog, hasTouch }) => {
  await createAccount(context, server.url, "Anna");
  const id = await createTable(context, server.url, {
    game: GAME,
    seats: 4,
    bots: [null, "priest", "priest", "priest"],
    beat: 0,
  });
  await takeSeat(context, server.url, id, true);
  await page.goto(`/t/${id}?texts=ids`);
  const [table, strategy] = [new TablePage(page, socketLog, hasTouch), strategyFor(GAME)];
  const seen = new Set<string>();
  for (let count = 0; count < 40 && (await table.ready()); count += 1) {
    const prompt = socketLog.frame?.scene.prompt.key ?? "";
    if (prompt !== "" && !seen.has(prompt)) {
      seen.add(prompt);
      await take(page, `${GAME}-${prompt.replace(`${GAME}-prompt-`, "")}`);
      if (seen.size === 1) {
        await page.locator("header [aria-haspopup=dialog]").click();
        await take(page, "menu");
        await page.keyboard.press("Escape");
      }
    }
    await table.play(strategy, 1);
  }
  const over = await finishedTable(context, server.url, { game: GAME, seats: 4 });
  await page.goto(`/t/${over}?texts=ids`);
  await expect(table.outcome).toBeVisible();
  await take(page, `${GAME}-result`);
});
