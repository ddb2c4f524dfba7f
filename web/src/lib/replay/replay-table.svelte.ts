// A finished game as the scene's components know a table: one moment of it is shown, and nothing can be done about it.

import { api } from "../net/api";
import { Reel, type Chapter } from "./playback";
import { shared } from "../table/structural-sharing";
import type { Present, TableLike, Told } from "../table/table-model";
import { EVERYTHING, PUBLIC, type Answer, type ChatLine, type Frame, type News, type Problem, type Scene } from "../net/protocol";
import type { Names } from "../i18n/translator";

// A seat, what everybody saw, or everything.
export type Eyes = number | "public" | "all";

const REMEMBERED = 200;

export class ReplayTable implements TableLike {
  readonly id: string;
  news = $state.raw<News | null>(null);
  frame = $state.raw<Frame | null>(null);
  moment = $state(0);
  count = $state(1);
  eyes = $state<Eyes>("all");
  chapters = $state.raw<Chapter[]>([]);
  told = $state.raw<Told[]>([]);
  chat: ChatLine[] = [];
  staged: number[] = [];
  problem = $state.raw<Problem | null>(null);
  readonly sending = false;
  readonly taking: number[] = [];
  readonly behind = 0;
  readonly prompt = null;

  // How a view shows a change; without one it simply happens.
  present: Present = async (change) => change();

  #reels: Record<string, Reel> = {};
  #wanted = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  get scene(): Scene | null {
    return this.frame?.scene ?? null;
  }

  get viewer(): number {
    if (this.eyes === "all") return EVERYTHING;
    return this.eyes === "public" ? PUBLIC : this.eyes;
  }

  get you(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  get names(): Names {
    return Object.fromEntries((this.news?.seats ?? []).map((seat) => [seat.seat, seat.name]));
  }

  async open(moment = 0): Promise<void> {
    this.news = await api.table(this.id);
    await this.look(this.news.yours[0] ?? "all", moment);
  }

  close(): void {
    this.#closed = true;
  }

  async look(eyes: Eyes, moment = this.moment): Promise<void> {
    this.eyes = eyes;
    await this.go(moment);
    void this.#readOn(this.#reel);
  }

  // To one moment. Whoever is told to go elsewhere meanwhile goes there.
  async go(moment: number, shown = false): Promise<void> {
    const turn = (this.#wanted += 1);
    const reel = this.#reel;
    const last = Math.max(0, (reel.count || Infinity) - 1);
    const frame = await reel.at(Math.max(0, Math.min(moment, last)));
    if (turn !== this.#wanted) return;
    this.count = reel.count;
    const change = (): void => {
      this.frame = { ...frame, scene: shared(this.frame?.scene, frame.scene), prompt: null };
      this.moment = Math.min(moment, this.count - 1);
      this.told = this.#toldUpTo(reel, this.moment);
    };
    if (shown && frame.events.length > 0) await this.present(change, frame.events);
    else change();
  }

  // One step at which something happens. False at the end of the game.
  async step(direction: 1 | -1): Promise<boolean> {
    const next = await this.#reel.seek(this.moment, direction);
    if (next === this.moment) return false;
    await this.go(next, direction === 1);
    return true;
  }

  async ask(): Promise<Answer> {
    return { type: "pong", id: 0 };
  }

  skip(): void {
    // nothing is told that was not asked for
  }

  async move(): Promise<null> {
    return null;
  }

  get #reel(): Reel {
    const eyes = String(this.eyes);
    return (this.#reels[eyes] ??= new Reel((first, count) => api.replay(this.id, eyes, first, count)));
  }

  // The rest of the game is fetched a page at a time, so that its chapters are known.
  async #readOn(reel: Reel): Promise<void> {
    for (let page = 0; page < reel.pages && !this.#closed && reel === this.#reel; page++) {
      await reel.page(page);
      if (reel === this.#reel) {
        this.chapters = reel.chapters();
        this.told = this.#toldUpTo(reel, this.moment);
      }
    }
  }

  #toldUpTo(reel: Reel, moment: number): Told[] {
    const told: Told[] = [];
    for (let at = Math.max(0, moment - REMEMBERED); at <= moment; at++) {
      const frame = reel.peek(at);
      const title = (reel.peek(at - 1) ?? frame)?.scene.facts[0] ?? null;
      for (const event of frame?.events ?? []) told.push({ number: at, kind: event.kind, text: event.text, at: title });
    }
    return told.slice(-REMEMBERED);
  }
}
