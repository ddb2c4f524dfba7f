// The WebSocket messages of a page.

import type { Page } from "@playwright/test";
import type { Frame, Message } from "../../src/lib/net/protocol";

export class SocketLog {
  readonly received: string[] = [];
  readonly sent: string[] = [];
  frame: Frame | null = null;
  // The number of frames and refusals received, and of accepted moves.
  count = 0;
  accepted = 0;
  #wake: (() => void)[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#receive(String(payload)));
      socket.on("framesent", ({ payload }) => this.sent.push(String(payload)));
    });
  }

  // Wait for the next message after `count`.
  async after(count: number): Promise<void> {
    while (this.count <= count) await new Promise<void>((wake) => this.#wake.push(wake));
  }

  #receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Message;
    if (message.type === "accepted") this.accepted += 1;
    if (message.type === "frame") this.frame = message;
    else if (message.type === "stale") this.frame = message.frame;
    else if (message.type === "accepted" || message.type === "table" || message.type === "chat")
      return;
    this.count += 1;
    for (const wake of this.#wake.splice(0)) wake();
  }
}
