import { afterEach, expect, test } from "vitest";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import {
  timeAgo,
  formatBytes,
  formatDecimal,
  formatPercent,
} from "../../../src/lib/i18n/format.svelte";

afterEach(() => prefs.set("language", "en"));

test("ages use the largest unit that fits", () => {
  prefs.set("language", "en");
  expect(timeAgo(1000, 1000 + 5 * 60)).toBe("5 minutes ago");
  expect(timeAgo(1000, 1000 + 3 * 3600)).toBe("3 hours ago");
  expect(timeAgo(1000, 1000 + 86_400)).toBe("yesterday");
  expect(timeAgo(2000, 1000)).toBe("this minute");
});

test("numbers and times follow the language", () => {
  prefs.set("language", "ja");
  expect(timeAgo(1000, 1000 + 5 * 60)).toBe("5 分前");
  expect(formatPercent(0.5)).toBe("50%");
  expect(formatDecimal(1.25)).toBe("1.3");
  expect(formatBytes(1500)).toContain("1.5");
  expect(formatBytes(22)).toContain("22");
});
