import { beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../../../src/lib/net/connection";
import type { Command, Message } from "../../../src/lib/net/protocol";
import { FakeSocket } from "../../support/fake-socket";

function opened(greet: () => Command[] = () => []): {
  connection: Connection;
  states: ConnectionState[];
  received: Message[];
} {
  const states: ConnectionState[] = [];
  const received: Message[] = [];
  const events = {
    state: (state: ConnectionState) => void states.push(state),
    message: (message: Message) => void received.push(message),
    firstCommands: greet,
  };
  const connection = new Connection(
    "ws://x",
    events,
    () => new FakeSocket() as unknown as WebSocket,
  );
  return { connection, states, received };
}

const last = (): FakeSocket => FakeSocket.last;

describe("a connection", () => {
  beforeEach(() => {
    FakeSocket.made = [];
    vi.useRealTimers();
    vi.useFakeTimers();
  });

  test("gives each command its own answer", async () => {
    const { connection } = opened();
    last().open();
    const [one, two] = [
      connection.ask({ type: "chat", text: "a" }),
      connection.ask({ type: "chat", text: "b" }),
    ];
    last().hear({ type: "done", id: 2, value: "second" });
    last().hear({ type: "done", id: 1, value: "first" });
    expect((await one).type === "done" && (await one)).toMatchObject({ value: "first" });
    expect(await two).toMatchObject({ value: "second" });
  });

  test("reconnects, sends its first commands, and repeats unanswered ones", async () => {
    const { connection, states } = opened(() => [{ type: "look", seat: 0, frame: 7 }]);
    last().open();
    const answer = connection.ask({ type: "move", prompt: 1, actions: [3], move_id: "m" });
    last().lose();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made.length).toBe(2);
    last().open();
    expect(last().sent.map((each) => each["type"])).toEqual(["look", "move"]);
    expect(last().sent[1]).toMatchObject({ move_id: "m" });
    last().hear({ type: "accepted", id: last().sent[1]?.["id"], move_id: "m", frame: 8 });
    expect(await answer).toMatchObject({ type: "accepted" });
    expect(states.at(-1)).toBe("open");
  });

  test("repeats a look when the server asks to slow down", async () => {
    const { connection, received } = opened(() => [{ type: "look", seat: 0, frame: 7 }]);
    last().open();
    const slow = (id: unknown): object => ({
      type: "slow_down",
      id,
      retry_after: 3,
      problem: { key: "k", args: {}, text: "Wait." },
    });
    last().hear(slow(last().sent[0]?.["id"]));
    const answer = connection.ask({ type: "look", seat: 1, chat: 0 });
    last().hear(slow(last().sent[1]?.["id"]));
    expect(last().sent.length).toBe(2);
    await vi.advanceTimersByTimeAsync(3100);
    expect(last().sent.length).toBe(4);
    expect(last().sent.slice(2)).toEqual(last().sent.slice(0, 2));
    last().hear({ type: "done", id: last().sent[3]?.["id"], value: "" });
    expect(await answer).toMatchObject({ type: "done" });
    expect(received.map((message) => message.type)).toEqual(["done"]);
  });

  test('passes on "slow down" for any other command', async () => {
    const { connection } = opened();
    last().open();
    const answer = connection.ask({ type: "chat", text: "a" });
    last().hear({
      type: "slow_down",
      id: 1,
      retry_after: 3,
      problem: { key: "k", args: {}, text: "Wait." },
    });
    expect(await answer).toMatchObject({ type: "slow_down" });
  });

  test("that was closed stays closed", async () => {
    const { connection } = opened();
    last().open();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });

  test("reconnects at once on request", () => {
    const { connection } = opened();
    last().open();
    last().lose();
    connection.reconnect();
    expect(FakeSocket.made.length).toBe(2);
  });

  test("detects a dead socket after waking up", async () => {
    const { connection, states } = opened();
    last().open();
    const dead = last();
    dead.close = () => undefined;
    connection.reconnect();
    expect(dead.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(states.at(-1)).toBe("lost");
    expect(FakeSocket.made.length).toBe(2);
    dead.lose();
    expect(FakeSocket.made.length).toBe(2);
  });

  test("keeps a socket that answers", async () => {
    const { connection, states } = opened();
    last().open();
    connection.reconnect();
    last().answer("ping", { type: "pong" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(["opening", "open"]);
  });

  test("sends a ping after a long silence, and gives up on a socket that never opens", async () => {
    opened();
    await vi.advanceTimersByTimeAsync(9000);
    expect(FakeSocket.made.length).toBe(2);
    last().open();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(FakeSocket.made[1]?.sent.some((each) => each["type"] === "ping")).toBe(true);
    expect(FakeSocket.made.length).toBeGreaterThan(2);
  });

  test("reports a restarting server until it is back", async () => {
    const { states } = opened();
    last().open();
    last().lose(1012);
    await vi.advanceTimersByTimeAsync(500);
    last().lose(1006);
    expect(new Set(states.slice(2))).toEqual(new Set(["restarting"]));
    await vi.advanceTimersByTimeAsync(2000);
    last().open();
    expect(states.at(-1)).toBe("open");
  });
});
