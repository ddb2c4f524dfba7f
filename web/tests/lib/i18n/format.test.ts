import { afterEach, expect, test } from "vitest";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import { ago, bytes, decimal, percent } from "../../../src/lib/i18n/format.svelte";

afterEach(() => prefs.set("language", "en"));

test("times are said in the largest unit that fits", () => {
  prefs.set("language", "en");
  expect(ago(1000, 1000 + 5 * 60)).toBe("5 minutes ago");
  expect(ago(1000, 1000 + 3 * 3600)).toBe("3 hours ago");
  expect(ago(1000, 1000 + 86_400)).toBe("yesterday");
  expect(ago(2000, 1000)).toBe("this minute");
});

test("numbers and times follow the language", () => {
  prefs.set("language", "ja");
  expect(ago(1000, 1000 + 5 * 60)).toBe("5 分前");
  expect(percent(0.5)).toBe("50%");
  expect(decimal(1.25)).toBe("1.3");
  expect(bytes(1500)).toContain("1.5");
  expect(bytes(22)).toContain("22");
});
