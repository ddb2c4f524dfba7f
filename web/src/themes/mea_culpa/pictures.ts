// The illustrations of the rules.

import { item, keySuffix, text } from "../../lib/rules/illustration";
import { nestedTexts } from "../../lib/rules/rulebook";
import type { Pictures } from "../../lib/themes";
import type { Item, Text } from "../../lib/net/protocol";

const LETTERS = ["yellow", "blue", "red", "green"];

const letter = (colour: string): Item =>
  item("letter", `letter-${colour}`, text(`mea_culpa-letter-${colour}`), { letter: colour });
const person = (character: string, order: number): Item =>
  item("character", character, text(`mea_culpa-character-${character}`), {
    character,
    order: String(order),
  });
const stone = (kind: string): Item =>
  item("stone", kind, text(`mea_culpa-stone-${kind}`), { stone: kind });
const building = (stage: string): Item =>
  item("building", stage, text(`mea_culpa-stage-${stage}`), { site: "middle", stage });
const bid = (seat: number, notches: number, coins: number): Item => ({
  ...item(
    "bid",
    `bid-${seat}`,
    text("mea_culpa-bid-of", {
      who: { seat },
      bid: notches + coins,
      coins,
      notches: text("mea_culpa-notches", { count: notches }),
      taler: text("mea_culpa-taler", { count: coins }),
    }),
    { notches: String(notches), coins: String(coins) },
  ),
  seat,
});
const sin = (seat: number): Item => ({
  ...item("sin", `sin-${seat}`, text("mea_culpa-sin-stones", { count: 1 })),
  seat,
});

// Return the Letters per category of donations at a site, read from the sentence about it.
export function rowsOf(sentence: Text): Item[] {
  const rows = nestedTexts(sentence).filter((part) => part.key === "mea_culpa-row");
  return rows.map((row) => {
    const parts = nestedTexts(row);
    const category = keySuffix(parts, "mea_culpa-category-") ?? "";
    const counts = parts.flatMap((part) =>
      part.key === "mea_culpa-letters"
        ? [[keySuffix(nestedTexts(part), "mea_culpa-colour-") ?? "", String(part.args["count"])]]
        : [],
    );
    return item("endowment", category, row, {
      category,
      ...(Object.fromEntries(counts) as Record<string, string>),
    });
  });
}

// Return a card of the House in its room, read from the sentence about it.
export function roomOf(sentence: Text): Item | null {
  const face = nestedTexts(sentence.args["card"] ?? "")[0];
  const notches = nestedTexts(sentence.args["notches"] ?? "")[0];
  const key = face?.key.slice("mea_culpa-card-".length);
  return face === undefined || key === undefined
    ? null
    : item("room", key, face, {
        room: "",
        card: key,
        state: "open",
        notches: String(notches?.args["count"] ?? 0),
        stones: "0",
      });
}

function of(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "record":
      return [0, 1, 2, 3].map((seat) => ({
        ...item("soul", `soul-${seat}`, text("mea_culpa-score")),
        seat,
      }));
    case "bids":
      return [bid(0, 1, 8), bid(1, 4, 3)];
    case "pope":
      return [person("pope", 1)];
    case "emperor":
      return [person("emperor", 2)];
    case "merchant":
      return [person("merchant", 3)];
    case "petty-sinner":
      return [person("petty-sinner", 4)];
    case "incognito":
      return [item("die", "die", text("mea_culpa-suite", { number: 5 }), { room: "5" })];
    case "dens":
      return [
        item("pope-stone", "pope-stone", text("mea_culpa-pope-stone"), { colour: "gold" }),
        ...[0, 1, 2, 3].map(sin),
      ];
    case "sites":
      return ["nothing", "nave", "cathedral"].map(building);
    case "end":
      return LETTERS.map(letter);
    case "one-price": {
      const kind = keySuffix(nestedTexts(sentence), "mea_culpa-stone-");
      return kind === undefined ? [] : [stone(kind)];
    }
    case "one-row":
      return rowsOf(sentence);
    case "one-card": {
      const room = roomOf(sentence);
      return room === null ? [] : [room];
    }
    default:
      return [];
  }
}

const pictures: Pictures = {
  of,
  heights: {
    bid: "4.6rem",
    letter: "4.6rem",
    soul: "4.6rem",
    stone: "3.2rem",
    die: "3.2rem",
    sin: "3.2rem",
    "pope-stone": "3.2rem",
    endowment: "1.7rem",
  },
};
export default pictures;
