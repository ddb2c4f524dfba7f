// One table as this client knows it: what is shown now, what was told, what is asked. Frames are told one after another, at the speed the
// person chose; whatever is asked is asked once everything before it has been told.

import { prefs } from "./prefs.svelte";
import { Line, type LineState } from "./line";
import { notePromise } from "./promises";
import type { TableLike } from "./tablelike";
import type { Answer, ChatLine, Command, Frame, GameEvent, Message, News, Opinion, Problem, Scene, Text } from "./wire";
import { PUBLIC } from "./wire";
import type { Names } from "./words";

export interface Told {
  number: number;
  kind: string;
  text: Text;
  // How far the game had come: the first fact of the scene then.
  at: Text | null;
}

const REMEMBERED = 400;
const IN_A_HURRY = 6;
const LATE = 4000;

export type Present = (change: () => void, events: GameEvent[]) => Promise<unknown>;

export class TableState implements TableLike {
  readonly id: string;
  news = $state.raw<News | null>(null);
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>("opening");
  viewer = $state(PUBLIC);
  // What this person has put together of a sequence of small choices, not sent yet.
  staged = $state.raw<number[]>([]);
  sending = $state(false);
  // What is being sent: it shows as taken from the moment it is pressed.
  taking = $state.raw<number[]>([]);
  behind = $state(0);
  problem = $state.raw<Problem | null>(null);
  curtain = $state(false);
  hint = $state.raw<Opinion[] | null>(null);
  thinking = $state(false);

  // How a view shows a change; without one it simply happens.
  present: Present = async (change) => change();
  onTurn: (() => void) | null = null;

  #line: Line;
  #queue: Frame[] = [];
  #telling = false;
  #number = -1;
  #moves = 0;
  #arriving: { number: number; here: () => void } | null = null;
  readonly #mark = Math.random().toString(36).slice(2, 10);

  constructor(id: string, language: string, open?: (url: string) => WebSocket) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/tables/${id}/socket?language=${language}`;
    this.#line = new Line(url, { message: (message) => this.#hear(message), state: (state) => (this.line = state), greet: () => this.#greet() }, open);
  }

  close(): void {
    this.#line.close();
  }

  hurry(): void {
    this.#line.hurry();
  }

  // --- what there is --------------------------------------------------------------------------------------------------------------------

  get scene(): Scene | null {
    return this.frame?.scene ?? null;
  }

  get prompt(): number | null {
    return this.behind === 0 && !this.curtain ? (this.frame?.prompt ?? null) : null;
  }

  get names(): Names {
    return Object.fromEntries((this.news?.seats ?? []).map((seat) => [seat.seat, seat.name]));
  }

  get you(): number | null {
    return this.viewer >= 0 ? this.viewer : null;
  }

  // --- what one may do ------------------------------------------------------------------------------------------------------------------

  async look(seat: number | null, open = false): Promise<void> {
    this.#queue = [];
    this.#number = -1;
    this.told = [];
    this.frame = null;
    this.viewer = open ? -2 : (seat ?? PUBLIC);
    this.#arriving?.here();
    await this.ask(this.#looking());
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#line.ask(command);
    this.problem = "problem" in answer ? answer.problem : null;
    return answer;
  }

  async move(...actions: number[]): Promise<Answer | null> {
    const prompt = this.prompt;
    if (prompt === null || this.sending) return null;
    this.sending = true;
    this.taking = actions;
    try {
      const move_id = `${this.#mark}-${(this.#moves += 1)}`;
      const answer = await this.ask({ type: "move", seat: this.viewer, prompt, actions, move_id });
      if (answer.type === "stale") {
        this.#take(answer.frame);
        this.problem = answer.problem;
      } else if (answer.type === "accepted") await this.#arrival(answer.frame);
      return answer;
    } finally {
      this.sending = false;
      this.taking = [];
    }
  }

  // Until what a move has led to is here, what was asked before still stands on the table, and must not be answered again.
  #arrival(number: number): Promise<void> {
    if (this.#number >= number) return Promise.resolve();
    return new Promise((here) => {
      const late = setTimeout(here, LATE);
      this.#arriving = { number, here: () => (clearTimeout(late), here()) };
    });
  }

  // Ask a bishop. What it says stays until something has changed.
  async askHint(): Promise<void> {
    const prompt = this.prompt;
    if (prompt === null || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.ask({ type: "hint", seat: this.viewer, prompt });
      if (answer.type === "hinted" && this.prompt === prompt) this.hint = answer.opinions;
    } finally {
      this.thinking = false;
    }
  }

  // --- what comes -----------------------------------------------------------------------------------------------------------------------

  #greet(): Command[] {
    return this.#number >= 0 || this.viewer !== PUBLIC || this.frame !== null ? [this.#looking()] : [];
  }

  #looking(): Command {
    const eyes = this.viewer === -2 ? { open: true } : { seat: this.viewer >= 0 ? this.viewer : null };
    return { type: "look", ...eyes, ...(this.#number >= 0 ? { frame: this.#number } : {}), chat: this.chat.at(-1)?.line ?? 0 };
  }

  #hear(message: Message): void {
    if (message.type === "frame") this.#take(message);
    else if (message.type === "table") this.#stand(message);
    else if (message.type === "chat") this.chat = [...this.chat.filter((line) => line.line !== message.line), message].sort((a, b) => a.line - b.line);
  }

  #stand(news: News): void {
    this.news = news;
    notePromise(news);
  }

  #take(frame: Frame): void {
    if (frame.viewer !== this.viewer) return;
    if (!frame.whole && frame.number <= this.#number) return;
    this.#number = frame.number;
    if (this.#arriving !== null && this.#arriving.number <= frame.number) this.#arriving.here();
    if (frame.whole) this.#queue = [];
    this.#queue.push(frame);
    this.behind = this.#queue.length;
    if (!this.#telling) void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const next = frame;
      const events = next.events;
      const hurried = this.#queue.length > IN_A_HURRY || document.hidden || this.curtain;
      const change = (): void => {
        this.hint = null;
        if (next.prompt !== this.frame?.prompt) this.problem = null;
        this.frame = next;
        this.#write(next);
      };
      if (hurried || prefs.step === 0 || events.length === 0) change();
      else await this.present(change, events);
      this.behind = this.#queue.length;
    }
    this.#telling = false;
    if (this.prompt !== null) this.onTurn?.();
  }

  #write(frame: Frame): void {
    const at = frame.scene.facts[0] ?? null;
    const lines = frame.events.map((event) => ({ number: frame.number, kind: event.kind, text: event.text, at }));
    this.told = [...this.told, ...lines].slice(-REMEMBERED);
  }
}
