import { beforeEach, describe, expect, test } from "vitest";
import { firstChoice, follow, nearest, setStops } from "../../src/scene/keyboard/navigation";
import { RovingFocus } from "../../src/scene/keyboard/roving-focus";

let felt: HTMLElement;
const at = (id: string): HTMLElement =>
  felt.querySelector<HTMLElement>(`[data-item="${id}"]`) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <ul data-zone="trick"><button class="piece" data-item="t1"></button></ul>
    <div data-group="hand">
      <span data-zone="vices"><button class="piece" data-item="a"></button><button class="piece choosable" data-item="b"></button></span>
      <span data-zone="virtues"><button class="piece choosable" data-item="c"></button><button class="piece" data-item="d"></button></span>
    </div>
    <section class="choice-panel" tabindex="-1"></section>
  </main>`;
  felt = document.querySelector("main") as HTMLElement;
});

describe("keys", () => {
  test("each group has one tab stop: the first item that can be chosen", () => {
    setStops(felt);
    expect(
      [...felt.querySelectorAll<HTMLElement>(".piece")].map((piece) => piece.tabIndex),
    ).toEqual([0, -1, 0, -1, -1]);
  });

  test("arrows go through a hand of two parts and stop at its ends", () => {
    expect(follow(felt, at("b"), "ArrowRight")).toBe(at("c"));
    expect(follow(felt, at("d"), "ArrowRight")).toBeNull();
    expect(follow(felt, at("c"), "Home")).toBe(at("a"));
  });

  test("from outside a group an arrow leads to the first choice", () => {
    expect(follow(felt, felt.querySelector(".choice-panel") as HTMLElement, "ArrowDown")).toBe(
      firstChoice(felt),
    );
    expect(firstChoice(felt)).toBe(at("b"));
  });

  test("up and down lead to the nearest row, and there to the nearest column", () => {
    const box = (x: number, y: number) => ({ x, y, width: 40, height: 60 });
    expect(nearest(box(100, 200), [box(300, 100), box(110, 100), box(100, 0)], -1)).toBe(1);
    expect(nearest(box(100, 200), [box(100, 100)], 1)).toBeNull();
  });
});

describe("focus", () => {
  test("goes to a neighbour when its element is gone, then to the first choice", () => {
    const rovingFocus = new RovingFocus();
    rovingFocus.on(felt);
    at("c").focus();
    at("c").remove();
    at("b").classList.remove("choosable");
    rovingFocus.restore();
    expect(document.activeElement).toBe(at("d"));
    at("a").classList.add("choosable");
    rovingFocus.restore();
    expect(document.activeElement).toBe(at("a"));
  });

  test("goes to the prompt when nothing else is left, and is not moved from elsewhere", () => {
    const rovingFocus = new RovingFocus();
    rovingFocus.on(felt);
    rovingFocus.restore();
    expect(document.activeElement).toBe(document.body);
    at("t1").focus();
    for (const piece of felt.querySelectorAll(".piece")) piece.remove();
    rovingFocus.restore();
    expect(document.activeElement).toBe(felt.querySelector(".choice-panel"));
  });
});
