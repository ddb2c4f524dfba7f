// Setting up a table; language and light of the page.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Translator } from "../src/lib/i18n/translator";
import { expect, test } from "./support/fixtures";
import type { TestServer } from "./support/server";
import { TablePage } from "./support/table-page";
import { startTable } from "./support/create-tables";

const file = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});
const begin = (page: Page) => page.locator("form button[type=submit]");
const other = (language: string): string => (language === "en" ? "ja" : "en");

async function wordsIn(language: string, server: TestServer): Promise<Translator> {
  return new Translator(
    language,
    await (await fetch(`${server.url}/api/texts/${language}`)).text(),
  );
}

test(
  "a house-rules file with an error says what is wrong, and no game begins; the right one changes the game",
  { tag: "@wide" },
  async ({ page, words, socketLog, pageErrors }) => {
    pageErrors.allow(/422 .*\/api\/tables/);
    await page.goto("/new/indulgence");
    const chooser = page.locator('input[type="file"]');
    await chooser.setInputFiles(file("wrong.toml", "[game]\nflorins = -4\n"));
    await expect(
      page.getByRole("group", { name: words.translate("web-house-rules") }),
    ).toContainText("wrong.toml");
    await begin(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("florins");
    await expect(page).toHaveURL(/\/new\/indulgence$/);

    await chooser.setInputFiles(file("broken.toml", "[game\n"));
    await expect(alert).toBeHidden();
    await begin(page).click();
    await expect(alert).toContainText("TOML");

    await chooser.setInputFiles(file("rich.toml", "[game]\nflorins = 47\nrounds = 1\n"));
    await begin(page).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator('[data-zone="florins-0"]')).toContainText("47");
    await expect
      .poll(() => socketLog.received.some((text) => text.includes('"house_rules":true')))
      .toBe(true);
    await expect(page.getByRole("banner")).toContainText(words.translate("web-house-rules"));
  },
);

test(
  "a house-rules file can be dropped, and the waiting room says that there is one",
  { tag: "@wide" },
  async ({ page, words }) => {
    await page.goto("/new/dogma");
    const drop = page.getByRole("group", { name: words.translate("web-house-rules") });
    const data = await page.evaluateHandle(() => {
      const moved = new DataTransfer();
      moved.items.add(new File(["[game]\nrubies = 1\n"], "mine.toml", { type: "text/plain" }));
      return moved;
    });
    await drop.dispatchEvent("dragover", { dataTransfer: data });
    await drop.dispatchEvent("drop", { dataTransfer: data });
    await expect(drop).toContainText("mine.toml");
    await page
      .getByRole("group", { name: words.translate("web-seat-number", { seat: 2 }) })
      .getByText(words.translate("web-seat-friend"))
      .click();
    await begin(page).click();
    await expect(page.locator(".terms")).toContainText(words.translate("web-with-house-rules"));
  },
);

test("the settings of the last table are restored", { tag: "@wide" }, async ({ page, words }) => {
  await page.goto("/new/dogma");
  const among = (group: string) =>
    page.getByRole("group", { name: words.translate(group), exact: true });
  await among("web-new-seats").getByText("3", { exact: true }).click();
  await page
    .getByRole("group", { name: words.translate("web-seat-number", { seat: 2 }) })
    .getByText(words.translate("web-bot", { level: "priest" }))
    .click();
  await page
    .getByRole("group", { name: words.translate("web-seat-number", { seat: 3 }) })
    .getByText(words.translate("web-seat-friend"))
    .click();
  await among("web-clock").getByText(words.translate("web-clock-calm"), { exact: true }).click();
  await among("web-watching")
    .getByText(words.translate("web-watching-nobody"), { exact: true })
    .click();
  await page
    .getByRole("switch", { name: words.translate("web-helps") })
    .setChecked(false, { force: true });
  await begin(page).click();
  await expect(page).toHaveURL(/\/t\//);

  await page.goto("/new/dogma");
  await expect(among("web-new-seats").getByRole("radio", { name: "3" })).toBeChecked();
  await expect(
    page
      .getByRole("group", { name: words.translate("web-seat-number", { seat: 3 }) })
      .getByRole("radio", { name: words.translate("web-seat-friend") }),
  ).toBeChecked();
  await expect(
    among("web-clock").getByRole("radio", { name: words.translate("web-clock-calm") }),
  ).toBeChecked();
  await expect(
    among("web-watching").getByRole("radio", { name: words.translate("web-watching-nobody") }),
  ).toBeChecked();
  await expect(page.getByRole("switch", { name: words.translate("web-helps") })).not.toBeChecked();
  await page.goto("/new/indulgence");
  await expect(
    among("web-clock").getByRole("radio", { name: words.translate("web-clock-none") }),
  ).toBeChecked();
});

test(
  "the language changes at once, on every page and at the table, without a reload",
  { tag: "@wide" },
  async ({ page, context, server, language, words, socketLog }) => {
    const [here, there] = [words, await wordsIn(other(language), server)];
    const change = page.locator("select:has(option[lang]):visible");
    for (const path of ["/", "/new/dogma", "/rules/indulgence", "/lobby", "/me"]) {
      await page.goto(path);
      await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
      const before = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await change.selectOption(there.language);
      await expect(page.locator("html")).toHaveAttribute("lang", there.language);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before);
      expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
      await change.selectOption(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
    }

    await page.goto(
      await startTable(context, server.url, {
        game: "indulgence",
        seats: 3,
        house_rules: "[game]\nflorins = 999\n",
      }),
    );
    const table = new TablePage(page, socketLog);
    await table.ready();
    const scene = socketLog.frame?.scene;
    if (scene === undefined) throw new Error("no scene");
    const names = { 0: "Anna" };
    await expect(table.prompt).toHaveText(here.format(scene.prompt, names, 0));
    if (!(await change.isVisible()))
      await page.getByRole("button", { name: here.translate("web-menu") }).click(); // where the bar has no room for it
    await change.selectOption(there.language);
    await expect(table.prompt).toHaveText(there.format(scene.prompt, names, 0));
    await page.reload();
    await expect(table.prompt).toHaveText(there.format(scene.prompt, names, 0));
  },
);

test(
  "dates are written as the language writes them",
  { tag: "@wide" },
  async ({ page, context, server, language }) => {
    await startTable(context, server.url, { game: "dogma", seats: 2 });
    await page.goto("/me");
    const when = page.locator("time, [title*=':']").first();
    await expect(when).toBeVisible();
    const [before, long] = [await when.innerText(), await when.getAttribute("title")];
    await page.locator("select:has(option[lang])").selectOption(other(language));
    await expect(when).not.toHaveText(before);
    await expect(when).not.toHaveAttribute("title", long ?? "");
  },
);

test(
  "light and dark: the page follows the preference, or the system",
  { tag: "@wide" },
  async ({ page, words }) => {
    await page.goto("/me");
    const light = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const looks = page.getByRole("group", { name: words.translate("web-set-look"), exact: true });
    await page.emulateMedia({ colorScheme: "light" });
    await looks.getByText(words.translate("web-set-look-dark"), { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "dark");
    const dark = await light();
    await looks.getByText(words.translate("web-set-look-light"), { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "light");
    const bright = await light();
    expect(bright).not.toBe(dark);
    await looks.getByText(words.translate("web-set-look-system"), { exact: true }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(light).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(light).toBe(bright);
  },
);

test(
  "the rules are searched, and each ruling has an address",
  { tag: "@wide" },
  async ({ page, words }) => {
    await page.goto("/rules/indulgence");
    const paragraphs = page.locator(".paragraph");
    await expect(paragraphs.first()).toBeVisible();
    const all = await paragraphs.count();
    await page.getByLabel(words.translate("web-rules-search")).fill("I19");
    await expect.poll(() => paragraphs.count()).toBeLessThan(all);
    await expect(page.locator('[id="i19" i]')).toBeVisible();
    await page.getByLabel(words.translate("web-rules-search")).fill("xyzzy");
    await expect(page.getByText(words.translate("web-rules-none"))).toBeVisible();
    await page.goto("/");
    await page.goto("/rules/indulgence#i33");
    await expect(page.locator('[id="i33" i]')).toBeInViewport();
  },
);

// Edicts that all forbid leading some cards to the first trick, so that it happens soon.
function strict(): string {
  const figures = readFileSync("../src/simony/games/indulgence/cards.toml", "utf-8");
  const old = [...figures.matchAll(/^\[edict\.([\w-]+)\]/gm)].map(
    ([, name]) => `[edict.${name}]\nremove = true\n`,
  );
  const families = 'families = ["medici", "sforza", "borgia", "orsini"]';
  const own = Array.from(
    { length: 9 },
    (_, place) =>
      `[edict.strict-${place}]\nkind = "cards"\nset = "basic"\n${families}\nnumbers = [1, 3, 5, 7, 9]\nban = true\npays = 1\nsin_pays = 4\n`,
  );
  return [...old, ...own].join("\n");
}

test("a blocked card says why when it is tapped, with a link to the ruling", async ({
  page,
  context,
  server,
  words,
  socketLog,
  hasTouch,
}) => {
  await page.goto(
    await startTable(context, server.url, { game: "indulgence", seats: 3, house_rules: strict() }),
  );
  const table = new TablePage(page, socketLog, hasTouch);
  const barred = page.locator('.piece.cannot[data-item^="card-"]');
  const alert = page.getByRole("alert");
  const link = alert.getByRole("link");
  for (let count = 0; count < 150; count += 1) {
    expect(await table.ready()).toBe(true);
    const asked = await table.asked();
    const { things, words: answers } = asked;
    const leads =
      answers.length === 0 &&
      things.every((each) => each.startsWith("card-")) &&
      (await page.locator('[data-zone="trick"] .piece').count()) === 0;
    if (leads && (await barred.count()) > 0) {
      await table.touch(barred.first(), true);
      await expect(alert).not.toBeEmpty();
      expect(await table.asked()).toEqual(asked); // nothing was done
      break;
    }
    if (things.length + answers.length > 0)
      await table.choose(answers.length === 0 ? { thing: things[0] ?? "" } : { word: 0 });
  }
  await expect(link).toHaveText(/I1[03]/);
  const ruling = /I\d+/.exec(await link.innerText())?.[0] ?? "";
  const [rules] =
    (await link.getAttribute("target")) === "_blank"
      ? await Promise.all([page.waitForEvent("popup"), link.click()])
      : [page, await link.click()];
  await expect(rules).toHaveURL(/\/rules\/indulgence/);
  await expect(rules.locator(`[id="${ruling}" i]`)).toBeInViewport();
  await expect(
    rules.getByRole("heading", {
      level: 1,
      name: words.translate("web-rules-title", { game: words.translate("indulgence-name") }),
    }),
  ).toBeAttached();
});
