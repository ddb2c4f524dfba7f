import { expect, test } from "vitest";
import { matches, splitMatches, queryWords } from "../../../src/lib/rules/search";

test("every word must match, in any order and case", () => {
  expect(matches("The ring beats the 9.", queryWords("RING  nine"))).toBe(false);
  expect(matches("The ring beats the 9.", queryWords("9 Ring"))).toBe(true);
  expect(matches("リングは罪人だけが", queryWords("リング"))).toBe(true);
  expect(matches("anything", queryWords("  "))).toBe(true);
});

test("full-width letters match plain ones", () => {
  expect(queryWords("Ｉ１９")).toEqual(["i19"]);
});

test("matches are marked, and no text is lost", () => {
  const found = splitMatches("The ring, the RING.", queryWords("ring"));
  expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["ring", "RING"]);
  expect(found.map((piece) => piece.text).join("")).toBe("The ring, the RING.");
  expect(splitMatches("", queryWords("ring"))).toEqual([]);
  expect(splitMatches("none", [])).toEqual([{ text: "none", found: false }]);
});
