import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { redealFindings } from "../../../src/lib/fairness/check";
import {
  matchesNoted,
  notedCommitment,
  noteNonce,
  noteCommitment,
  type LoggedCommitment,
} from "../../../src/lib/fairness/commitments";
import type { News } from "../../../src/lib/net/protocol";

const news = (table: string, status: string, commitment: string): News =>
  ({ table, status, commitment }) as unknown as News;
const promise = (commitment: string, ...nonces: string[]): LoggedCommitment => ({
  commitment,
  nonces,
});
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const hashed = (word: string): string => sha256(new TextEncoder().encode(word));

beforeEach(() => localStorage.clear());

test("the first commitment before the game is noted", () => {
  noteCommitment(news("a", "open", "first"));
  noteCommitment(news("a", "open", "second"));
  noteCommitment(news("b", "playing", "late"));
  expect(notedCommitment("a")?.commitment).toBe("first");
  expect(notedCommitment("b")).toBeNull();
});

test("the commitment of a log is compared with the noted one", () => {
  noteCommitment(news("a", "open", "word"));
  noteNonce("a", 1, "mine");
  expect(
    matchesNoted(promise("word", "theirs", hashed("mine")), notedCommitment("a"), sha256),
  ).toBe(true);
  expect(matchesNoted(promise("another", "theirs", "mine"), notedCommitment("a"), sha256)).toBe(
    false,
  );
  expect(matchesNoted(promise("word", "mine", "theirs"), notedCommitment("a"), sha256)).toBe(false);
  expect(matchesNoted(null, notedCommitment("a"), sha256)).toBe(false);
  expect(matchesNoted(promise("word"), notedCommitment("elsewhere"), sha256)).toBeNull();
});

test("a nonce that was changed before the game counts as it was last", () => {
  noteCommitment(news("a", "open", "word"));
  noteNonce("a", 0, "first");
  noteNonce("a", 0, "second");
  expect(matchesNoted(promise("word", hashed("second")), notedCommitment("a"), sha256)).toBe(true);
});

test("row 10: a table that does not hash nonces has them as they were sent", () => {
  noteCommitment(news("a", "open", "word"));
  noteNonce("a", 0, "mine");
  expect(matchesNoted(promise("word", "mine"), notedCommitment("a"), sha256)).toBe(true);
  expect(matchesNoted(promise("word", hashed("yours")), notedCommitment("a"), sha256)).toBe(false);
});

test("row 5: re-deals are reported, and only if there were any", () => {
  expect(redealFindings(0)).toEqual([]);
  expect(redealFindings(2)).toEqual([
    { key: "web-fair-redeals", args: { redeals: 2 }, verdict: "open" },
  ]);
});

test("at most two hundred tables are kept, the oldest go", () => {
  for (let number = 0; number < 205; number += 1)
    noteCommitment(news(`t${number}`, "open", "word"));
  expect(notedCommitment("t4")).toBeNull();
  expect(notedCommitment("t5")).not.toBeNull();
  expect(notedCommitment("t204")).not.toBeNull();
});
