// Measure how long the browser works on one frame of a busy game in the built client: script, style
// and layout, as the browser counts them. The frames come from `frames.py`. Afterwards the idle table
// is measured; it should do nothing. Run `npm run bench` after `npm run build`.

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { fakeWebSocket, news, open } from "./fake-server.mjs";

const LIMIT = 16;
const IDLE = 3000;
const SIZES = [
  { width: 1366, height: 850 },
  { width: 390, height: 844 },
];
const python = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";
const BUSY = Object.entries(JSON.parse(execFileSync(python, ["bench/frames.py"]).toString())); // every game, with the most seats it has
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const percentile95 = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0;
const shown = (value) => value.toFixed(1).padStart(6);

async function meter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" }); // the time of this thread, whatever else the machine does
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      script: of("ScriptDuration"),
      style: of("RecalcStyleDuration"),
      layout: of("LayoutDuration"),
      task: of("TaskDuration"),
    };
  };
}

const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

async function feed(page, frames, read) {
  const rows = [];
  for (const frame of frames) {
    const before = await read();
    await page.evaluate((text) => window.receive(text), frame);
    await settled(page);
    const after = await read();
    rows.push({
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    });
  }
  return rows;
}

// Measure the overhead of the measurement itself: a round with no change.
async function overhead(page, read) {
  const rows = await feed(
    page,
    Array.from({ length: 15 }, () => JSON.stringify({ type: "pong", id: -1 })),
    read,
  );
  return {
    script: median(rows.map((row) => row.script)),
    style: median(rows.map((row) => row.style)),
    layout: median(rows.map((row) => row.layout)),
  };
}

async function measure(browser, server, game, seats, frames, viewport) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(fakeWebSocket);
  await page.addInitScript(() =>
    localStorage.setItem(
      "simony",
      JSON.stringify({ speed: "off", language: "en", look: "light", guide: false }),
    ),
  );
  await page.goto(`${server.url}/t/bench`);
  await page.waitForFunction(() => window.receive !== undefined);
  await page.evaluate((text) => window.receive(text), JSON.stringify(news(game, seats)));
  await page.waitForTimeout(200);
  const read = await meter(page);
  await feed(page, frames.slice(0, 10), read);
  await page.waitForSelector(".felt");
  const base = await overhead(page, read);
  const rows = (await feed(page, frames.slice(10), read)).map((row) => ({
    script: Math.max(0, row.script - base.script),
    drawn: Math.max(0, row.style + row.layout - base.style - base.layout),
  }));
  const whole = rows.map((row) => row.script + row.drawn);
  await page.waitForTimeout(1000); // wait for animations to end
  const before = await read();
  await page.waitForTimeout(IDLE);
  const after = await read();
  const idle = {
    script: after.script - before.script,
    drawn: after.style + after.layout - before.style - before.layout,
  };
  await page.close();
  console.log(
    `${game.padEnd(11)} ${seats} seats ${viewport.width} px: script ${shown(median(rows.map((row) => row.script)))} ms, style and layout ${shown(median(rows.map((row) => row.drawn)))} ms, ` +
      `together ${shown(median(whole))} ms (95 %: ${shown(percentile95(whole))}); idle for ${IDLE / 1000} s: script ${shown(idle.script)} ms, style and layout ${shown(idle.drawn)} ms`,
  );
  return median(whole);
}

const server = await open();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: flags,
});
let worst = 0;
for (const [game, seats] of BUSY) {
  const frames = JSON.parse(
    execFileSync(python, ["bench/frames.py", game, String(seats), "70"], {
      maxBuffer: 2 ** 28,
    }).toString(),
  ).map((frame, number) => JSON.stringify({ ...frame, number }));
  for (const viewport of SIZES)
    worst = Math.max(worst, await measure(browser, server, game, seats, frames, viewport));
}
await browser.close();
server.close();
console.log(`the slowest takes ${worst.toFixed(1)} ms per frame; the limit is ${LIMIT} ms`);
process.exit(worst > LIMIT ? 1 : 0);
