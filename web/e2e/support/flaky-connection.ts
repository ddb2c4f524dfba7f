// A connection that can be cut, or drop all messages in one direction.

import type { Page, WebSocketRoute } from "@playwright/test";

export class FlakyConnection {
  // Drop messages to the page; drop messages to the server.
  deaf = false;
  mute = false;
  swallowed = 0;
  #gone = false;
  #pages: WebSocketRoute[] = [];

  static async on(page: Page): Promise<FlakyConnection> {
    const crossing = new FlakyConnection();
    await page.routeWebSocket(/\/socket/, (socket) => crossing.#open(socket));
    return crossing;
  }

  async cut(): Promise<void> {
    this.#gone = true;
    for (const socket of this.#pages.splice(0)) await socket.close();
  }

  mend(): void {
    this.#gone = false;
  }

  #open(socket: WebSocketRoute): void {
    if (this.#gone) {
      void socket.close();
      return;
    }
    this.#pages.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (this.mute) this.swallowed += 1;
      else server.send(message);
    });
    server.onMessage((message) => {
      if (!this.deaf) socket.send(message);
    });
  }
}
