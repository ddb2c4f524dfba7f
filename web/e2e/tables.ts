// Tables that are there already when a test begins.

import type { BrowserContext, Page } from "@playwright/test";
import type { Settings } from "../src/lib/wire";

async function post(context: BrowserContext, url: string, path: string, data: unknown): Promise<Record<string, string>> {
  const response = await context.request.post(url + path, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

export async function introduce(context: BrowserContext, url: string, name: string): Promise<void> {
  await post(context, url, "/api/devices", { name });
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("simony-introduced", "yes");
  });
}

// A table against bots that do not dawdle, begun; the address of its page.
export async function begun(context: BrowserContext, url: string, settings: Settings & { seats: number }, level = "priest"): Promise<string> {
  await introduce(context, url, "Anna");
  const bots = [null, ...Array<string>(settings.seats - 1).fill(level)];
  const { table } = await post(context, url, "/api/tables", { bots, beat: 0, ...settings });
  await post(context, url, `/api/tables/${table}/commands`, { type: "take", seat: 0, nonce: "e2e" });
  await post(context, url, `/api/tables/${table}/commands`, { type: "start" });
  return `/t/${table}`;
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
