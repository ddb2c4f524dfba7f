import { describe, expect, test } from "vitest";
import { i18n, languageName } from "../../../src/lib/i18n/i18n.svelte";
import { firstLanguage } from "../../../src/lib/i18n/languages";
import { TextIds } from "../../../src/lib/i18n/text-ids";
import { Translator } from "../../../src/lib/i18n/translator";

const LANGUAGES = [
  { code: "en", name: "English", draft: false },
  { code: "ja", name: "日本語", draft: false },
  { code: "de", name: "Deutsch", draft: true },
];
const SOURCE = "web-language-draft = { $name } (draft)\nlist-comma = ;\n";

describe("the language of a first visit", () => {
  test.each([
    [["ja-JP", "en"], "ja"],
    [["fr", "JA"], "ja"],
    [["fr"], "en"],
    [["de-AT", "ja"], "ja"], // a draft only by choice
    [[], "en"],
  ])("of a browser that wants %j is %s", (wanted, chosen) => {
    expect(firstLanguage(LANGUAGES, wanted)).toBe(chosen);
  });

  test("is English if the list did not come", () => {
    expect(firstLanguage([], ["ja"])).toBe("en");
  });
});

test("a draft is called a draft", () => {
  i18n.translator = new Translator("en", SOURCE);
  expect(LANGUAGES.map(languageName)).toEqual(["English", "日本語", "Deutsch (draft)"]);
});

test("ids stand in for texts, whatever their arguments", () => {
  const ids = new TextIds("en", SOURCE);
  expect(ids.translate("dogma-choice-lay", { kind: { key: "dogma-kind-lust", args: {} } })).toBe(
    "dogma-choice-lay",
  );
  expect(ids.joinList(["a", "b", "c"])).toBe("a, b, c");
});
