// One table as this client knows it: what is shown now, what was told, what is asked. Frames are told one after another, at the speed the
// person chose; whatever is asked is asked once everything before it has been told.

import { api, Refused } from "../net/api";
import { keep, recall } from "./session";
import { Line, type LineState } from "../net/connection";
import { prefs } from "../browser/prefs.svelte";
import { notePromise } from "../fairness/commitments";
import { shared } from "./structural-sharing";
import type { Present, Showing, TableLike, Told } from "./table-model";
import type { Answer, ChatLine, Command, Frame, GameEvent, Message, News, Opinion, Problem, Scene, Text } from "../net/protocol";
import { PUBLIC } from "../net/protocol";
import type { Names } from "../i18n/translator";

// What happened while the person was away; null where it was more than the table remembers.
export type Missed = Told[] | null;

const REMEMBERED = 400;
const IN_A_HURRY = 6;
const LATE = 4000;

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
  why = $state.raw<Text | null>(null);
  thinking = $state(false);
  // The last trick or judgement, as far as it was seen here.
  last = $state.raw<Showing | null>(null);
  // The last frame that was seen before the page was loaded, or these eyes were lent: what was told until then has been heard.
  recalled = -1;
  missed = $state.raw<Missed | undefined>(undefined);
  // Whether what was missed is still to come: until it is here nothing is asked.
  catching = $state(false);

  // How a view shows a change; without one it simply happens.
  present: Present = async (change) => change();
  // What a frame has completed that may be looked at again.
  completed: (before: Scene, frame: Frame) => Showing | null = () => null;
  onTurn: (() => void) | null = null;
  onHappening: ((events: GameEvent[]) => void) | null = null;

  #line: Line;
  #queue: Frame[] = [];
  #telling = false;
  #number = -1;
  // The last frame that has been told to its end.
  #settled: Frame | null = null;
  // The scene that came last, of whose parts the next is made.
  #last: Scene | null = null;
  #moves = 0;
  #arriving: { number: number; here: () => void } | null = null;
  // The last frame the person saw before they, or the line, went away.
  #left: number | null = null;
  #mending = false;
  #waited = false;
  readonly #mark = Math.random().toString(36).slice(2, 10);

  constructor(id: string, language: string, open?: (url: string) => WebSocket) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/tables/${id}/socket?language=${language}`;
    const on = { message: (message: Message) => this.#hear(message), state: (state: LineState) => this.#lineIs(state), greet: () => this.#greet(), greeted: () => this.#caughtUp() };
    this.#line = new Line(url, on, open);
  }

  close(): void {
    this.keep();
    this.#line.close();
  }

  // The person looks away: what happens from now on they will be told of when they come back.
  leave(): void {
    this.keep();
    this.#left ??= this.#settled?.number ?? null;
  }

  comeBack(): void {
    this.#line.hurry();
    this.#back();
  }

  hurry(): void {
    this.#line.hurry();
  }

  // For when the page is loaded again.
  keep(): void {
    const frame = this.#settled;
    if (frame !== null && frame.viewer === this.viewer && this.viewer >= PUBLIC) {
      keep(this.id, this.viewer, { frame, told: this.told.filter((line) => line.number <= frame.number), last: this.last });
    }
  }

  // --- what there is --------------------------------------------------------------------------------------------------------------------

  get scene(): Scene | null {
    return this.frame?.scene ?? null;
  }

  get prompt(): number | null {
    return this.behind === 0 && !this.curtain && !this.catching ? (this.frame?.prompt ?? null) : null;
  }

  get names(): Names {
    return Object.fromEntries((this.news?.seats ?? []).map((seat) => [seat.seat, seat.name]));
  }

  get you(): number | null {
    return this.viewer >= 0 ? this.viewer : null;
  }

  // --- what one may do ------------------------------------------------------------------------------------------------------------------

  // Through these eyes, from where they looked last.
  async look(seat: number | null, open = false): Promise<void> {
    this.keep();
    this.viewer = open ? -2 : (seat ?? PUBLIC);
    const seen = open ? null : recall(this.id, this.viewer);
    this.#queue = [];
    this.behind = 0;
    this.#number = seen?.frame.number ?? -1;
    this.#settled = seen?.frame ?? null;
    this.recalled = this.#number;
    this.told = seen?.told ?? [];
    this.last = seen?.last ?? null;
    this.frame = this.#settled;
    this.missed = undefined;
    this.#left = this.#settled?.number ?? null;
    this.#arriving?.here();
    this.catching = true;
    await this.ask(this.#looking());
    this.#caughtUp();
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
      } else if (answer.type === "accepted") {
        this.missed = undefined;
        await this.#arrival(answer.frame);
      }
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

  // Ask a cardinal. What it says stays until something has changed.
  async askHint(): Promise<void> {
    const prompt = this.prompt;
    if (prompt === null || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.ask({ type: "hint", seat: this.viewer, prompt });
      if (answer.type === "hinted" && this.prompt === prompt) {
        this.hint = answer.opinions;
        this.why = answer.why;
      }
    } finally {
      this.thinking = false;
    }
  }

  // Enough told: how does it stand now?
  skip(): void {
    if (this.behind > 0) prefs.hurried = true;
  }

  // --- what comes -----------------------------------------------------------------------------------------------------------------------

  #greet(): Command[] {
    const looks = this.#number >= 0 || this.viewer !== PUBLIC || this.frame !== null;
    this.catching = looks;
    return looks ? [this.#looking()] : [];
  }

  #looking(): Command {
    const eyes = this.viewer === -2 ? { open: true } : { seat: this.viewer >= 0 ? this.viewer : null };
    return { type: "look", ...eyes, ...(this.#number >= 0 ? { frame: this.#number } : {}), chat: this.chat.at(-1)?.line ?? 0 };
  }

  #lineIs(state: LineState): void {
    this.line = state;
    if (state === "lost" || state === "restarting") this.#left ??= this.#settled?.number ?? null;
    if (state === "lost" && this.news === null) void this.#isThere();
  }

  // A browser does not say why a socket was refused.
  async #isThere(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 404) return;
      this.#line.close();
      this.problem = error.problem;
      this.line = "refused";
    }
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
    if (!frame.whole && this.#number >= 0 && frame.number > this.#number + 1) {
      void this.#mend();
      return;
    }
    this.#number = frame.number;
    if (this.#arriving !== null && this.#arriving.number <= frame.number) this.#arriving.here();
    if (frame.whole) this.#queue = [];
    this.#last = shared(this.#last, frame.scene);
    this.#queue.push({ ...frame, scene: this.#last });
    this.behind = this.#queue.length;
    if (!this.#telling) void this.#tell();
  }

  // Something between was lost: it is asked for again.
  async #mend(): Promise<void> {
    if (this.#mending) return;
    this.#mending = true;
    await this.#line.ask(this.#looking());
    this.#mending = false;
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const next = frame;
      const events = next.events;
      const hurried = this.#queue.length > IN_A_HURRY || document.hidden || this.curtain;
      const change = (): void => {
        if (next.viewer !== this.viewer) return;
        this.hint = null;
        this.why = null;
        if (next.prompt !== this.frame?.prompt) this.problem = null;
        this.#remember(next);
        this.frame = next;
        this.#write(next);
      };
      if (!hurried) this.onHappening?.(events);
      if (hurried || prefs.step === 0 || events.length === 0) change();
      else await this.present(change, events);
      if (next.viewer === this.viewer) this.#settled = next;
      if (next.prompt === null) this.#waited = true;
      this.behind = this.#queue.length;
    }
    this.#telling = false;
    prefs.hurried = false;
    this.#back();
    if (this.prompt === null) return;
    if (this.#waited) this.onTurn?.();
    this.#waited = false;
  }

  #write(frame: Frame): void {
    // What happened belongs to where the game was, not to where it brought it.
    const at = (this.#settled ?? frame).scene.facts[0] ?? null;
    const lines = frame.events.map((event) => ({ number: frame.number, kind: event.kind, text: event.text, at }));
    this.told = [...this.told, ...lines].slice(-REMEMBERED);
  }

  #remember(frame: Frame): void {
    const before = this.#settled;
    if (before === null || (frame.whole && frame.number !== before.number)) this.last = null;
    else if (frame.events.some((event) => event.kind === "undo" && (event["seat"] !== this.viewer || before.undo === 0))) this.last = null;
    else this.last = this.completed(before.scene, frame) ?? this.last;
    if (frame.whole && this.#left !== null && frame.number > this.#left) this.missed = null;
  }

  // --- away and back --------------------------------------------------------------------------------------------------------------------

  #caughtUp(): void {
    this.catching = false;
    this.#back();
  }

  // Once everything is here and told, and somebody looks: what happened since they looked last.
  #back(): void {
    const left = this.#left;
    if (left === null || document.hidden || this.curtain || this.line !== "open" || this.catching || this.#telling) return;
    this.#left = null;
    const lines = this.told.filter((line) => line.number > left);
    if (this.missed !== null && lines.length > 0) this.missed = lines;
  }
}
