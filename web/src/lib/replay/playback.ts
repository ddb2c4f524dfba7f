// The moments of a finished game, fetched a page at a time and kept.

import type { Replay } from "../net/api";
import type { Frame, Text } from "../net/protocol";

export const PAGE = 50;

export interface Chapter {
  // The moment it begins with.
  at: number;
  title: Text;
}

type Fetch = (first: number, count: number) => Promise<Replay>;

export class Reel {
  count = 0;
  readonly #fetch: Fetch;
  readonly #pages = new Map<number, Promise<Frame[]>>();
  readonly #here = new Map<number, Frame[]>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  async at(moment: number): Promise<Frame> {
    const page = Math.floor(moment / PAGE);
    const frames = await this.page(page);
    const frame = frames[moment - page * PAGE];
    if (frame === undefined) throw new RangeError(`no moment ${moment}`);
    return frame;
  }

  // What is here already, without asking.
  peek(moment: number): Frame | undefined {
    return this.#here.get(Math.floor(moment / PAGE))?.[moment % PAGE];
  }

  page(number: number): Promise<Frame[]> {
    const known = this.#pages.get(number);
    if (known !== undefined) return known;
    const coming = this.#load(number);
    this.#pages.set(number, coming);
    coming.catch(() => this.#pages.delete(number));
    return coming;
  }

  get pages(): number {
    return Math.ceil(this.count / PAGE);
  }

  async #load(number: number): Promise<Frame[]> {
    const { count, frames } = await this.#fetch(number * PAGE, PAGE);
    this.count = count;
    this.#here.set(number, frames);
    return frames;
  }

  // Where the first thing a scene says about itself changes: a new hand, a new trick, a new confession. As far as is known yet.
  chapters(): Chapter[] {
    const found: Chapter[] = [];
    let before = "";
    for (let at = 0; at < this.count; at++) {
      const title = this.peek(at)?.scene.facts[0];
      if (title === undefined) continue;
      const now = JSON.stringify(title);
      if (now !== before) found.push({ at, title });
      before = now;
    }
    return found;
  }

  // The next moment in one direction at which something is seen to happen; the end of the game, if there is none.
  async seek(from: number, step: 1 | -1): Promise<number> {
    let at = from + step;
    while (at > 0 && at < this.count - 1 && (await this.at(at)).events.length === 0) at += step;
    return Math.max(0, Math.min(at, this.count - 1));
  }
}
