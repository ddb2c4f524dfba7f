// A table's page as a person sees it: what is asked, what is lit up, and a hand to choose with.

import type { Locator, Page } from "@playwright/test";
import type { SocketLog } from "./socket-log";

// What may be chosen: things on the table, by the name of their picture, and words.
export interface Asked {
  things: string[];
  words: string[];
  // Everything in sight, chosen or not.
  sight: string[];
}

export type Choice = { thing: string } | { word: number };
export type Strategy = (asked: Asked) => Choice;

export class Table {
  readonly asks: Locator;
  readonly prompt: Locator;
  readonly outcome: Locator;
  readonly lit: Locator;

  constructor(
    readonly page: Page,
    readonly wire: SocketLog,
    readonly finger = false,
  ) {
    this.asks = page.locator(".asks.now");
    this.prompt = page.locator("#prompt");
    this.outcome = page.locator(".outcome");
    this.lit = page.locator(".asks.now .choices button:enabled, .piece.can");
  }

  // Until one is asked something; false if the game is over instead.
  async ready(): Promise<boolean> {
    await this.lit.or(this.outcome).first().waitFor({ timeout: 120_000 });
    return !(await this.outcome.isVisible());
  }

  asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const named = (selector: string): string[] => [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.dataset["item"] ?? "");
      const words = [...document.querySelectorAll<HTMLElement>(".asks.now .choices button")].map((each) => each.innerText);
      return { things: named(".piece.can"), words, sight: named(".felt [data-item]") };
    });
  }

  // Choose it, and see something come of it.
  async choose(choice: Choice): Promise<void> {
    const what = "thing" in choice ? this.page.locator(`.piece.can[data-item="${choice.thing}"]`) : this.page.locator(".asks.now .choices button").nth(choice.word);
    const before = this.wire.count;
    const opens = "thing" in choice && this.#ways(choice.thing) > 1;
    try {
      await this.touch(what);
    } catch (error) {
      if (this.wire.count === before) throw error; // otherwise the table has changed meanwhile
    }
    if (!opens) await this.wire.after(before);
  }

  // Where something of it is to be seen: cards are held in fans, and fans close up. `anyway`: also what is said to be disabled.
  async touch(what: Locator, anyway = false): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const position = await what.evaluate(spot, undefined, { timeout: 20_000 });
      const where = { ...(position === null ? {} : { position }), timeout: 3_000, force: anyway };
      try {
        return await (this.finger ? what.tap(where) : what.click(where));
      } catch (error) {
        if (tries === 9) throw error;
      }
    }
  }

  // Plays until the game is over, or so many choices were made. True if it is over.
  async play(strategy: Strategy, most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) {
      if (!(await this.ready())) return true;
      const asked = await this.asked();
      if (asked.things.length + asked.words.length > 0) await this.choose(strategy(asked));
    }
    return !(await this.ready());
  }

  #ways(thing: string): number {
    return (this.wire.frame?.scene.choices ?? []).filter((choice) => choice.item === thing).length;
  }
}

// In the page: the middle of those points of a grid over an element at which one would hit it.
function spot(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const all = steps.flatMap((x) => steps.map((y) => ({ x: x * width, y: y * height })));
  const open = all.filter(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
  return open[Math.floor(open.length / 2)] ?? null;
}
