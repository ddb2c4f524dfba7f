// Tables that are there already when a test begins.

import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { News, Settings } from "../../src/lib/net/protocol";

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

// A table, open still; its id.
export async function opened(context: BrowserContext, url: string, settings: Settings): Promise<string> {
  const { table } = await post(context, url, "/api/tables", settings);
  return table ?? "";
}

// Sit down, and perhaps begin.
export async function take(context: BrowserContext, url: string, table: string, begin: boolean, seat = 0): Promise<void> {
  await post(context, url, `/api/tables/${table}/commands`, { type: "take", seat, nonce: `e2e ${seat}` });
  if (begin) await post(context, url, `/api/tables/${table}/commands`, { type: "start" });
}

// A table against bots that do not dawdle, begun; the address of its page.
export async function begun(context: BrowserContext, url: string, settings: Settings & { seats: number }, level = "priest"): Promise<string> {
  await introduce(context, url, "Anna");
  const bots = [null, ...Array<string>(settings.seats - 1).fill(level)];
  const table = await opened(context, url, { bots, beat: 0, ...settings });
  await take(context, url, table, true);
  return `/t/${table}`;
}

// A finished game between bots; the table's id.
export async function finished(context: BrowserContext, url: string, settings: Settings & { seats: number }): Promise<string> {
  await introduce(context, url, "Anna");
  const table = await opened(context, url, { bots: Array<string>(settings.seats).fill("priest"), beat: 0, ...settings });
  await post(context, url, `/api/tables/${table}/commands`, { type: "start" });
  await expect.poll(async () => ((await (await context.request.get(`${url}/api/tables/${table}`)).json()) as News).status, { timeout: 120_000 }).toBe("over");
  return table;
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
