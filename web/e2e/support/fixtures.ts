// The fixtures of every test: a server, the texts of its language, a user's preferences, and the
// errors of all pages.

import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { Translator } from "../../src/lib/i18n/translator";
import { TestServer } from "./server";
import { SocketLog } from "./socket-log";

export { expect };

// Preferences as the browser stores them. Most tests skip animations and confirmations.
export type PrefValues = Record<string, unknown>;
export const QUICK_PREFS: PrefValues = { speed: "off", guide: false, confirm: false };

// The errors of pages: exceptions, logged errors (including violations of the content security
// policy), and server failures.
export class PageErrors {
  readonly heard: string[] = [];
  #allowed: RegExp[] = [];

  listen(context: BrowserContext): void {
    context.on("weberror", (error) =>
      this.heard.push(error.error().stack ?? error.error().message),
    );
    context.on("console", (message) => {
      if (message.type() === "error")
        this.heard.push(`${message.text()} ${message.location().url}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 500) this.heard.push(`${response.status()} ${response.url()}`);
    });
  }

  // Allow errors that a test provokes.
  allow(...expected: RegExp[]): void {
    this.#allowed.push(...expected);
  }

  get faults(): string[] {
    return this.heard.filter((each) => !this.#allowed.some((expected) => expected.test(each)));
  }
}

// Errors that a browser logs when it cannot reach a server.
export const UNREACHABLE = [/WebSocket connection to .* failed/, /net::ERR_/];

export async function setPrefs(context: BrowserContext, prefs: PrefValues): Promise<void> {
  await context.addInitScript((kept) => {
    if (location.protocol.startsWith("http") && localStorage.getItem("simony") === null)
      localStorage.setItem("simony", JSON.stringify(kept));
  }, prefs);
}

interface Each {
  prefs: PrefValues;
  language: string;
  words: Translator;
  pageErrors: PageErrors;
  // Opens a page for another user with their own browser.
  friend: () => Promise<Page>;
  socketLog: SocketLog;
}

export const test = base.extend<Each, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  prefs: [QUICK_PREFS, { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  language: async ({ locale }, use) => use(locale ?? "en"),
  words: async ({ server, language }, use) =>
    use(
      new Translator(language, await (await fetch(`${server.url}/api/texts/${language}`)).text()),
    ),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = new PageErrors();
      pageErrors.listen(context);
      await use(pageErrors);
      expect(pageErrors.faults).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, prefs }, use) => {
    await setPrefs(context, prefs);
    await use(context);
  },
  friend: async ({ browser, prefs, pageErrors, baseURL, locale, viewport, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        viewport,
        hasTouch,
      });
      contexts.push(context);
      pageErrors.listen(context);
      await setPrefs(context, prefs);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  socketLog: async ({ page }, use) => use(new SocketLog(page)),
});
