// Check the built documentation site in a real browser: `node lint/site.mjs ../site`, as
// `make test-docs` does. Every page is opened at the width of a phone and of a laptop. Nothing may
// be wider than the window unless it is in a box that scrolls and shows so; nothing may be cut off;
// a copy button must copy what runs; and no page may report an error.

import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { extname, join, normalize, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const WIDTHS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
};
// Every page loads the search index. An empty one saves most of the time.
const INDEX = "/search/search_index.json";

// Return what is wrong with the page in the window, as sentences. Runs in the browser.
export function problemsHere() {
  const ROUNDING = 1.5;
  const SCROLLS = ["auto", "scroll"];
  const CUTS = ["hidden", "clip"];
  const wide = document.documentElement.clientWidth;
  const nameOf = (element) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    const classes = [...element.classList].map((each) => `.${each}`).join("");
    return `<${element.localName}${classes}> “${words}”`;
  };
  const overflowOf = (element) => getComputedStyle(element).overflowX;
  const isHidden = (element) => {
    const box = element.getBoundingClientRect();
    return box.width <= 1 || box.height <= 1 || getComputedStyle(element).visibility === "hidden";
  };
  const parentsOf = (element) => {
    const parents = [];
    for (let each = element.parentElement; each !== null; each = each.parentElement)
      parents.push(each);
    return parents;
  };
  const textsOf = (element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "")
      .map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
  const isBeside = ({ left, right }) => right > wide + ROUNDING || left < -ROUNDING;
  const scrollsIn = (elements) =>
    elements.some((each) => each !== document.body && SCROLLS.includes(overflowOf(each)));
  const spills = (cell) =>
    textsOf(cell).some(({ right }) => right > cell.getBoundingClientRect().right + ROUNDING);
  const showsThatItScrolls = (element) =>
    getComputedStyle(element).backgroundImage.includes("gradient");

  const problems = [];
  if (document.documentElement.scrollWidth > wide + ROUNDING)
    problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const roots = document.querySelectorAll(".md-content, .md-footer");
  for (const root of roots.length > 0 ? roots : [document.body])
    for (const element of root.querySelectorAll("*")) {
      if (element.closest("svg") !== element && element.closest("svg") !== null) continue;
      if (isHidden(element)) continue;
      const parents = parentsOf(element);
      if (
        (isBeside(element.getBoundingClientRect()) && !scrollsIn(parents)) ||
        (textsOf(element).some(isBeside) && !scrollsIn([element, ...parents]))
      )
        problems.push(`${nameOf(element)} is wider than the window and does not scroll`);
      if (["td", "th"].includes(element.localName) && spills(element))
        problems.push(`${nameOf(element)} is too narrow for its text`);
      const holdsMore = element.scrollWidth > element.clientWidth + ROUNDING;
      if (!holdsMore || element.clientWidth === 0) continue;
      if (CUTS.includes(overflowOf(element)) && element.localName !== "svg")
        problems.push(`${nameOf(element)} is cut off`);
      if (SCROLLS.includes(overflowOf(element)) && !showsThatItScrolls(element))
        problems.push(`${nameOf(element)} scrolls without showing it`);
    }
  return problems;
}

// Return what the page's copy buttons copy that would not run. Runs in the browser. The theme
// copies `data-copy` of a parent, or else the text of the block.
export function copiedWrongly() {
  return [...document.querySelectorAll("[data-clipboard-target]")].flatMap((button) => {
    if (getComputedStyle(button).display === "none") return [];
    const code = document.querySelector(button.getAttribute("data-clipboard-target"));
    const copied = code.closest("[data-copy]")?.getAttribute("data-copy") ?? code.innerText;
    if (copied.trim() === "") return ["a copy button copies nothing"];
    return copied
      .split("\n")
      .filter((line) => /^(\$|>>>|\.\.\.)( |$)/.test(line))
      .map((line) => `a copy button copies a prompt: ${line}`);
  });
}

// Return the paths of all pages, from the folder of the site.
export function pagesIn(site) {
  return readdirSync(site, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".html"))
    .sort();
}

function emptyIndex(file) {
  return JSON.stringify({ ...JSON.parse(readFileSync(file, "utf-8")), docs: [] });
}

function serve(site) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = join(site, path.endsWith("/") ? `${path}index.html` : path);
    if (path === "/favicon.ico") return response.writeHead(204).end();
    if (path === INDEX) return response.writeHead(200).end(emptyIndex(file));
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    });
    return createReadStream(file).pipe(response);
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      done(server);
    });
  });
}

async function check(page, address) {
  const problems = [];
  const note = (problem) => problems.push(problem);
  const onError = (error) => note(`error: ${error.message}`);
  const onConsole = (message) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  };
  page.on("pageerror", onError).on("console", onConsole);
  await page.setViewportSize(WIDTHS[0]);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const problem of await page.evaluate(problemsHere)) note(`${size.width} px: ${problem}`);
  }
  for (const problem of await page.evaluate(copiedWrongly)) note(problem);
  page.off("pageerror", onError).off("console", onConsole);
  return problems;
}

async function main(site) {
  const server = await serve(site);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const waiting = pagesIn(site);
  const count = waiting.length;
  const found = [];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const address = `http://127.0.0.1:${server.address().port}/${path}`;
      for (const problem of await check(page, address)) found.push(`${path}: ${problem}`);
    }
  };
  try {
    await Promise.all(cpus().map(work));
  } finally {
    await browser.close();
    server.close();
  }
  for (const problem of found.sort()) console.error(`error: ${problem}`);
  console.log(`${count} pages of ${relative("..", site)}, ${found.length} problems`);
  return found.length > 0 || count === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(resolve(process.argv[2]));
