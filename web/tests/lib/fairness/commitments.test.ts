import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { redealt } from "../../../src/lib/fairness/check";
import { isSame, noted, noteNonce, notePromise, type Promised } from "../../../src/lib/fairness/commitments";
import type { News } from "../../../src/lib/net/protocol";

const news = (table: string, status: string, commitment: string): News => ({ table, status, commitment }) as unknown as News;
const promise = (commitment: string, ...nonces: string[]): Promised => ({ commitment, nonces });
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const hashed = (word: string): string => sha256(new TextEncoder().encode(word));

beforeEach(() => localStorage.clear());

test("the first promise that was heard before the game is noted", () => {
  notePromise(news("a", "open", "first"));
  notePromise(news("a", "open", "second"));
  notePromise(news("b", "playing", "late"));
  expect(noted("a")?.commitment).toBe("first");
  expect(noted("b")).toBeNull();
});

test("the promise of a log is held against what was noted", () => {
  notePromise(news("a", "open", "word"));
  noteNonce("a", 1, "mine");
  expect(isSame(promise("word", "theirs", hashed("mine")), noted("a"), sha256)).toBe(true);
  expect(isSame(promise("another", "theirs", "mine"), noted("a"), sha256)).toBe(false);
  expect(isSame(promise("word", "mine", "theirs"), noted("a"), sha256)).toBe(false);
  expect(isSame(null, noted("a"), sha256)).toBe(false);
  expect(isSame(promise("word"), noted("elsewhere"), sha256)).toBeNull();
});

test("a word that was changed before the game counts as it was last", () => {
  notePromise(news("a", "open", "word"));
  noteNonce("a", 0, "first");
  noteNonce("a", 0, "second");
  expect(isSame(promise("word", hashed("second")), noted("a"), sha256)).toBe(true);
});

test("row 10: a table that does not hash words has them as they were sent", () => {
  notePromise(news("a", "open", "word"));
  noteNonce("a", 0, "mine");
  expect(isSame(promise("word", "mine"), noted("a"), sha256)).toBe(true);
  expect(isSame(promise("word", hashed("yours")), noted("a"), sha256)).toBe(false);
});

test("row 5: re-deals are told, and only where there were any", () => {
  expect(redealt(0)).toEqual([]);
  expect(redealt(2)).toEqual([{ key: "web-fair-redeals", args: { redeals: 2 }, how: "open" }]);
});

test("no more than two hundred tables are remembered, the oldest go", () => {
  for (let number = 0; number < 205; number += 1) notePromise(news(`t${number}`, "open", "word"));
  expect(noted("t4")).toBeNull();
  expect(noted("t5")).not.toBeNull();
  expect(noted("t204")).not.toBeNull();
});
