import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../../src/lib/net/api";
import {
  recordResult,
  recordRematch,
  seriesStanding,
  findPrevious,
} from "../../../src/lib/table/series";
import type { News } from "../../../src/lib/net/protocol";

beforeEach(() => localStorage.clear());

const NAMES = ["Anna", "Bo", "Cesare"];

test("rematches are summed up by seat, and a shared win is shared", () => {
  recordResult("a", { places: [1, 2, 3], scores: [40, 30, 20], by_rules: true }, NAMES);
  recordRematch("a", "b");
  recordResult("b", { places: [2, 1, 1], scores: [10, 35, 35], by_rules: true }, NAMES);
  expect(seriesStanding("b")).toEqual({ games: 2, wins: [1, 0.5, 0.5], scores: [50, 65, 55] });
  expect(seriesStanding("a").games).toBe(1);
  recordRematch("b", "c");
  recordResult("c", { places: [3, 2, 1], scores: [1, 2, 3], by_rules: true }, NAMES);
  expect(seriesStanding("c")).toEqual({ games: 3, wins: [1, 0.5, 1.5], scores: [51, 67, 58] });
});

test("a table seen twice counts once, and a cycle of tables ends", () => {
  recordResult("a", { places: [1], scores: [1], by_rules: true }, ["Anna"]);
  recordResult("a", { places: [1], scores: [1], by_rules: true }, ["Anna"]);
  recordRematch("a", "a");
  expect(seriesStanding("a")).toEqual({ games: 1, wins: [1], scores: [1] });
});

test("an unseen game is left out", () => {
  recordRematch("unknown", "b");
  recordResult("b", { places: [2, 1], scores: [0, 1], by_rules: true }, ["Anna", "Bo"]);
  expect(seriesStanding("b").games).toBe(1);
});

test("with other players the count restarts", () => {
  recordResult("a", { places: [1, 2], scores: [2, 1], by_rules: true }, ["Anna", "Bo"]);
  recordRematch("a", "b");
  recordResult("b", { places: [1, 2], scores: [2, 1], by_rules: true }, ["Anna", "Cesare"]);
  expect(seriesStanding("b").games).toBe(1);
});

test("a player who was away when the rematch was created finds the previous game", async () => {
  vi.spyOn(api, "table").mockImplementation(
    async (table) => ({ next: table === "a" ? "b" : "" }) as News,
  );
  recordResult("a", { places: [1, 2], scores: [2, 1], by_rules: true }, ["Anna", "Bo"]);
  recordResult("b", { places: [1, 2], scores: [2, 1], by_rules: true }, ["Anna", "Bo"]);
  expect(seriesStanding("b").games).toBe(1);
  expect(await findPrevious("b")).toBe(true);
  expect(seriesStanding("b").games).toBe(2);
  expect(await findPrevious("b")).toBe(false);
});
