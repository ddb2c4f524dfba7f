// The line to one table: it comes back by itself, asks for what it missed, and sends again whatever was not answered. A socket can be dead
// without saying so (a lid was closed, a network changed): whoever has heard nothing for a while asks whether anybody is there.

import type { Answer, Command, Message } from "./protocol";

const WAITS = [300, 700, 1500, 3000, 6000];
const STOPPING = [1001, 1012];
// Milliseconds: how long a socket may take to open, how long it may be silent, and how long an answer to "anybody there?" may take.
const OPENING = 8000;
const SILENT = 25_000;
const PATIENCE = 4000;
const IN_A_HURRY = 2500;

export type LineState = "opening" | "open" | "lost" | "restarting" | "refused";

export interface LineEvents {
  message: (message: Message) => void;
  state: (state: LineState) => void;
  // What to say first whenever the line is open again.
  greet: () => Command[];
  // All of that has been answered: what was missed is here.
  greeted?: () => void;
}

interface Waiting {
  text: string;
  settle: (answer: Answer) => void;
  // Without it nothing is shown: where the table asks to wait, it is sent again later.
  isLook: boolean;
}

const ANSWERS = new Set(["accepted", "stale", "illegal", "not_yours", "done", "refused", "slow_down", "unavailable", "pong", "hinted"]);

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #greetings = new Map<number, string>();
  #last = 0;
  #tries = 0;
  #closed = false;
  #heard = 0;
  #why: LineState | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #patient = new Set<ReturnType<typeof setTimeout>>();
  readonly #pulse = setInterval(() => this.#listen(), SILENT / 2);

  constructor(
    readonly url: string,
    readonly on: LineEvents,
    readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.on.state("opening");
    this.#connect();
  }

  // Every command gets an answer, be it after the line was lost and found again. Sending twice is safe: the table knows moves by their id.
  ask(command: Command): Promise<Answer> {
    const id = ++this.#last;
    const text = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle, isLook: command.type === "look" });
      if (this.#socket?.readyState === 1) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    clearInterval(this.#pulse);
    for (const timer of this.#patient) clearTimeout(timer);
    this.#socket?.close();
  }

  // The lid was opened, the network is back: do not wait any longer, and do not trust what seems to be open.
  hurry(): void {
    if (this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === 1) this.#ask(IN_A_HURRY);
    else if (state !== 0) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open(this.url);
    this.#socket = socket;
    this.#expect(OPENING);
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #greet(socket: WebSocket): void {
    this.#tries = 0;
    this.#why = null;
    this.#sign();
    this.on.state("open");
    const greetings = this.on.greet().map((command) => ({ ...command, id: ++this.#last }));
    this.#greetings = new Map(greetings.map((greeting) => [greeting.id, JSON.stringify(greeting)]));
    for (const text of this.#greetings.values()) socket.send(text);
    for (const { text } of this.#waiting.values()) socket.send(text);
  }

  #hear(message: Message): void {
    this.#sign();
    if (message.type === "slow_down" && this.#again(message.id, message.retry_after)) return;
    if (ANSWERS.has(message.type) && "id" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.settle(message as Answer);
    }
    this.on.message(message);
    if ("id" in message && this.#greetings.delete(message.id) && this.#greetings.size === 0) this.on.greeted?.();
  }

  // A look that came too soon is sent again once the table has said it may be; whether it was one.
  #again(id: number, seconds: number): boolean {
    const waiting = this.#waiting.get(id);
    const text = waiting?.isLook ? waiting.text : this.#greetings.get(id);
    const socket = this.#socket;
    if (text === undefined) return false;
    const timer = setTimeout(() => {
      this.#patient.delete(timer);
      if (socket === this.#socket && socket?.readyState === 1) socket.send(text);
    }, seconds * 1000);
    this.#patient.add(timer);
    return true;
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearTimeout(this.#doubt);
    this.#socket = null;
    this.#why ??= STOPPING.includes(code) ? "restarting" : "lost";
    this.on.state(this.#why);
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  // --- is anybody there? ----------------------------------------------------------------------------------------------------------------

  #sign(): void {
    this.#heard = Date.now();
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #listen(): void {
    if (this.#socket?.readyState === 1 && this.#doubt === undefined && Date.now() - this.#heard >= SILENT) this.#ask(PATIENCE);
  }

  #ask(patience: number): void {
    this.#socket?.send(JSON.stringify({ type: "ping", id: ++this.#last }));
    this.#expect(patience);
  }

  // Whoever says nothing in time is gone, whatever the socket thinks.
  #expect(patience: number): void {
    const socket = this.#socket;
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      this.#doubt = undefined;
      if (socket === null || socket !== this.#socket) return;
      this.#lost(socket, 1006);
      socket.close();
    }, patience);
  }
}
