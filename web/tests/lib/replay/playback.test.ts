import { expect, test, vi } from "vitest";
import { PAGE, Playback } from "../../../src/lib/replay/playback";
import type { Replay } from "../../../src/lib/net/api";
import type { Frame } from "../../../src/lib/net/protocol";

function frame(number: number): Frame {
  const title = { key: "hand", args: { hand: Math.floor(number / 40) + 1 } };
  const events = number % 3 === 1 ? [] : [{ kind: "played", text: { key: "told", args: {} } }];
  return {
    type: "frame",
    table: "t",
    viewer: -2,
    number,
    events,
    scene: { facts: [title] } as unknown as Frame["scene"],
    prompt: null,
    undo: 0,
    result: null,
    whole: false,
  };
}

function playback(count: number): { playback: Playback; fetch: ReturnType<typeof vi.fn> } {
  const fetch = vi.fn(async (first: number, wanted: number): Promise<Replay> => ({
    count,
    first,
    frames: Array.from({ length: Math.min(wanted, count - first) }, (_, place) =>
      frame(first + place),
    ),
  }));
  return { playback: new Playback(fetch), fetch };
}

test("a page is fetched once, however often it is asked for", async () => {
  const { playback: it, fetch } = playback(120);
  await Promise.all([it.at(3), it.at(4)]);
  expect((await it.at(PAGE + 1)).number).toBe(PAGE + 1);
  expect(fetch.mock.calls).toEqual([
    [0, PAGE],
    [PAGE, PAGE],
  ]);
  expect(it.count).toBe(120);
  expect(it.pages).toBe(3);
});

test("a page that failed is fetched again", async () => {
  const { playback: it, fetch } = playback(10);
  fetch.mockRejectedValueOnce(new TypeError("gone"));
  await expect(it.at(0)).rejects.toThrow("gone");
  expect((await it.at(0)).number).toBe(0);
});

test("chapters begin where the first fact changes, in the fetched part", async () => {
  const { playback: it } = playback(120);
  await it.page(0);
  expect(it.chapters().map((chapter) => chapter.at)).toEqual([0, 40]);
  await it.page(1);
  await it.page(2);
  expect(it.chapters().map((chapter) => chapter.at)).toEqual([0, 40, 80]);
});

test("stepping skips moments without events, and stops at the ends", async () => {
  const { playback: it } = playback(8);
  await it.at(0);
  expect(await it.seek(0, 1)).toBe(2);
  expect(await it.seek(2, -1)).toBe(0);
  expect(await it.seek(7, 1)).toBe(7);
  expect(await it.seek(0, -1)).toBe(0);
});
