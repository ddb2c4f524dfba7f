import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line, type LineState } from "../src/lib/line";
import type { Command, Message } from "../src/lib/wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.lose(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function opened(greet: () => Command[] = () => []): { line: Line; states: LineState[]; heard: Message[] } {
  const states: LineState[] = [];
  const heard: Message[] = [];
  const events = { state: (state: LineState) => void states.push(state), message: (message: Message) => void heard.push(message), greet };
  const line = new Line("ws://x", events, () => new FakeSocket() as unknown as WebSocket);
  return { line, states, heard };
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

describe("a line", () => {
  beforeEach(() => {
    FakeSocket.made = [];
    vi.useFakeTimers();
  });

  test("gives each command its own answer", async () => {
    const { line } = opened();
    last().open();
    const [one, two] = [line.ask({ type: "chat", text: "a" }), line.ask({ type: "chat", text: "b" })];
    last().hear({ type: "done", id: 2, value: "second" });
    last().hear({ type: "done", id: 1, value: "first" });
    expect((await one).type === "done" && (await one)).toMatchObject({ value: "first" });
    expect(await two).toMatchObject({ value: "second" });
  });

  test("comes back by itself, greets, and sends again what was not answered", async () => {
    const { line, states } = opened(() => [{ type: "look", seat: 0, frame: 7 }]);
    last().open();
    const answer = line.ask({ type: "move", prompt: 1, actions: [3], move_id: "m" });
    last().lose();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.made.length).toBe(2);
    last().open();
    expect(last().sent.map((each) => each["type"])).toEqual(["look", "move"]);
    expect(last().sent[1]).toMatchObject({ move_id: "m" });
    last().hear({ type: "accepted", id: last().sent[1]?.["id"], move_id: "m", frame: 8 });
    expect(await answer).toMatchObject({ type: "accepted" });
    expect(states.at(-1)).toBe("open");
  });

  test("that was closed stays closed", async () => {
    const { line } = opened();
    last().open();
    line.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });

  test("does not wait when somebody is in a hurry", () => {
    const { line } = opened();
    last().open();
    last().lose();
    line.hurry();
    expect(FakeSocket.made.length).toBe(2);
  });
});
