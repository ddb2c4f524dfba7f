// The page of a table: the prompt, the choices, and how to choose.

import type { Locator, Page } from "@playwright/test";
import type { SocketLog } from "./socket-log";

// The choices: items on the table by id, and texts.
export interface Asked {
  things: string[];
  words: string[];
  // All items on the table, by id.
  sight: string[];
}

export type Choice = { thing: string } | { word: number };
export type Strategy = (asked: Asked) => Choice;

export class TablePage {
  readonly choicePanel: Locator;
  readonly prompt: Locator;
  readonly outcome: Locator;
  readonly lit: Locator;

  constructor(
    readonly page: Page,
    readonly socketLog: SocketLog,
    readonly finger = false,
  ) {
    this.choicePanel = page.locator(".choice-panel.now");
    this.prompt = page.locator("#prompt");
    this.outcome = page.locator(".outcome");
    this.lit = page.locator(".choice-panel.now .choices button:enabled, .piece.choosable");
  }

  // Wait for a prompt. Return false if the game is over instead.
  async ready(): Promise<boolean> {
    await this.lit.or(this.outcome).first().waitFor({ timeout: 120_000 });
    return !(await this.outcome.isVisible());
  }

  asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const named = (selector: string): string[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(
          (each) => each.dataset["item"] ?? "",
        );
      const words = [
        ...document.querySelectorAll<HTMLElement>(".choice-panel.now .choices button"),
      ].map((each) => each.innerText);
      return { things: named(".piece.choosable"), words, sight: named(".felt [data-item]") };
    });
  }

  // Choose, and wait for the server's answer.
  async choose(choice: Choice): Promise<void> {
    const what =
      "thing" in choice
        ? this.page.locator(`.piece.choosable[data-item="${choice.thing}"]`)
        : this.page.locator(".choice-panel.now .choices button").nth(choice.word);
    const before = this.socketLog.count;
    const opens = "thing" in choice && this.#ways(choice.thing) > 1;
    try {
      await this.touch(what);
    } catch (error) {
      if (this.socketLog.count === before) throw error; // otherwise the table has changed meanwhile
    }
    if (!opens) await this.socketLog.after(before);
  }

  // Click where the element is visible: cards overlap, and fans move. `anyway`: also if it is
  // disabled.
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

  // Play until the game is over or `most` choices are made. Return whether it is over.
  async play(strategy: Strategy, most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) {
      if (!(await this.ready())) return true;
      const asked = await this.asked();
      if (asked.things.length + asked.words.length > 0) await this.choose(strategy(asked));
    }
    return !(await this.ready());
  }

  #ways(thing: string): number {
    return (this.socketLog.frame?.scene.choices ?? []).filter((choice) => choice.item === thing)
      .length;
  }
}

// In the page: return the middle of those grid points over an element at which it is hit.
function spot(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const all = steps.flatMap((x) => steps.map((y) => ({ x: x * width, y: y * height })));
  const open = all.filter(({ x, y }) =>
    element.contains(document.elementFromPoint(left + x, top + y)),
  );
  return open[Math.floor(open.length / 2)] ?? null;
}
