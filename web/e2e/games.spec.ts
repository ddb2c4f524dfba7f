// Games against bots, as a person would play them: with the mouse where it is wide, with the finger on a phone.

import type { Sort } from "./support/driver";
import { DRIVERS, strategyFor } from "./support/drivers";
import { CALM, expect, test } from "./support/fixtures";
import { Table } from "./support/table-page";
import { begun } from "./support/create-tables";

const SOAK = process.env["SOAK"] !== undefined;
// More choices than any game of theirs takes.
const MOST = 1500;

const USUAL: Sort[] = DRIVERS.map(([game, { seats }]) => ({ game, seats: seats.few }));
const MORE: Sort[] = DRIVERS.flatMap(([game, { soak }]) => soak.map((sort) => ({ game, ...sort })));

test.describe("as the page is at first, with everything flying and told one step at a time", () => {
  test.use({ habits: {} });
  for (const [place, { game }] of USUAL.entries()) {
    // The first page is the same for all: on a phone one game will do.
    test(`${game}: two clicks from the first page, and a person is in a game`, place === 0 ? {} : { tag: "@wide" }, async ({ page, wire, hasTouch }) => {
      await page.goto("/");
      await page.locator(`article:has(a[href="/new/${game}"]) .button.main`).click();
      const table = new Table(page, wire, hasTouch);
      expect(await table.ready()).toBe(true);
      await expect(table.prompt).not.toBeEmpty();
      await expect(page).toHaveTitle(/●/);
    });
  }
});

function whole(sort: Sort): void {
  const { level = "priest", ...settings } = sort;
  const options = Object.entries(settings.options ?? {}).map(([option, value]) => `, ${option} ${value}`);
  const about = `${settings.game}, ${settings.seats} seats${options.join("")}, against ${level}s`;
  test(`${about}: a whole game to its result`, async ({ page, context, served, wire, hasTouch }) => {
    test.setTimeout(1_800_000);
    const table = new Table(page, wire, hasTouch);
    await page.goto(await begun(context, served.url, settings, level));
    expect(await table.play(strategyFor(settings.game), MOST)).toBe(true);
    await expect(table.outcome).toBeVisible();
    expect(wire.frame?.result?.by_rules).toBe(true);
    expect(wire.frame?.result?.places).toHaveLength(settings.seats);
  });
}

test.describe("whole games, told at once", () => {
  test.use({ habits: CALM, contextOptions: { reducedMotion: "reduce" } });
  for (const sort of USUAL) whole(sort);
  if (SOAK) for (const sort of MORE) whole(sort);
});

if (SOAK) {
  test.describe("in the other language", () => {
    test.use({ locale: async ({ locale }, use) => use(locale === "ja" ? "en" : "ja"), contextOptions: { reducedMotion: "reduce" } });
    for (const sort of USUAL) whole(sort);
  });
  test.describe("with everything flying", () => {
    test.use({ habits: { ...CALM, speed: "fast" } });
    for (const sort of USUAL) whole(sort);
  });
}
