// The texts on a card's face, read from its item.

import type { Item, Text } from "../../../lib/net/protocol";

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

// Return the name alone: suit and rank, also part of the face's text, are drawn.
export function nameOf(item: Item): Text {
  const name = item.face.args["name"];
  return typeof name === "object" && "key" in name ? name : item.face;
}

export function words(row: string | undefined): string[] {
  return (row ?? "").split(" ").filter((word) => word !== "");
}

// Return a card's effect as text, as in the rules (see `phrases.py`).
export function effectOf(item: Item): Text {
  const effect = item.look["effect"] ?? "none";
  const count = item.look["count"] ?? "all";
  if (effect === "none")
    return text(item.look["guild"] === "yes" ? "tolerance-effect-guild" : "tolerance-effect-none");
  if (effect === "royal_execution") return text("tolerance-effect-royal_execution");
  if (effect === "lose_piety") return text("tolerance-effect-lose_piety", { count: Number(count) });
  const what = words(item.look["target"]).map((target) => text(`tolerance-target-${target}`));
  const reach =
    count === "all" || count === "lowest"
      ? text(`tolerance-reach-${count}`, { what })
      : text("tolerance-reach-some", { count: Number(count), what });
  return text(`tolerance-effect-${effect}`, { reach });
}

// Return the approximate width of words in small capitals, in letter heights, to fit a name to its
// card.
export function textWidth(written: string): number {
  return [...written].reduce(
    (sum, letter) =>
      sum +
      (letter > "\u2e80"
        ? 1
        : letter === " "
          ? 0.3
          : letter === letter.toUpperCase()
            ? 0.72
            : 0.55),
    0,
  );
}

// Break after a space or a dot; in Japanese, where the script changes between words.
const SEAMS =
  /(?<=[ ・])|(?<=\p{Script=Han})(?=\p{Script=Katakana})|(?<=[\p{Script=Katakana}ー])(?=[\p{Script=Han}\d]+$)|(?<=\p{Script=Hiragana})(?=[\p{Script=Han}\p{Script=Katakana}])/u;

// Return a name in one or two lines, split so that the longer line is as short as possible.
export function splitName(name: string): string[] {
  const parts = name.split(SEAMS);
  const ways = parts.slice(1).map((_, place) => [
    parts
      .slice(0, place + 1)
      .join("")
      .trim(),
    parts.slice(place + 1).join(""),
  ]);
  const longest = (lines: string[]): number => Math.max(...lines.map(textWidth));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), [name]);
}
