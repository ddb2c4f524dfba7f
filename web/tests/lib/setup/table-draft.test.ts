import { beforeEach, expect, test } from "vitest";
import { everybodyIsThere, fits, FRIEND, mend, recall, remember, rememberedLevel, settingsOf } from "../../../src/lib/setup/table-draft";
import type { GameOnShelf } from "../../../src/lib/net/protocol";

const LEVELS = ["random", "novice", "priest", "bishop", "cardinal"];
const game: GameOnShelf = {
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

test("a first table is the usual one, against bishops", () => {
  const draft = recall(game, LEVELS);
  expect(draft.seats).toBe(4);
  expect(draft.others).toEqual(["bishop", "bishop", "bishop"]);
  expect(everybodyIsThere(draft)).toBe(true);
  expect(settingsOf(draft, game)).toMatchObject({ game: "indulgence", bots: [null, "bishop", "bishop", "bishop"], clock: null, listed: false });
});

test("what was chosen is there next time", () => {
  const draft = recall(game, LEVELS);
  remember(game, { ...draft, seats: 3, others: [FRIEND, "priest", "random"], options: { expert: "on", first_ruler: "2" }, timing: "calm" });
  const again = recall(game, LEVELS);
  expect(again.seats).toBe(3);
  expect(everybodyIsThere(again)).toBe(false);
  expect(settingsOf(again, game)).toMatchObject({ seats: 3, bots: [null, null, "priest"], options: { expert: "on", first_ruler: "2" }, clock: { bank: 1200, delay: 30 } });
  expect(rememberedLevel(game, LEVELS)).toBe("priest");
});

test("what no longer makes sense is mended", () => {
  const draft = mend({ seats: 9, others: ["pope"], options: { expert: "perhaps", gone: "yes" }, timing: "hourglass" as never }, game, LEVELS);
  expect(draft).toMatchObject({ seats: 4, timing: "none", options: { expert: "off", first_ruler: "random" } });
  expect(draft.others).toEqual(["bishop", "bishop", "bishop"]);
});

test("a program of the server is kept while it is there, and nobody gets one unasked", () => {
  const offered = [...LEVELS, "mine"];
  expect(mend({ others: ["mine", "yours", FRIEND] }, game, offered).others).toEqual(["mine", "bishop", FRIEND]);
  expect(mend({ others: ["mine"] }, game, LEVELS).others).toEqual(["bishop", "bishop", "bishop"]);
});

test("what cannot be read was not kept", () => {
  localStorage.setItem("simony-table-indulgence", "{");
  expect(recall(game, LEVELS).seats).toBe(4);
});

test("an option naming a seat that is not there is left out", () => {
  expect(fits("4", 3)).toBe(false);
  expect(fits("random", 3)).toBe(true);
  const draft = { ...recall(game, LEVELS), seats: 3, options: { expert: "off", first_ruler: "4" } };
  expect(settingsOf(draft, game).options).toEqual({ expert: "off" });
});

test("house rules travel as their text", () => {
  const draft = { ...recall(game, LEVELS), houseRules: { name: "mine.toml", text: "game.florins = 40" } };
  expect(settingsOf(draft, game).house_rules).toBe("game.florins = 40");
  expect(settingsOf(recall(game, LEVELS), game)).not.toHaveProperty("house_rules");
});
