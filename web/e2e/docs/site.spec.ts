// The check of the documentation site (`lint/site.mjs`) finds what it looks for.

import { expect, test } from "@playwright/test";
import { copiedWrongly, problemsHere } from "../../lint/site.mjs";

const LONG = "letters".repeat(80);
const SHADOW = "background: linear-gradient(red, blue)";

const CASES = [
  { name: "short text", html: "<p>short</p>", problem: null },
  { name: "a long word", html: `<p>${LONG}</p>`, problem: "is wider than the window" },
  { name: "a wide box", html: `<p style="width: 3000px">wide</p>`, problem: "is wider than the" },
  {
    name: "a cell that its text leaves",
    html: `<table style="table-layout: fixed; width: 9em"><tr><td>${LONG.slice(0, 40)}<td>b</table>`,
    problem: "is too narrow for its text",
  },
  {
    name: "a box that scrolls and shows it",
    html: `<div style="overflow-x: auto; ${SHADOW}"><p style="width: 3000px">wide</p></div>`,
    problem: null,
  },
  {
    name: "a box that scrolls in secret",
    html: `<div style="overflow-x: auto"><p style="width: 3000px">wide</p></div>`,
    problem: "scrolls without showing it",
  },
  {
    name: "a box that cuts off",
    html: `<div style="overflow: hidden"><p style="width: 3000px">wide</p></div>`,
    problem: "is cut off",
  },
];

for (const { name, html, problem } of CASES)
  test(`${name}: ${problem ?? "no problem"} @phone`, async ({ page }) => {
    await page.setContent(`<div class="md-content">${html}</div>`);
    const found = await page.evaluate(problemsHere);
    if (problem === null) expect(found).toEqual([]);
    else expect(found.join("\n")).toContain(problem);
  });

test("a copy button that copies a prompt is reported @phone", async ({ page }) => {
  const block = (code: string, copied: string) =>
    `<div ${copied}><pre><code id="code">${code}</code></pre></div>
     <button data-clipboard-target="#code"></button>`;
  await page.setContent(block("$ simony games", ""));
  expect(await page.evaluate(copiedWrongly)).toEqual([
    "a copy button copies a prompt: $ simony games",
  ]);
  await page.setContent(block("$ simony games", 'data-copy="simony games"'));
  expect(await page.evaluate(copiedWrongly)).toEqual([]);
  await page.setContent(block("output", 'data-copy=""'));
  expect(await page.evaluate(copiedWrongly)).toEqual(["a copy button copies nothing"]);
});
