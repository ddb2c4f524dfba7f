import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../../src/lib/browser/prefs.svelte";
import { i18n } from "../../src/lib/i18n/i18n.svelte";
import { Translator } from "../../src/lib/i18n/translator";
import ConfirmButton from "../../src/ui/controls/ConfirmButton.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
i18n.translator = new Translator("en", readFileSync("../src/simony/server/text/en.ftl", "utf-8"));

let onsure: () => void;
beforeEach(() => {
  prefs.set("confirm", true);
  onsure = vi.fn();
  render(ConfirmButton, { label: "Give up", question: "Really?", onsure });
});

const press = (name: string, detail = 1): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name }), { detail });

test('an irreversible action asks for confirmation, and "no" has the focus', async () => {
  await press("Give up");
  expect(onsure).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Really?" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("No");
  await press("Give up");
  expect(onsure).toHaveBeenCalledTimes(1);
});

test("Escape cancels and restores the focus", async () => {
  await press("Give up");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("group")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Give up");
  expect(onsure).not.toHaveBeenCalled();
});

test("a double click does not confirm", async () => {
  await press("Give up");
  await press("Give up", 2);
  expect(onsure).not.toHaveBeenCalled();
});

test("without the preference there is no confirmation", async () => {
  prefs.set("confirm", false);
  await press("Give up");
  expect(onsure).toHaveBeenCalledTimes(1);
});
