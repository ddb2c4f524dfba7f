// The client's state of one table: the frame shown, the chronicle, the current prompt. Frames are
// shown one after another at the user's speed; a prompt opens once everything before it is shown.

import { api, ApiError } from "../net/api";
import { loadSession, saveSession } from "./session";
import { Connection, type ConnectionState } from "../net/connection";
import { prefs } from "../browser/prefs.svelte";
import { noteCommitment } from "../fairness/commitments";
import { shareStructure } from "./structural-sharing";
import type { AnimateChange, Recap, TableModel, ChronicleEntry } from "./table-model";
import type {
  Answer,
  ChatLine,
  Command,
  Frame,
  GameEvent,
  Message,
  News,
  Opinion,
  Problem,
  Scene,
  Text,
} from "../net/protocol";
import { PUBLIC } from "../net/protocol";
import type { Names } from "../i18n/translator";

// The events while the user was away; null if there were more than the server keeps.
export type Missed = ChronicleEntry[] | null;

const CHRONICLE_LENGTH = 400;
// With more frames than this in the queue, changes are not animated.
const MAX_QUEUE = 6;
// Milliseconds to wait for the frame after an accepted move.
const FRAME_TIMEOUT = 4000;

export class LiveTable implements TableModel {
  readonly id: string;
  news = $state.raw<News | null>(null);
  frame = $state.raw<Frame | null>(null);
  chronicle = $state.raw<ChronicleEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<ConnectionState>("opening");
  viewer = $state(PUBLIC);
  // The choices of a sequence that are not sent yet.
  staged = $state.raw<number[]>([]);
  sending = $state(false);
  // The actions being sent; they are marked as soon as they are pressed.
  pendingActions = $state.raw<number[]>([]);
  // The number of frames in the queue.
  behind = $state(0);
  problem = $state.raw<Problem | null>(null);
  curtain = $state(false);
  hint = $state.raw<Opinion[] | null>(null);
  hintReason = $state.raw<Text | null>(null);
  hintPending = $state(false);
  // The last trick or judgement seen here.
  recap = $state.raw<Recap | null>(null);
  // The number of the frame restored from the session; older entries are not read aloud again.
  restoredFrame = -1;
  missed = $state.raw<Missed | undefined>(undefined);
  // Whether missed frames are still to come; until then no prompt opens.
  catchingUp = $state(false);

  // Replaced by the page; without a page a change is not animated.
  animate: AnimateChange = async (change) => change();
  // Return what a frame has completed that can be shown again.
  recapOf: (before: Scene, frame: Frame) => Recap | null = () => null;
  onTurn: (() => void) | null = null;
  onEvents: ((events: GameEvent[]) => void) | null = null;

  #connection: Connection;
  #queue: Frame[] = [];
  #playing = false;
  #number = -1;
  // The last frame that has been shown completely.
  #shown: Frame | null = null;
  // The newest scene, for structural sharing.
  #newestScene: Scene | null = null;
  #moves = 0;
  #awaited: { number: number; resolve: () => void } | null = null;
  // The last frame seen before the user or the connection went away.
  #leftAt: number | null = null;
  #refetching = false;
  #wasWaiting = false;
  readonly #clientId = Math.random().toString(36).slice(2, 10);

  constructor(id: string, language: string, open?: (url: string) => WebSocket) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/tables/${id}/socket?language=${language}`;
    const on = {
      message: (message: Message) => this.#receive(message),
      state: (state: ConnectionState) => this.#connectionChanged(state),
      firstCommands: () => this.#firstCommands(),
      caughtUp: () => this.#caughtUp(),
    };
    this.#connection = new Connection(url, on, open);
  }

  close(): void {
    this.save();
    this.#connection.close();
  }

  // The user has left the tab: what happens from now on is reported when they come back.
  leave(): void {
    this.save();
    this.#leftAt ??= this.#shown?.number ?? null;
  }

  resume(): void {
    this.#connection.reconnect();
    this.#reportMissed();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  // Save what was seen, for a reload of the page.
  save(): void {
    const frame = this.#shown;
    if (frame !== null && frame.viewer === this.viewer && this.viewer >= PUBLIC) {
      const told = this.chronicle.filter((entry) => entry.number <= frame.number);
      saveSession(this.id, this.viewer, { frame, told, last: this.recap });
    }
  }

  // --- state ------------------------------------------------------------------------------------

  get scene(): Scene | null {
    return this.frame?.scene ?? null;
  }

  get prompt(): number | null {
    return this.behind === 0 && !this.curtain && !this.catchingUp
      ? (this.frame?.prompt ?? null)
      : null;
  }

  get names(): Names {
    return Object.fromEntries((this.news?.seats ?? []).map((seat) => [seat.seat, seat.name]));
  }

  get you(): number | null {
    return this.viewer >= 0 ? this.viewer : null;
  }

  // --- actions ----------------------------------------------------------------------------------

  // Look from a seat or as a spectator, continuing from what was seen there last.
  async look(seat: number | null, open = false): Promise<void> {
    this.save();
    this.viewer = open ? -2 : (seat ?? PUBLIC);
    const seen = open ? null : loadSession(this.id, this.viewer);
    this.#queue = [];
    this.behind = 0;
    this.#number = seen?.frame.number ?? -1;
    this.#shown = seen?.frame ?? null;
    this.restoredFrame = this.#number;
    this.chronicle = seen?.told ?? [];
    this.recap = seen?.last ?? null;
    this.frame = this.#shown;
    this.missed = undefined;
    this.#leftAt = this.#shown?.number ?? null;
    this.#awaited?.resolve();
    this.catchingUp = true;
    await this.ask(this.#lookCommand());
    this.#caughtUp();
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#connection.ask(command);
    this.problem = "problem" in answer ? answer.problem : null;
    return answer;
  }

  async move(...actions: number[]): Promise<Answer | null> {
    const prompt = this.prompt;
    if (prompt === null || this.sending) return null;
    this.sending = true;
    this.pendingActions = actions;
    try {
      const move_id = `${this.#clientId}-${(this.#moves += 1)}`;
      const answer = await this.ask({ type: "move", seat: this.viewer, prompt, actions, move_id });
      if (answer.type === "stale") {
        this.#enqueue(answer.frame);
        this.problem = answer.problem;
      } else if (answer.type === "accepted") {
        this.missed = undefined;
        await this.#frameArrived(answer.frame);
      }
      return answer;
    } finally {
      this.sending = false;
      this.pendingActions = [];
    }
  }

  // Wait for the frame that a move leads to: until then the old prompt must not be answered again.
  #frameArrived(number: number): Promise<void> {
    if (this.#number >= number) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(resolve, FRAME_TIMEOUT);
      this.#awaited = { number, resolve: () => (clearTimeout(late), resolve()) };
    });
  }

  // Ask a cardinal for a hint. It is shown until the next frame.
  async askHint(): Promise<void> {
    const prompt = this.prompt;
    if (prompt === null || this.hintPending) return;
    this.hintPending = true;
    try {
      const answer = await this.ask({ type: "hint", seat: this.viewer, prompt });
      if (answer.type === "hinted" && this.prompt === prompt) {
        this.hint = answer.opinions;
        this.hintReason = answer.why;
      }
    } finally {
      this.hintPending = false;
    }
  }

  // Skip the animations of the queue.
  skip(): void {
    if (this.behind > 0) prefs.skipping = true;
  }

  // --- messages ---------------------------------------------------------------------------------

  #firstCommands(): Command[] {
    const looks = this.#number >= 0 || this.viewer !== PUBLIC || this.frame !== null;
    this.catchingUp = looks;
    return looks ? [this.#lookCommand()] : [];
  }

  #lookCommand(): Command {
    const eyes =
      this.viewer === -2 ? { open: true } : { seat: this.viewer >= 0 ? this.viewer : null };
    return {
      type: "look",
      ...eyes,
      ...(this.#number >= 0 ? { frame: this.#number } : {}),
      chat: this.chat.at(-1)?.line ?? 0,
    };
  }

  #connectionChanged(state: ConnectionState): void {
    this.connection = state;
    if (state === "lost" || state === "restarting") this.#leftAt ??= this.#shown?.number ?? null;
    if (state === "lost" && this.news === null) void this.#checkExists();
  }

  // A browser does not tell why a socket was refused, so ask over HTTP.
  async #checkExists(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      this.#connection.close();
      this.problem = error.problem;
      this.connection = "refused";
    }
  }

  #receive(message: Message): void {
    if (message.type === "frame") this.#enqueue(message);
    else if (message.type === "table") this.#setNews(message);
    else if (message.type === "chat")
      this.chat = [...this.chat.filter((line) => line.line !== message.line), message].sort(
        (a, b) => a.line - b.line,
      );
  }

  #setNews(news: News): void {
    this.news = news;
    noteCommitment(news);
  }

  #enqueue(frame: Frame): void {
    if (frame.viewer !== this.viewer) return;
    if (!frame.whole && frame.number <= this.#number) return;
    if (!frame.whole && this.#number >= 0 && frame.number > this.#number + 1) {
      void this.#refetch();
      return;
    }
    this.#number = frame.number;
    if (this.#awaited !== null && this.#awaited.number <= frame.number) this.#awaited.resolve();
    if (frame.whole) this.#queue = [];
    this.#newestScene = shareStructure(this.#newestScene, frame.scene);
    this.#queue.push({ ...frame, scene: this.#newestScene });
    this.behind = this.#queue.length;
    if (!this.#playing) void this.#playQueue();
  }

  // A frame in between is missing: ask for it again.
  async #refetch(): Promise<void> {
    if (this.#refetching) return;
    this.#refetching = true;
    await this.#connection.ask(this.#lookCommand());
    this.#refetching = false;
  }

  async #playQueue(): Promise<void> {
    this.#playing = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const next = frame;
      const events = next.events;
      const skip = this.#queue.length > MAX_QUEUE || document.hidden || this.curtain;
      const change = (): void => {
        if (next.viewer !== this.viewer) return;
        this.hint = null;
        this.hintReason = null;
        if (next.prompt !== this.frame?.prompt) this.problem = null;
        this.#updateRecap(next);
        this.frame = next;
        this.#appendChronicle(next);
      };
      if (!skip) this.onEvents?.(events);
      if (skip || prefs.step === 0 || events.length === 0) change();
      else await this.animate(change, events);
      if (next.viewer === this.viewer) this.#shown = next;
      if (next.prompt === null) this.#wasWaiting = true;
      this.behind = this.#queue.length;
    }
    this.#playing = false;
    prefs.skipping = false;
    this.#reportMissed();
    if (this.prompt === null) return;
    if (this.#wasWaiting) this.onTurn?.();
    this.#wasWaiting = false;
  }

  #appendChronicle(frame: Frame): void {
    // An event belongs to the stage before it, not to the stage it leads to.
    const at = (this.#shown ?? frame).scene.facts[0] ?? null;
    const entries = frame.events.map((event) => ({
      number: frame.number,
      kind: event.kind,
      text: event.text,
      at,
    }));
    this.chronicle = [...this.chronicle, ...entries].slice(-CHRONICLE_LENGTH);
  }

  #updateRecap(frame: Frame): void {
    const before = this.#shown;
    if (before === null || (frame.whole && frame.number !== before.number)) this.recap = null;
    else if (
      frame.events.some(
        (event) => event.kind === "undo" && (event["seat"] !== this.viewer || before.undo === 0),
      )
    )
      this.recap = null;
    else this.recap = this.recapOf(before.scene, frame) ?? this.recap;
    if (frame.whole && this.#leftAt !== null && frame.number > this.#leftAt) this.missed = null;
  }

  // --- away and back ----------------------------------------------------------------------------

  #caughtUp(): void {
    this.catchingUp = false;
    this.#reportMissed();
  }

  // Once everything is shown and the user is back: report what they missed.
  #reportMissed(): void {
    const left = this.#leftAt;
    if (
      left === null ||
      document.hidden ||
      this.curtain ||
      this.connection !== "open" ||
      this.catchingUp ||
      this.#playing
    )
      return;
    this.#leftAt = null;
    const entries = this.chronicle.filter((entry) => entry.number > left);
    if (this.missed !== null && entries.length > 0) this.missed = entries;
  }
}
