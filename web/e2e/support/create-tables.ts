// Create tables for tests over HTTP.

import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { News, Settings } from "../../src/lib/net/protocol";

async function post(
  context: BrowserContext,
  url: string,
  path: string,
  data: unknown,
): Promise<Record<string, string>> {
  const response = await context.request.post(url + path, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

export async function createAccount(
  context: BrowserContext,
  url: string,
  name: string,
): Promise<void> {
  await post(context, url, "/api/devices", { name });
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("simony-introduced", "yes");
  });
}

// Create a table and return its id.
export async function createTable(
  context: BrowserContext,
  url: string,
  settings: Settings,
): Promise<string> {
  const { table } = await post(context, url, "/api/tables", settings);
  return table ?? "";
}

// Take a seat and, if `begin` is set, start the game.
export async function takeSeat(
  context: BrowserContext,
  url: string,
  table: string,
  begin: boolean,
  seat = 0,
): Promise<void> {
  await post(context, url, `/api/tables/${table}/commands`, {
    type: "take",
    seat,
    nonce: `e2e ${seat}`,
  });
  if (begin) await post(context, url, `/api/tables/${table}/commands`, { type: "start" });
}

// Start a game against fast bots and return the address of its page.
export async function startTable(
  context: BrowserContext,
  url: string,
  settings: Settings & { seats: number },
  level = "priest",
): Promise<string> {
  await createAccount(context, url, "Anna");
  const bots = [null, ...Array<string>(settings.seats - 1).fill(level)];
  const table = await createTable(context, url, { bots, beat: 0, ...settings });
  await takeSeat(context, url, table, true);
  return `/t/${table}`;
}

// Let bots play a game to its end and return the table's id.
export async function finishedTable(
  context: BrowserContext,
  url: string,
  settings: Settings & { seats: number },
): Promise<string> {
  await createAccount(context, url, "Anna");
  const table = await createTable(context, url, {
    bots: Array<string>(settings.seats).fill("priest"),
    beat: 0,
    ...settings,
  });
  await post(context, url, `/api/tables/${table}/commands`, { type: "start" });
  await expect
    .poll(
      async () =>
        ((await (await context.request.get(`${url}/api/tables/${table}`)).json()) as News).status,
      { timeout: 120_000 },
    )
    .toBe("over");
  return table;
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
