import { beforeEach, expect, test } from "vitest";
import { finished, followed, standing } from "../src/lib/series";

beforeEach(() => sessionStorage.clear());

test("rematches are summed up by seat, and a shared win is shared", () => {
  finished("a", { places: [1, 2, 3], scores: [40, 30, 20], by_rules: true });
  followed("a", "b");
  finished("b", { places: [2, 1, 1], scores: [10, 35, 35], by_rules: true });
  expect(standing("b")).toEqual({ games: 2, wins: [1, 0.5, 0.5], scores: [50, 65, 55] });
  expect(standing("a").games).toBe(1);
});

test("a table seen twice counts once, and a ring of tables ends", () => {
  finished("a", { places: [1], scores: [1], by_rules: true });
  finished("a", { places: [1], scores: [1], by_rules: true });
  followed("a", "a");
  expect(standing("a")).toEqual({ games: 1, wins: [1], scores: [1] });
});

test("a game one was not at is left out", () => {
  followed("unknown", "b");
  finished("b", { places: [2, 1], scores: [0, 1], by_rules: true });
  expect(standing("b").games).toBe(1);
});
