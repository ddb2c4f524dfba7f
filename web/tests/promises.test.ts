import { beforeEach, expect, test } from "vitest";
import { isSamePromise, noted, noteNonce, notePromise } from "../src/lib/promises";
import type { News } from "../src/lib/wire";

const news = (table: string, status: string, commitment: string): News => ({ table, status, commitment }) as unknown as News;
const log = (commitment: string, ...nonces: string[]): string => `simony log 1 #00000000\npromise: ${JSON.stringify({ commitment, nonces, pin: "p" })} #00000000\n`;

beforeEach(() => localStorage.clear());

test("the first promise that was heard before the game is noted", () => {
  notePromise(news("a", "open", "first"));
  notePromise(news("a", "open", "second"));
  notePromise(news("b", "playing", "late"));
  expect(noted("a")?.commitment).toBe("first");
  expect(noted("b")).toBeNull();
});

test("a log is held against what was noted", () => {
  notePromise(news("a", "open", "word"));
  noteNonce("a", 1, "mine");
  expect(isSamePromise(log("word", "theirs", "mine"), noted("a"))).toBe(true);
  expect(isSamePromise(log("another", "theirs", "mine"), noted("a"))).toBe(false);
  expect(isSamePromise(log("word", "mine", "theirs"), noted("a"))).toBe(false);
  expect(isSamePromise("simony log 1 #00000000\n", noted("a"))).toBe(false);
  expect(isSamePromise(log("word"), noted("elsewhere"))).toBeNull();
});

test("a word that was changed before the game counts as it was last", () => {
  notePromise(news("a", "open", "word"));
  noteNonce("a", 0, "first");
  noteNonce("a", 0, "second");
  expect(isSamePromise(log("word", "second"), noted("a"))).toBe(true);
});

test("no more than two hundred tables are remembered, the oldest go", () => {
  for (let number = 0; number < 205; number += 1) notePromise(news(`t${number}`, "open", "word"));
  expect(noted("t4")).toBeNull();
  expect(noted("t5")).not.toBeNull();
  expect(noted("t204")).not.toBeNull();
});
