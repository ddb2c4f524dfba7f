import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forcedMove } from "../../../src/lib/table/forced-move.svelte";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import type { LiveTable } from "../../../src/lib/table/live-table.svelte";
import type { Answer, Choice, Scene } from "../../../src/lib/net/protocol";
import { needsConfirmation } from "../../../src/lib/table/confirmable";
import { fetchTheme } from "../../../src/lib/themes";
import "../../../src/themes";
import { selection } from "../../../src/scene/choices/selection.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const choice = (key: string, action = 1): Choice => ({
  action,
  text: { key, args: {} },
  notation: "",
  item: null,
});
beforeAll(() => fetchTheme("indulgence"));

const PLAY = choice("indulgence-choice-play");
const SIN = choice("indulgence-choice-sin", 2);

function asked(choices: Choice[], more: object = {}): LiveTable {
  const scene = {
    game: "indulgence",
    prompt: { key: "indulgence-prompt-follow", args: {} },
    choices,
  } as unknown as Scene;
  const seats = [{ stand_in: "" }];
  return {
    id: "t",
    viewer: 0,
    you: 0,
    prompt: 7,
    scene,
    news: { helps: false, seats },
    problem: null,
    move: vi.fn(async () => null),
    ...more,
  } as unknown as LiveTable;
}

beforeEach(() => {
  localStorage.clear();
  prefs.set("forced", true);
  prefs.set("confirm", true);
  selection.unconfirmed = null;
  forcedMove.decline(asked([], { id: "another" }));
});

describe("a forced move", () => {
  test("is the only choice, if the preference is on", () => {
    expect(forcedMove.find(asked([PLAY]))).toBe(PLAY);
    expect(forcedMove.find(asked([PLAY, SIN]))).toBeNull();
    expect(forcedMove.find(asked([]))).toBeNull();
    prefs.set("forced", false);
    expect(forcedMove.find(asked([PLAY]))).toBeNull();
  });

  test("is not played if nobody is asked, if a bot plays, or if it needs confirmation", () => {
    expect(forcedMove.find(asked([PLAY], { prompt: null }))).toBeNull();
    expect(
      forcedMove.find(asked([PLAY], { news: { helps: false, seats: [{ stand_in: "bishop" }] } })),
    ).toBeNull();
    expect(forcedMove.find(asked([SIN]))).toBeNull();
  });

  test("is tried once: a refusal is not repeated, and being stale in a second tab is not reported", async () => {
    const problem = { key: "table-stale", args: {}, text: "late" };
    const table = asked([PLAY], {
      problem,
      move: vi.fn(async () => ({ type: "stale" }) as unknown as Answer),
    });
    await forcedMove.play(table, PLAY);
    expect(table.problem).toBeNull();
    expect(forcedMove.find(table)).toBeNull();
    expect(forcedMove.find(asked([PLAY], { prompt: 8 }))).toBe(PLAY);
  });
});

describe("an irreversible choice", () => {
  test("needs confirmation if the theme says so and the preference is on", () => {
    expect(needsConfirmation(asked([]), SIN)).toBe(true);
    expect(needsConfirmation(asked([]), PLAY)).toBe(false);
    prefs.set("confirm", false);
    expect(needsConfirmation(asked([]), SIN)).toBe(false);
  });

  test("is played when it is confirmed, and dropped at the next prompt", () => {
    const table = asked([SIN, PLAY]);
    selection.choose(table, SIN);
    expect(table.move).not.toHaveBeenCalled();
    expect(selection.toConfirm(table)).toBe(SIN);
    selection.confirm(table, SIN);
    expect(table.move).toHaveBeenCalledWith(2);
    selection.choose(table, SIN);
    (table as unknown as { prompt: number }).prompt = 8;
    expect(selection.toConfirm(table)).toBeNull();
  });

  test("and others are played at once", () => {
    const table = asked([PLAY]);
    selection.choose(table, PLAY);
    expect(table.move).toHaveBeenCalledWith(1);
  });
});
