// The frames of a finished game, fetched page by page and cached.

import type { Replay } from "../net/api";
import type { Frame, Text } from "../net/protocol";

export const PAGE = 50;

export interface Chapter {
  // Its first moment.
  at: number;
  title: Text;
}

type Fetch = (first: number, count: number) => Promise<Replay>;

export class Playback {
  count = 0;
  readonly #fetch: Fetch;
  readonly #pages = new Map<number, Promise<Frame[]>>();
  readonly #cached = new Map<number, Frame[]>();

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

  // Return a frame if it has been fetched.
  cached(moment: number): Frame | undefined {
    return this.#cached.get(Math.floor(moment / PAGE))?.[moment % PAGE];
  }

  page(number: number): Promise<Frame[]> {
    const known = this.#pages.get(number);
    if (known !== undefined) return known;
    const loading = this.#load(number);
    this.#pages.set(number, loading);
    loading.catch(() => this.#pages.delete(number));
    return loading;
  }

  get pages(): number {
    return Math.ceil(this.count / PAGE);
  }

  async #load(number: number): Promise<Frame[]> {
    const { count, frames } = await this.#fetch(number * PAGE, PAGE);
    this.count = count;
    this.#cached.set(number, frames);
    return frames;
  }

  // Return the chapters fetched so far. One begins where the first fact of the scene changes: a new
  // hand, trick or confession.
  chapters(): Chapter[] {
    const found: Chapter[] = [];
    let before = "";
    for (let at = 0; at < this.count; at++) {
      const title = this.cached(at)?.scene.facts[0];
      if (title === undefined) continue;
      const now = JSON.stringify(title);
      if (now !== before) found.push({ at, title });
      before = now;
    }
    return found;
  }

  // Return the next moment in one direction that has events, or the end of the game.
  async seek(from: number, step: 1 | -1): Promise<number> {
    let at = from + step;
    while (at > 0 && at < this.count - 1 && (await this.at(at)).events.length === 0) at += step;
    return Math.max(0, Math.min(at, this.count - 1));
  }
}
