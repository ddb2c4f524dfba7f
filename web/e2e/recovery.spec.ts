// A lost device: its recovery phrase, shown once, brings its seats back in another browser.

import { expect, test } from "./support/fixtures";
import { createAccount, createTable, takeSeat } from "./support/create-tables";

test("ten words restore a seat in another browser, once", async ({
  page,
  context,
  server,
  words,
  friend,
  pageErrors,
}) => {
  await createAccount(context, server.url, "Anna");
  const table = await createTable(context, server.url, {
    game: "dogma",
    seats: 2,
    bots: [null, "priest"],
  });
  await takeSeat(context, server.url, table, true);

  await page.goto("/me");
  await page.getByRole("button", { name: words.translate("web-recovery-make") }).click();
  const listed = page.locator("ol[lang=en] li");
  await expect(listed).toHaveCount(10);
  const phrase = (await listed.allTextContents()).join(" ");
  await page.close();

  const other = await friend();
  await other.goto("/me");
  const field = other.getByLabel(words.translate("web-recover-phrase"));
  const go = other.getByRole("button", { name: words.translate("web-recover-go") });
  await field.fill("abbey");
  await expect(go).toBeDisabled();
  await field.fill(`  ${phrase.toUpperCase()} `);
  await go.click();
  await expect(other.getByText(words.translate("web-recovered", { name: "Anna" }))).toBeVisible();
  await expect(other.locator(`a[href="/t/${table}"]`).first()).toBeVisible();

  const third = await friend();
  pageErrors.allow(/the server responded with a status of 4/);
  await third.goto("/me");
  await third.getByLabel(words.translate("web-recover-phrase")).fill(phrase);
  await third.getByRole("button", { name: words.translate("web-recover-go") }).click();
  await expect(third.getByRole("alert")).toHaveText(words.translate("table-phrase-unknown"));
});
