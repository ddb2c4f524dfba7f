import { expect, test } from "vitest";
import { matches, pieces, words } from "../../../src/lib/rules/search";

test("every word must be there, in any order and case", () => {
  expect(matches("The ring beats the 9.", words("RING  nine"))).toBe(false);
  expect(matches("The ring beats the 9.", words("9 Ring"))).toBe(true);
  expect(matches("リングは罪人だけが", words("リング"))).toBe(true);
  expect(matches("anything", words("  "))).toBe(true);
});

test("wide letters are looked for as plain ones", () => {
  expect(words("Ｉ１９")).toEqual(["i19"]);
});

test("what was looked for is marked, and nothing is lost", () => {
  const found = pieces("The ring, the RING.", words("ring"));
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["ring", "RING"]);
  expect(found.map((piece) => piece.text).join("")).toBe("The ring, the RING.");
  expect(pieces("", words("ring"))).toEqual([]);
  expect(pieces("none", [])).toEqual([{ text: "none", found: false }]);
});
