import { beforeEach, expect, test } from "vitest";
import {
  isFull,
  fitsSeats,
  FRIEND,
  repairDraft,
  loadDraft,
  saveDraft,
  preferredLevel,
  settingsOf,
} from "../../../src/lib/setup/table-draft";
import type { GameInfo } from "../../../src/lib/net/protocol";

const LEVELS = ["random", "novice", "priest", "bishop", "cardinal"];
const game: GameInfo = {
  key: "indulgence",
  seats: [3, 4],
  usual_seats: 4,
  options: [
    { key: "expert", values: ["off", "on"], default: "off" },
    { key: "first_ruler", values: ["random", "1", "2", "3", "4"], default: "random" },
  ],
  rules_version: 1,
  figures: "",
  pin: "",
};

beforeEach(() => localStorage.clear());

test("a first table has the defaults, against bishops", () => {
  const draft = loadDraft(game, LEVELS);
  expect(draft.seats).toBe(4);
  expect(draft.others).toEqual(["bishop", "bishop", "bishop"]);
  expect(isFull(draft)).toBe(true);
  expect(settingsOf(draft, game)).toMatchObject({
    game: "indulgence",
    bots: [null, "bishop", "bishop", "bishop"],
    clock: null,
    listed: false,
  });
});

test("a draft is restored next time", () => {
  const draft = loadDraft(game, LEVELS);
  saveDraft(game, {
    ...draft,
    seats: 3,
    others: [FRIEND, "priest", "random"],
    options: { expert: "on", first_ruler: "2" },
    timing: "calm",
  });
  const again = loadDraft(game, LEVELS);
  expect(again.seats).toBe(3);
  expect(isFull(again)).toBe(false);
  expect(settingsOf(again, game)).toMatchObject({
    seats: 3,
    bots: [null, null, "priest"],
    options: { expert: "on", first_ruler: "2" },
    clock: { bank: 1200, delay: 30 },
  });
  expect(preferredLevel(game, LEVELS)).toBe("priest");
});

test("values that no longer fit are replaced", () => {
  const draft = repairDraft(
    {
      seats: 9,
      others: ["pope"],
      options: { expert: "perhaps", gone: "yes" },
      timing: "hourglass" as never,
    },
    game,
    LEVELS,
  );
  expect(draft).toMatchObject({
    seats: 4,
    timing: "none",
    options: { expert: "off", first_ruler: "random" },
  });
  expect(draft.others).toEqual(["bishop", "bishop", "bishop"]);
});

test("a program bot is kept while it exists, and is never a default", () => {
  const offered = [...LEVELS, "mine"];
  expect(repairDraft({ others: ["mine", "yours", FRIEND] }, game, offered).others).toEqual([
    "mine",
    "bishop",
    FRIEND,
  ]);
  expect(repairDraft({ others: ["mine"] }, game, LEVELS).others).toEqual([
    "bishop",
    "bishop",
    "bishop",
  ]);
});

test("an unreadable draft is ignored", () => {
  localStorage.setItem("simony-table-indulgence", "{");
  expect(loadDraft(game, LEVELS).seats).toBe(4);
});

test("an option that names a missing seat is left out", () => {
  expect(fitsSeats("4", 3)).toBe(false);
  expect(fitsSeats("random", 3)).toBe(true);
  const draft = {
    ...loadDraft(game, LEVELS),
    seats: 3,
    options: { expert: "off", first_ruler: "4" },
  };
  expect(settingsOf(draft, game).options).toEqual({ expert: "off" });
});

test("house rules travel as their text", () => {
  const draft = {
    ...loadDraft(game, LEVELS),
    houseRules: { name: "mine.toml", text: "game.florins = 40" },
  };
  expect(settingsOf(draft, game).house_rules).toBe("game.florins = 40");
  expect(settingsOf(loadDraft(game, LEVELS), game)).not.toHaveProperty("house_rules");
});
