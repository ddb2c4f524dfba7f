// Browser tests against a real server, with Debian's chromium: Playwright must not download its own.

import { defineConfig } from "@playwright/test";

const WIDE = { width: 1366, height: 850 };
const PHONE = { width: 390, height: 844 };

// Tests that do not depend on the width run at one only: wide (`@wide`) or phone (`@phone`). `SOAK=1`
// runs everything at both, and additional tests.
const everywhere = ["SOAK", "SCREENSHOTS", "PREVIEW"].some(
  (name) => process.env[name] !== undefined,
);

function testMatch(): RegExp {
  if (process.env["SCREENSHOTS"] !== undefined) return /screenshots\.spec\.ts$/;
  if (process.env["PREVIEW"] !== undefined) return /preview\.spec\.ts$/;
  return /(?<!screenshots|preview)\.spec\.ts$/;
}

export default defineConfig({
  testDir: "e2e",
  testMatch: testMatch(),
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "off",
  },
  projects: [
    {
      name: "wide",
      use: { viewport: WIDE, locale: "en" },
      ...(everywhere ? {} : { grepInvert: /@phone/ }),
    },
    {
      name: "phone",
      use: { viewport: PHONE, locale: "ja", hasTouch: true },
      ...(everywhere ? {} : { grepInvert: /@wide/ }),
    },
  ],
});
