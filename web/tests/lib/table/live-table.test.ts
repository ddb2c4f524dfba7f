import { beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import { LiveTable } from "../../../src/lib/table/live-table.svelte";
import type { Frame, GameEvent } from "../../../src/lib/net/protocol";
import { FakeSocket } from "../../support/fake-socket";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const tells = (kind: string): GameEvent => ({
  kind,
  seat: 1,
  text: { key: `tell-${kind}`, args: {} },
});

function frame(number: number, prompt: number | null, more: Partial<Frame> = {}): Frame {
  const scene = {
    game: "indulgence",
    viewer: 0,
    facts: [],
    choices: [],
    seats: [],
    zones: [],
    blocked: [],
  };
  return {
    type: "frame",
    table: "t",
    viewer: 0,
    number,
    events: [],
    scene,
    prompt,
    undo: 0,
    result: null,
    whole: false,
    ...more,
  } as unknown as Frame;
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

let table: LiveTable;
const socket = (): FakeSocket => FakeSocket.last;

async function opened(first: Frame | null = frame(5, 1, { whole: true })): Promise<void> {
  table = new LiveTable("t", "en", () => new FakeSocket() as unknown as WebSocket);
  socket().open();
  void table.look(0);
  if (first !== null) socket().hear(first);
  socket().answer("look", { type: "done", value: "" });
  await settled();
}

beforeEach(async () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  FakeSocket.made = [];
  sessionStorage.clear();
  prefs.set("speed", "off");
  await opened();
});

describe("a move", () => {
  test("is pending until its frame arrives, and is not sent twice", async () => {
    void table.move(3);
    void table.move(4);
    expect(table.pendingActions).toEqual([3]);
    socket().answer("move", { type: "accepted", move_id: "", frame: 6 });
    await settled();
    expect(table.sending).toBe(true);
    expect(await table.move(4)).toBeNull();
    socket().hear(frame(6, 2));
    await settled();
    expect([table.sending, table.pendingActions, table.prompt]).toEqual([false, [], 2]);
    expect(socket().sent.filter((each) => each["type"] === "move").length).toBe(1);
  });

  test("that is refused shows the reason until the next prompt", async () => {
    void table.move(3);
    socket().answer("move", {
      type: "illegal",
      move_id: "",
      problem: { key: "x", args: {}, text: "no", ruling: "I19" },
    });
    await settled();
    expect([table.problem?.ruling, table.sending]).toEqual(["I19", false]);
    socket().hear(frame(6, 2));
    await settled();
    expect(table.problem).toBeNull();
  });

  test("that is stale brings the current frame, and says so", async () => {
    void table.move(3);
    socket().answer("move", {
      type: "stale",
      move_id: "",
      problem: { key: "x", args: {}, text: "late" },
      frame: frame(8, 4, { whole: true }),
    });
    await settled();
    expect([table.prompt, table.problem?.text, table.sending]).toEqual([4, "late", false]);
  });
});

describe("frames", () => {
  test("that were lost are requested again", async () => {
    socket().hear(frame(8, 2));
    await settled();
    expect(table.frame?.number).toBe(5);
    expect(socket().sent.at(-1)).toMatchObject({ type: "look", frame: 5 });
    for (const number of [6, 7, 8]) socket().hear(frame(number, number));
    await settled();
    expect(table.frame?.number).toBe(8);
  });

  test("notify once when a turn comes, not between two own moves", async () => {
    const rung = vi.fn();
    table.onTurn = rung;
    socket().hear(frame(6, 2));
    await settled();
    expect(rung).not.toHaveBeenCalled();
    socket().hear(frame(7, null, { events: [tells("played")] }));
    socket().hear(frame(8, 3, { events: [tells("played")] }));
    await settled();
    expect(rung).toHaveBeenCalledTimes(1);
  });

  test("that complete something set the recap, until it is undone", async () => {
    table.recapOf = (_, { events }) =>
      events[0]?.kind === "taken" ? { at: null, text: events[0].text, items: [] } : null;
    socket().hear(frame(6, null, { events: [tells("taken")] }));
    socket().hear(frame(7, 2, { events: [tells("played")] }));
    await settled();
    expect(table.recap?.text.key).toBe("tell-taken");
    socket().hear(frame(8, 3, { events: [tells("undo")] }));
    await settled();
    expect(table.recap).toBeNull();
  });
});

describe("a user who comes back", () => {
  test("after a lost connection gets what they missed, and its amount", async () => {
    socket().lose();
    await vi.advanceTimersByTimeAsync(1000);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: "look", seat: 0, frame: 5 });
    expect(table.prompt).toBeNull();
    socket().hear(frame(6, null, { events: [tells("played"), tells("taken")] }));
    socket().hear(frame(7, 2, { events: [tells("played")] }));
    socket().answer("look", { type: "done", value: "" });
    await settled();
    expect(table.missed?.map((line) => line.kind)).toEqual(["played", "taken", "played"]);
    expect(table.prompt).toBe(2);
  });

  test("to an unchanged table gets no report", async () => {
    socket().lose();
    await vi.advanceTimersByTimeAsync(1000);
    socket().open();
    socket().answer("look", { type: "done", value: "" });
    await settled();
    expect([table.missed, table.prompt]).toEqual([undefined, 1]);
  });

  test("after too long gets the current frame", async () => {
    socket().lose();
    await vi.advanceTimersByTimeAsync(1000);
    socket().open();
    socket().hear(frame(90, 2, { whole: true }));
    socket().answer("look", { type: "done", value: "" });
    await settled();
    expect([table.missed, table.frame?.number]).toEqual([null, 90]);
  });

  test("after a reload has the chronicle and the recap", async () => {
    table.recapOf = (_, { events }) =>
      events[0] === undefined ? null : { at: null, text: events[0].text, items: [] };
    socket().hear(frame(6, 2, { events: [tells("taken")] }));
    await settled();
    table.close();
    await opened(null);
    expect(socket().sent.at(-1)).toMatchObject({ type: "look", frame: 6 });
    expect([table.prompt, table.chronicle.length, table.recap?.text.key, table.missed]).toEqual([
      2,
      1,
      "tell-taken",
      undefined,
    ]);
    socket().hear(frame(7, null, { events: [tells("played")] }));
    await settled();
    expect(table.chronicle.length).toBe(2);
  });

  test("to a hidden page gets a report of what happened", async () => {
    table.leave();
    socket().hear(frame(6, 2, { events: [tells("played")] }));
    table.resume();
    await settled();
    expect(table.missed?.length).toBe(1);
    void table.move(1);
    socket().answer("move", { type: "accepted", move_id: "", frame: 7 });
    await settled();
    expect(table.missed).toBeUndefined();
  });
});

test("a queue of animations can be skipped", async () => {
  prefs.set("speed", "slow");
  let release = (): void => undefined;
  const shown: number[] = [];
  table.animate = async (change) => {
    change();
    shown.push(table.frame?.number ?? 0);
    await new Promise<void>((next) => (release = next));
  };
  for (const number of [6, 7, 8])
    socket().hear(frame(number, number === 8 ? 2 : null, { events: [tells("played")] }));
  await settled();
  expect([shown, table.behind]).toEqual([[6], 2]);
  table.skip();
  release();
  await settled();
  expect([shown, table.frame?.number, table.prompt]).toEqual([[6], 8, 2]);
  expect(prefs.step).toBeGreaterThan(0);
});
