// Texts that do not fit their place, on the page as it is.

import type { Page } from "@playwright/test";

// Return the texts that are cut off, or stick out of their button, card or page.
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(findOverflowing);
}

// In the page. It keeps the elements for `preview.spec.ts`.
function findOverflowing(): string[] {
  const BOXES = "button, a, select, label, td, th, dialog, article, .piece, .button, svg";
  const SLACK = 2;
  const found: Element[] = [];
  const hidden = (each: Element | null): boolean =>
    each !== null &&
    (getComputedStyle(each).clipPath === "inset(50%)" || hidden(each.parentElement));
  const sticksOut = (text: DOMRect, from: Element): boolean => {
    const around = from.closest(BOXES);
    if (around === null) return false;
    const box = around.getBoundingClientRect();
    const out = text.right > box.right + SLACK || text.left < box.left - SLACK;
    return out || (around.parentElement !== null && sticksOut(text, around.parentElement));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === "") continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (element.closest("[data-text-ids], option") !== null) continue;
    const style = getComputedStyle(element);
    if (hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    const cut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const out = sticksOut(text, element);
    if (cut || out) found.push(element);
  }
  (window as unknown as { overflowing: Element[] }).overflowing = found;
  const wide = document.documentElement.scrollWidth > window.innerWidth + 1;
  return [
    ...found.map((each) => each.textContent?.trim() ?? ""),
    ...(wide ? ["the page is wider than the window"] : []),
  ];
}
