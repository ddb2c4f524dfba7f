// The replay of a finished game, its log, and the check of its shuffles.

import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Translator } from "../src/lib/i18n/translator";
import { expect, test } from "./support/fixtures";
import { simony } from "./support/server";
import { finishedTable } from "./support/create-tables";

class Replay {
  constructor(
    readonly page: Page,
    readonly words: Translator,
  ) {}

  button = (key: string) =>
    this.page.getByRole("button", { name: this.words.translate(key), exact: true });
  choice = (key: string) => this.page.getByRole("combobox", { name: this.words.translate(key) });
  get scrubber() {
    return this.page.getByRole("slider", { name: this.words.translate("web-replay-moment") });
  }
  // All visible items on the table.
  get faces() {
    return this.page.locator(".felt .piece:not(.hidden-face)");
  }
  async moment(): Promise<number> {
    return Number(await this.scrubber.inputValue());
  }
  async open(id: string): Promise<void> {
    await this.page.goto(`/replay/${id}`);
    await expect(this.scrubber).toBeVisible();
  }
}

for (const game of ["indulgence", "dogma"]) {
  test(
    `${game}: a replay is stepped through, scrubbed and jumped about in`,
    { tag: "@wide" },
    async ({ page, context, server, words }) => {
      const id = await finishedTable(context, server.url, { game, seats: 3 });
      const replay = new Replay(page, words);
      await replay.open(id);
      expect(await replay.moment()).toBe(0);
      await expect(replay.button("web-replay-back")).toBeDisabled();

      await replay.button("web-replay-forward").click();
      await expect(replay.scrubber).not.toHaveValue("0");
      const first = await replay.moment();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => replay.moment()).toBeGreaterThan(first);
      await page.keyboard.press("ArrowLeft");
      await expect(replay.scrubber).toHaveValue(String(first));

      const last = Number(await replay.scrubber.getAttribute("max"));
      await replay.scrubber.fill(String(Math.floor(last / 2)));
      // Requests are not awaited: the last one wins.
      const chapters = replay.choice("web-replay-chapter");
      await expect.poll(() => chapters.locator("option").count()).toBeGreaterThan(5);
      const title = await chapters.locator("option").nth(4).innerText();
      await chapters.selectOption({ index: 4 });
      await expect(replay.scrubber).toHaveAttribute("aria-valuetext", title);
      await replay.button("web-replay-next").click();
      await expect(replay.scrubber).not.toHaveAttribute("aria-valuetext", title);
      await replay.button("web-replay-previous").click();
      await expect(replay.scrubber).toHaveAttribute("aria-valuetext", title);

      await replay.scrubber.fill(String(last));
      await expect(replay.button("web-replay-forward")).toBeDisabled();
      await page.goto("/");
      await page.goto(`/replay/${id}#3`);
      await expect(replay.scrubber).toHaveValue("3");
      await page.evaluate(() => (location.hash = "#5"));
      await expect(replay.scrubber).toHaveValue("5");
      await page.evaluate(() => (location.hash = "#3"));
      await expect(replay.scrubber).toHaveValue("3");
      await replay.button("web-replay-play").click();
      await expect.poll(() => replay.moment()).toBeGreaterThan(3);
      await replay.button("web-replay-pause").click();
      await expect(replay.button("web-replay-play")).toBeVisible();
    },
  );
}

test(
  "a replay shows the view of each seat, the public view, and everything",
  { tag: "@wide" },
  async ({ page, context, server, words }) => {
    const id = await finishedTable(context, server.url, { game: "indulgence", seats: 3 });
    const replay = new Replay(page, words);
    await replay.open(id);
    const eyes = replay.choice("web-replay-eyes");
    const seen: Record<string, number> = {};
    for (const whose of ["all", "public", "0", "1", "2"]) {
      await eyes.selectOption(whose);
      await replay.scrubber.fill("6");
      await expect(eyes).toHaveValue(whose);
      const answer = await context.request.get(
        `${server.url}/api/tables/${id}/replay?eyes=${whose}&first=6&count=1`,
      );
      const { frames } = (await answer.json()) as {
        frames: { scene: { zones: { items: { hidden: boolean; id: string }[] }[] } }[];
      };
      const open = (frames[0]?.scene.zones ?? []).flatMap((zone) =>
        zone.items
          .filter((item) => !item.hidden && item.id.startsWith("card-"))
          .map((item) => item.id),
      );
      for (const card of open)
        await expect(page.locator(`.felt [data-item="${card}"]`).first()).toBeVisible();
      seen[whose] = open.length;
      await expect(page.locator('.felt .piece[data-item^="card-"]:not(.hidden-face)')).toHaveCount(
        open.length,
      );
    }
    const [everything, everybody] = [seen["all"] ?? 0, seen["public"] ?? 0];
    for (const seat of ["0", "1", "2"]) {
      expect(seen[seat]).toBeGreaterThan(everybody);
      expect(seen[seat]).toBeLessThan(everything);
    }
  },
);

test(
  "the log of a finished game can be downloaded from its result, and passes every check",
  { tag: "@wide" },
  async ({ page, context, server, words, pageErrors }, info) => {
    const id = await finishedTable(context, server.url, { game: "dogma", seats: 3 });
    await page.goto(`/t/${id}`);
    await expect(page.locator(".outcome")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: words.translate("web-log-download") }).click(),
    ]);
    const file = info.outputPath("game.log");
    await download.saveAs(file);
    expect(await simony("verify", "--lang", "en", file)).toContain("OK");

    await page
      .locator(".outcome")
      .getByRole("link", { name: words.translate("page-verify-title") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/fair/${id}$`));
    await expect(page.getByRole("status")).toContainText(words.translate("web-fair-open")); // this browser was not there before the game
    await page.getByRole("link", { name: words.translate("web-fair-file") }).click();
    await expect(page).toHaveURL(/\/verify$/);
    await page.locator("#file").setInputFiles(file);
    await expect(page.locator("#report li")).toHaveCount(3);
    await expect(page.locator("#report")).toContainText(words.translate("page-verify-tags"));
    await expect(page.locator("#report")).toContainText(words.translate("page-verify-promise"));

    pageErrors.allow(/422 .*\/api\/verify/);
    const bent = info.outputPath("bent.log");
    writeFileSync(
      bent,
      readFileSync(file, "utf-8").replace(/believe|doubt/, (answer) =>
        answer === "doubt" ? "believe" : "doubt",
      ),
    );
    await expect(simony("verify", bent)).rejects.toThrow();
    await page.locator("#file").setInputFiles(bent);
    await expect(page.locator("#report")).not.toContainText(words.translate("page-verify-tags"));
  },
);
