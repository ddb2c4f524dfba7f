// The licences of what we ship open from the foot of a page, with their full texts.

import { readFile } from "node:fs/promises";
import { overflowing } from "./support/fit";
import { expect, test } from "./support/fixtures";

test("the licences are a link away, and so is the text of each", async ({ page, words }) => {
  await page.goto("/lobby");
  const title = words.translate("page-licences-title");
  await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/licences$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

  const font = page.locator("details").filter({ hasText: "@fontsource/eb-garamond" });
  await font.locator("summary").click();
  await expect(font.getByText("SIL OPEN FONT LICENSE Version 1.1")).toBeVisible();
  expect(await overflowing(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words.translate("page-licences-file") }).click();
  const text = await readFile(await (await download).path(), "utf-8");
  expect(text).toContain("Copyright 2013 Mozilla Foundation and others");
});
