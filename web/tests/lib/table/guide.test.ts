import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { guide, lessonsOf } from "../../../src/lib/table/guide.svelte";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import { i18n } from "../../../src/lib/i18n/i18n.svelte";
import type { TableModel } from "../../../src/lib/table/table-model";
import type { Scene, Text } from "../../../src/lib/net/protocol";
import { Translator } from "../../../src/lib/i18n/translator";

const text = (key: string): Text => ({ key, args: {} });
const source = ["core", "games/indulgence", "games/dogma"]
  .map((part) => readFileSync(`../src/simony/${part}/text/en.ftl`, "utf-8"))
  .join("\n");

function asked(prompt: string, choices: string[] = [], helps = true): TableModel {
  const scene = {
    game: "indulgence",
    prompt: text(prompt),
    choices: choices.map((key, action) => ({ action, text: text(key), notation: "", item: null })),
  };
  return { scene: scene as unknown as Scene, prompt: 1, news: { helps } } as unknown as TableModel;
}

const LEAD = asked("indulgence-prompt-lead", [
  "indulgence-choice-play",
  "indulgence-choice-play-ring",
]);

vi.stubGlobal("matchMedia", () => ({ matches: false }));

describe("the guide", () => {
  beforeEach(() => {
    localStorage.clear();
    guide.forget();
    prefs.set("guide", true);
    i18n.translator = new Translator("en", source);
  });

  test("explains the decision first, then new choices, each once", () => {
    expect(guide.lesson(LEAD)?.key).toBe("indulgence-guide-lead");
    guide.learn("indulgence-guide-lead");
    expect(guide.lesson(LEAD)?.key).toBe("indulgence-guide-play-ring");
    guide.learn("indulgence-guide-play-ring");
    expect(guide.lesson(LEAD)).toBeNull();
    expect(guide.lesson(asked("indulgence-prompt-follow"))?.key).toBe("indulgence-guide-follow");
  });

  test("is kept in local storage, and can be reset", () => {
    guide.learn("indulgence-guide-lead");
    expect(JSON.parse(localStorage.getItem("simony-guide") ?? "")).toEqual([
      "indulgence-guide-lead",
    ]);
    guide.forget();
    expect(guide.lesson(LEAD)?.key).toBe("indulgence-guide-lead");
  });

  test("is silent if it is off, if the table has no helps, and if nobody is asked", () => {
    expect(guide.lesson(asked("indulgence-prompt-lead", [], false))).toBeNull();
    expect(guide.lesson({ ...LEAD, prompt: null } as unknown as TableModel)).toBeNull();
    prefs.set("guide", false);
    expect(guide.lesson(LEAD)).toBeNull();
  });

  test("uses only texts of the scene's game", () => {
    const scene = {
      game: "indulgence",
      prompt: text("dogma-prompt-lay"),
      choices: [],
    } as unknown as Scene;
    expect(lessonsOf(scene)).toEqual([]);
  });
});
