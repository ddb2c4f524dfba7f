// A finished game as a table: it shows one moment and takes no actions.

import { api } from "../net/api";
import { Playback, type Chapter } from "./playback";
import { shareStructure } from "../table/structural-sharing";
import type { AnimateChange, TableModel, ChronicleEntry } from "../table/table-model";
import {
  EVERYTHING,
  PUBLIC,
  type Answer,
  type ChatLine,
  type Frame,
  type News,
  type Problem,
  type Scene,
} from "../net/protocol";
import type { Names } from "../i18n/translator";

// A seat, the public view, or everything.
export type Eyes = number | "public" | "all";

const CHRONICLE_LENGTH = 200;

export class ReplayTable implements TableModel {
  readonly id: string;
  news = $state.raw<News | null>(null);
  frame = $state.raw<Frame | null>(null);
  moment = $state(0);
  count = $state(1);
  eyes = $state<Eyes>("all");
  chapters = $state.raw<Chapter[]>([]);
  chronicle = $state.raw<ChronicleEntry[]>([]);
  chat: ChatLine[] = [];
  staged: number[] = [];
  problem = $state.raw<Problem | null>(null);
  readonly sending = false;
  readonly pendingActions: number[] = [];
  readonly behind = 0;
  readonly prompt = null;

  // Replaced by the page; without a page a change is not animated.
  animate: AnimateChange = async (change) => change();

  #playbacks: Record<string, Playback> = {};
  #request = 0;
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
    void this.#loadRest(this.#playback);
  }

  // Show one moment. A later call replaces an earlier one that is still loading.
  async go(moment: number, animated = false): Promise<void> {
    const turn = (this.#request += 1);
    const playback = this.#playback;
    const last = Math.max(0, (playback.count || Infinity) - 1);
    const frame = await playback.at(Math.max(0, Math.min(moment, last)));
    if (turn !== this.#request) return;
    this.count = playback.count;
    const change = (): void => {
      this.frame = {
        ...frame,
        scene: shareStructure(this.frame?.scene, frame.scene),
        prompt: null,
      };
      this.moment = Math.min(moment, this.count - 1);
      this.chronicle = this.#chronicleUpTo(playback, this.moment);
    };
    if (animated && frame.events.length > 0) await this.animate(change, frame.events);
    else change();
  }

  // Go to the next moment with events. Return false at the end of the game.
  async step(direction: 1 | -1): Promise<boolean> {
    const next = await this.#playback.seek(this.moment, direction);
    if (next === this.moment) return false;
    await this.go(next, direction === 1);
    return true;
  }

  async ask(): Promise<Answer> {
    return { type: "pong", id: 0 };
  }

  skip(): void {
    // a replay has no queue
  }

  async move(): Promise<null> {
    return null;
  }

  get #playback(): Playback {
    const eyes = String(this.eyes);
    return (this.#playbacks[eyes] ??= new Playback((first, count) =>
      api.replay(this.id, eyes, first, count),
    ));
  }

  // Fetch the rest of the game page by page, for its chapters.
  async #loadRest(playback: Playback): Promise<void> {
    for (
      let page = 0;
      page < playback.pages && !this.#closed && playback === this.#playback;
      page++
    ) {
      await playback.page(page);
      if (playback === this.#playback) {
        this.chapters = playback.chapters();
        this.chronicle = this.#chronicleUpTo(playback, this.moment);
      }
    }
  }

  #chronicleUpTo(playback: Playback, moment: number): ChronicleEntry[] {
    const entries: ChronicleEntry[] = [];
    for (let at = Math.max(0, moment - CHRONICLE_LENGTH); at <= moment; at++) {
      const frame = playback.cached(at);
      const title = (playback.cached(at - 1) ?? frame)?.scene.facts[0] ?? null;
      for (const event of frame?.events ?? [])
        entries.push({ number: at, kind: event.kind, text: event.text, at: title });
    }
    return entries.slice(-CHRONICLE_LENGTH);
  }
}
