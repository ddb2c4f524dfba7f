// Times and numbers as the chosen language says them.

import { prefs } from "../browser/prefs.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

// How long ago, in the largest unit that fits: "5 minutes ago".
export function ago(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.kept.language, { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ["minute", 60];
  return words.format(-Math.floor(past / length), unit);
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(prefs.kept.language, { maximumFractionDigits: digits }).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(prefs.kept.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function bytes(count: number): string {
  const [value, unit] = count < 1000 ? [count, "byte"] : [count / 1000, "kilobyte"];
  return new Intl.NumberFormat(prefs.kept.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
