// Hidden roles stay hidden, in the messages and in the page.

import { expect, test } from "./support/fixtures";
import { strategyFor } from "./support/drivers";
import { TablePage } from "./support/table-page";
import { startTable } from "./support/create-tables";

const ROLES = ["ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork"];

test(
  "with hidden roles nobody else's role is sent or shown",
  { tag: "@wide" },
  async ({ page, context, server, socketLog, words, hasTouch }) => {
    const table = new TablePage(page, socketLog, hasTouch);
    await page.goto(
      await startTable(context, server.url, {
        game: "tolerance",
        seats: 4,
        options: { roles: "random", hidden_roles: "on" },
      }),
    );
    await table.play(strategyFor("tolerance"), 4);
    await table.ready();
    const own =
      socketLog.frame?.scene.zones.find((zone) => zone.id === "role-of-0")?.items[0]?.look[
        "role"
      ] ?? "";
    expect(ROLES).toContain(own);
    const told = socketLog.received.join("\n");
    expect(
      ROLES.filter(
        (role) => told.includes(`tolerance-role-${role}`) || told.includes(`"role":"${role}"`),
      ),
    ).toEqual([own]);

    const others = ROLES.filter((role) => role !== own).map((role) =>
      words.translate(`tolerance-role-${role}`),
    );
    for (const board of await page.locator(".others .piles").all()) {
      await board.click();
      const sheet = page.locator(".sheet:popover-open");
      await expect(sheet.locator(".piece.role.hidden-face")).toHaveCount(1);
      const shown = (await page.locator(".room").innerText()).toLowerCase();
      expect(others.filter((name) => shown.includes(name.toLowerCase()))).toEqual([]);
      await page.keyboard.press("Escape");
    }
  },
);
