// Games against bots: with the mouse on wide screens, by touch on a phone.

import type { GameSetup } from "./support/driver";
import { DRIVERS, strategyFor } from "./support/drivers";
import { QUICK_PREFS, expect, test } from "./support/fixtures";
import { TablePage } from "./support/table-page";
import { startTable } from "./support/create-tables";

const SOAK = process.env["SOAK"] !== undefined;
// More choices than any game takes.
const MOST = 1500;

const USUAL: GameSetup[] = DRIVERS.map(([game, { seats }]) => ({ game, seats: seats.few }));
const MORE: GameSetup[] = DRIVERS.flatMap(([game, { soak }]) =>
  soak.map((setup) => ({ game, ...setup })),
);

test.describe("with default preferences and animations", () => {
  test.use({ prefs: {} });
  for (const [place, { game }] of USUAL.entries()) {
    // The start page is the same for all games: on a phone one is enough.
    test(
      `${game}: two clicks from the start page into a game`,
      place === 0 ? {} : { tag: "@wide" },
      async ({ page, socketLog, hasTouch }) => {
        await page.goto("/");
        await page.locator(`article:has(a[href="/new/${game}"]) .button.main`).click();
        const table = new TablePage(page, socketLog, hasTouch);
        expect(await table.ready()).toBe(true);
        await expect(table.prompt).not.toBeEmpty();
        await expect(page).toHaveTitle(/●/);
      },
    );
  }
});

function whole(setup: GameSetup): void {
  const { level = "priest", ...settings } = setup;
  const options = Object.entries(settings.options ?? {}).map(
    ([option, value]) => `, ${option} ${value}`,
  );
  const about = `${settings.game}, ${settings.seats} seats${options.join("")}, against ${level}s`;
  test(`${about}: a whole game to its result`, async ({
    page,
    context,
    server,
    socketLog,
    hasTouch,
  }) => {
    test.setTimeout(1_800_000);
    const table = new TablePage(page, socketLog, hasTouch);
    await page.goto(await startTable(context, server.url, settings, level));
    expect(await table.play(strategyFor(settings.game), MOST)).toBe(true);
    await expect(table.outcome).toBeVisible();
    expect(socketLog.frame?.result?.by_rules).toBe(true);
    expect(socketLog.frame?.result?.places).toHaveLength(settings.seats);
  });
}

test.describe("whole games without animations", () => {
  test.use({ prefs: QUICK_PREFS, contextOptions: { reducedMotion: "reduce" } });
  for (const setup of USUAL) whole(setup);
  if (SOAK) for (const setup of MORE) whole(setup);
});

if (SOAK) {
  test.describe("in the other language", () => {
    test.use({
      locale: async ({ locale }, use) => use(locale === "ja" ? "en" : "ja"),
      contextOptions: { reducedMotion: "reduce" },
    });
    for (const setup of USUAL) whole(setup);
  });
  test.describe("with animations", () => {
    test.use({ prefs: { ...QUICK_PREFS, speed: "fast" } });
    for (const setup of USUAL) whole(setup);
  });
}
