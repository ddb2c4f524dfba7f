// The illustrations of the rules.

import { item, text } from "../../lib/rules/illustration";
import type { Pictures } from "../../lib/themes";
import type { Item } from "../../lib/net/protocol";

const VICES = ["murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy"];
const VIRTUES = ["mercy", "sincerity", "generosity", "chastity", "temperance", "humility", "faith"];

function sort(kind: string, thing: "card" | "dogma" = "card", turned = false): Item {
  const printed = VICES.includes(kind) ? "vice" : "virtue";
  const counts = turned ? (printed === "vice" ? "virtue" : "vice") : printed;
  const look = { kind, printed, counts, colour: counts === "virtue" ? "blue" : "red" };
  return item(
    thing,
    `${thing}-${kind}`,
    text(`dogma-kind-${kind}`),
    look,
    turned && thing === "dogma" ? [`now-${counts}`] : [],
  );
}

function of(anchor: string): Item[] {
  switch (anchor) {
    case "kinds":
      return VICES.flatMap((vice, place) => [sort(vice), sort(VIRTUES[place] ?? vice)]);
    case "proclaim":
      return [sort("greed", "dogma", true), sort("mercy", "dogma", true)];
    default:
      return [];
  }
}

const pictures: Pictures = { of };
export default pictures;
