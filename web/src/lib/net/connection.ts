// The WebSocket connection to one table. It reconnects by itself, asks for what it missed, and
// sends unanswered commands again. A socket can be dead without a close event (a laptop was closed,
// the network changed), so after some silence it sends a ping.

import type { Answer, Command, Message } from "./protocol";

const RETRY_DELAYS = [300, 700, 1500, 3000, 6000];
const RESTART_CODES = [1001, 1012];
// Milliseconds: for a socket to open, of silence before a ping, and for the answer to a ping,
// normally and after waking up.
const OPEN_TIMEOUT = 8000;
const SILENCE = 25_000;
const PING_TIMEOUT = 4000;
const WAKE_PING_TIMEOUT = 2500;

export type ConnectionState = "opening" | "open" | "lost" | "restarting" | "refused";

export interface ConnectionEvents {
  message: (message: Message) => void;
  state: (state: ConnectionState) => void;
  // The commands to send first whenever the connection opens.
  firstCommands: () => Command[];
  // Called when all of these have been answered.
  caughtUp?: () => void;
}

interface PendingCommand {
  text: string;
  resolve: (answer: Answer) => void;
  // A look is needed to show anything, so it is sent again if the server asks to slow down.
  isLook: boolean;
}

const ANSWERS = new Set([
  "accepted",
  "stale",
  "illegal",
  "not_yours",
  "done",
  "refused",
  "slow_down",
  "unavailable",
  "pong",
  "hinted",
]);

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<number, PendingCommand>();
  #firstCommands = new Map<number, string>();
  #lastId = 0;
  #attempts = 0;
  #closed = false;
  #lastMessage = 0;
  #closedState: ConnectionState | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #resendTimers = new Set<ReturnType<typeof setTimeout>>();
  readonly #heartbeat = setInterval(() => this.#checkSilence(), SILENCE / 2);

  constructor(
    readonly url: string,
    readonly on: ConnectionEvents,
    readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.on.state("opening");
    this.#connect();
  }

  // Send a command and return its answer, even if the connection is lost in between. Sending twice
  // is safe: the server recognises moves by their id.
  ask(command: Command): Promise<Answer> {
    const id = ++this.#lastId;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve, isLook: command.type === "look" });
      if (this.#socket?.readyState === 1) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#timeout);
    clearInterval(this.#heartbeat);
    for (const timer of this.#resendTimers) clearTimeout(timer);
    this.#socket?.close();
  }

  // Reconnect without waiting, and check an open socket: the device woke up or the network is back.
  reconnect(): void {
    if (this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === 1) this.#ping(WAKE_PING_TIMEOUT);
    else if (state !== 0) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open(this.url);
    this.#socket = socket;
    this.#startTimeout(OPEN_TIMEOUT);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.#connectionLost(socket, event.code);
  }

  #opened(socket: WebSocket): void {
    this.#attempts = 0;
    this.#closedState = null;
    this.#messageReceived();
    this.on.state("open");
    const commands = this.on.firstCommands().map((command) => ({ ...command, id: ++this.#lastId }));
    this.#firstCommands = new Map(commands.map((command) => [command.id, JSON.stringify(command)]));
    for (const text of this.#firstCommands.values()) socket.send(text);
    for (const { text } of this.#pending.values()) socket.send(text);
  }

  #receive(message: Message): void {
    this.#messageReceived();
    if (message.type === "slow_down" && this.#resendLater(message.id, message.retry_after)) return;
    if (ANSWERS.has(message.type) && "id" in message) {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      pending?.resolve(message as Answer);
    }
    this.on.message(message);
    if ("id" in message && this.#firstCommands.delete(message.id) && this.#firstCommands.size === 0)
      this.on.caughtUp?.();
  }

  // Send a look again after the given time; return whether the command was a look.
  #resendLater(id: number, seconds: number): boolean {
    const pending = this.#pending.get(id);
    const text = pending?.isLook ? pending.text : this.#firstCommands.get(id);
    const socket = this.#socket;
    if (text === undefined) return false;
    const timer = setTimeout(() => {
      this.#resendTimers.delete(timer);
      if (socket === this.#socket && socket?.readyState === 1) socket.send(text);
    }, seconds * 1000);
    this.#resendTimers.add(timer);
    return true;
  }

  #connectionLost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearTimeout(this.#timeout);
    this.#socket = null;
    this.#closedState ??= RESTART_CODES.includes(code) ? "restarting" : "lost";
    this.on.state(this.#closedState);
    const wait = RETRY_DELAYS[Math.min(this.#attempts, RETRY_DELAYS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  // --- detecting dead sockets -------------------------------------------------------------------

  #messageReceived(): void {
    this.#lastMessage = Date.now();
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
  }

  #checkSilence(): void {
    if (
      this.#socket?.readyState === 1 &&
      this.#timeout === undefined &&
      Date.now() - this.#lastMessage >= SILENCE
    )
      this.#ping(PING_TIMEOUT);
  }

  #ping(timeout: number): void {
    this.#socket?.send(JSON.stringify({ type: "ping", id: ++this.#lastId }));
    this.#startTimeout(timeout);
  }

  // Treat the socket as lost if no message comes in time.
  #startTimeout(milliseconds: number): void {
    const socket = this.#socket;
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => {
      this.#timeout = undefined;
      if (socket === null || socket !== this.#socket) return;
      this.#connectionLost(socket, 1006);
      socket.close();
    }, milliseconds);
  }
}
