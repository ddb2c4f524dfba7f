// How long the browser works on one frame of a busy game, in the built client: script, style,
// layout, as the browser itself counts them. Frames come from `frames.py`. Afterwards the table is
// left alone for a while: it should do nothing. `npm run bench`, after `npm run build`.

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { news, open, pretend } from "./house.mjs";

const LIMIT = 16;
const IDLE = 3000;
const SIZES = [{ width: 1366, height: 850 }, { width: 390, height: 844 }];
const python = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";
const BUSY = Object.entries(JSON.parse(execFileSync(python, ["bench/frames.py"]).toString())); // every game, with the most seats it has
const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const nearWorst = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0;
const shown = (value) => value.toFixed(1).padStart(6);

async function meter(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" }); // the time of this thread, whatever else the machine does
  return async () => {
    const { metrics } = await line.send("Performance.getMetrics");
    const of = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: of("ScriptDuration"), style: of("RecalcStyleDuration"), layout: of("LayoutDuration"), task: of("TaskDuration") };
  };
}

const settled = (page) => page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle)))));

async function feed(page, frames, read) {
  const rows = [];
  for (const frame of frames) {
    const before = await read();
    await page.evaluate((text) => window.speak(text), frame);
    await settled(page);
    const after = await read();
    rows.push({ script: after.script - before.script, style: after.style - before.style, layout: after.layout - before.layout });
  }
  return rows;
}

// The price of asking: what a round of the same costs when nothing is said.
async function nothing(page, read) {
  const rows = await feed(page, Array.from({ length: 15 }, () => JSON.stringify({ type: "pong", id: -1 })), read);
  return { script: middle(rows.map((row) => row.script)), style: middle(rows.map((row) => row.style)), layout: middle(rows.map((row) => row.layout)) };
}

async function measure(browser, house, game, seats, frames, viewport) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(pretend);
  await page.addInitScript(() => localStorage.setItem("simony", JSON.stringify({ speed: "off", language: "en", look: "light", guide: false })));
  await page.goto(`${house.url}/t/bench`);
  await page.waitForFunction(() => window.speak !== undefined);
  await page.evaluate((text) => window.speak(text), JSON.stringify(news(game, seats)));
  await page.waitForTimeout(200);
  const read = await meter(page);
  await feed(page, frames.slice(0, 10), read);
  await page.waitForSelector(".felt");
  const price = await nothing(page, read);
  const rows = (await feed(page, frames.slice(10), read)).map((row) => ({
    script: Math.max(0, row.script - price.script), drawn: Math.max(0, row.style + row.layout - price.style - price.layout),
  }));
  const whole = rows.map((row) => row.script + row.drawn);
  await page.waitForTimeout(1000); // what moves comes to rest
  const before = await read();
  await page.waitForTimeout(IDLE);
  const after = await read();
  const idle = { script: after.script - before.script, drawn: after.style + after.layout - before.style - before.layout };
  await page.close();
  console.log(
    `${game.padEnd(11)} ${seats} seats ${viewport.width} px: script ${shown(middle(rows.map((row) => row.script)))} ms, style and layout ${shown(middle(rows.map((row) => row.drawn)))} ms, ` +
      `together ${shown(middle(whole))} ms (95 %: ${shown(nearWorst(whole))}); idle for ${IDLE / 1000} s: script ${shown(idle.script)} ms, style and layout ${shown(idle.drawn)} ms`,
  );
  return middle(whole);
}

const house = await open();
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: flags });
let worst = 0;
for (const [game, seats] of BUSY) {
  const frames = JSON.parse(execFileSync(python, ["bench/frames.py", game, String(seats), "70"], { maxBuffer: 2 ** 28 }).toString()).map((frame, number) => JSON.stringify({ ...frame, number }));
  for (const viewport of SIZES) worst = Math.max(worst, await measure(browser, house, game, seats, frames, viewport));
}
await browser.close();
house.close();
console.log(`the slowest takes ${worst.toFixed(1)} ms a frame; ${LIMIT} ms are allowed`);
process.exit(worst > LIMIT ? 1 : 0);
