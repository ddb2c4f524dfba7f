// The line to one table: it comes back by itself, asks for what it missed, and sends again whatever was not answered.

import type { Answer, Command, Message } from "./wire";

const WAITS = [300, 700, 1500, 3000, 6000];
const GONE = 4404;

export type LineState = "opening" | "open" | "lost" | "refused";

export interface LineEvents {
  message: (message: Message) => void;
  state: (state: LineState) => void;
  // What to say first whenever the line is open again.
  greet: () => Command[];
}

interface Waiting {
  text: string;
  settle: (answer: Answer) => void;
}

const ANSWERS = new Set(["accepted", "stale", "illegal", "not_yours", "done", "refused", "slow_down", "unavailable", "pong", "hinted"]);

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly on: LineEvents,
    readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  // Every command gets an answer, be it after the line was lost and found again. Sending twice is safe: the table knows moves by their id.
  ask(command: Command): Promise<Answer> {
    const id = ++this.#last;
    const text = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      if (this.#socket?.readyState === 1) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  // The lid was opened, the network is back: do not wait any longer.
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === 0 || this.#socket?.readyState === 1) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = this.open(this.url);
    this.#socket = socket;
    this.on.state(this.#tries === 0 ? "opening" : "lost");
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #greet(socket: WebSocket): void {
    this.#tries = 0;
    this.on.state("open");
    for (const command of this.on.greet()) socket.send(JSON.stringify({ ...command, id: ++this.#last }));
    for (const { text } of this.#waiting.values()) socket.send(text);
  }

  #hear(message: Message): void {
    if (ANSWERS.has(message.type) && "id" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.settle(message as Answer);
    }
    this.on.message(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    if (code === GONE) {
      this.on.state("refused");
      return;
    }
    this.on.state("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
