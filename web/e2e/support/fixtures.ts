// What every test has: a server, the words of its language, a person with calm habits, and an ear for whatever a page complains about.

import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { Translator, type Language } from "../../src/lib/i18n/translator";
import { TestServer } from "./server";
import { SocketLog } from "./socket-log";

export { expect };

// What a browser keeps of a person's habits. Most tests want everything told at once, and nothing asked twice.
export type Habits = Record<string, unknown>;
export const CALM: Habits = { speed: "off", guide: false, confirm: false };

// Faults of pages: what they throw, what they log as errors (breaches of the content security policy among it), and failures of the server.
export class Complaints {
  readonly heard: string[] = [];
  #forgiven: RegExp[] = [];

  listen(context: BrowserContext): void {
    context.on("weberror", (error) => this.heard.push(error.error().stack ?? error.error().message));
    context.on("console", (message) => {
      if (message.type() === "error") this.heard.push(`${message.text()} ${message.location().url}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 500) this.heard.push(`${response.status()} ${response.url()}`);
    });
  }

  // What must be heard when a test takes the line away.
  forgive(...expected: RegExp[]): void {
    this.#forgiven.push(...expected);
  }

  get faults(): string[] {
    return this.heard.filter((each) => !this.#forgiven.some((expected) => expected.test(each)));
  }
}

// What a browser logs by itself when it cannot reach a server.
export const UNREACHABLE = [/WebSocket connection to .* failed/, /net::ERR_/];

export async function accustom(context: BrowserContext, habits: Habits): Promise<void> {
  await context.addInitScript((kept) => {
    if (location.protocol.startsWith("http") && localStorage.getItem("simony") === null) localStorage.setItem("simony", JSON.stringify(kept));
  }, habits);
}

interface Each {
  habits: Habits;
  language: Language;
  words: Translator;
  complaints: Complaints;
  // Another person with a browser of their own.
  friend: () => Promise<Page>;
  wire: SocketLog;
}

export const test = base.extend<Each, { served: TestServer }>({
  served: [
    async ({}, use) => {
      const served = new TestServer();
      await served.start();
      await use(served);
      await served.stop();
    },
    { scope: "worker" },
  ],
  habits: [CALM, { option: true }],
  baseURL: async ({ served }, use) => use(served.url),
  language: async ({ locale }, use) => use((locale ?? "en") as Language),
  words: async ({ served, language }, use) => use(new Translator(language, await (await fetch(`${served.url}/api/texts/${language}`)).text())),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.listen(context);
      await use(complaints);
      expect(complaints.faults).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, habits }, use) => {
    await accustom(context, habits);
    await use(context);
  },
  friend: async ({ browser, habits, complaints, baseURL, locale, viewport, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...(locale ? { locale } : {}), viewport, hasTouch });
      contexts.push(context);
      complaints.listen(context);
      await accustom(context, habits);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  wire: async ({ page }, use) => use(new SocketLog(page)),
});
