// Times and numbers in the chosen language.

import { prefs } from "../browser/prefs.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

// Return the age in the largest unit that fits: "5 minutes ago".
export function timeAgo(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.values.language, { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ["minute", 60];
  return words.format(-Math.floor(past / length), unit);
}

export function formatDecimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(prefs.values.language, { maximumFractionDigits: digits }).format(
    value,
  );
}

export function formatPercent(share: number): string {
  return new Intl.NumberFormat(prefs.values.language, {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(share);
}

export function formatBytes(count: number): string {
  const [value, unit] = count < 1000 ? [count, "byte"] : [count / 1000, "kilobyte"];
  return new Intl.NumberFormat(prefs.values.language, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
