// The illustrations of the rules.

import { item, text } from "../../lib/rules/illustration";
import { nestedTexts } from "../../lib/rules/rulebook";
import type { Pictures } from "../../lib/themes";
import type { Item, Text } from "../../lib/net/protocol";

const FAMILIES = ["medici", "sforza", "borgia", "orsini"];
const COLOURS: Record<string, string> = {
  medici: "red",
  sforza: "purple",
  borgia: "green",
  orsini: "blue",
};

function card(family: string, number: number, marks: string[] = []): Item {
  const face = text("indulgence-card", { family: text(`indulgence-family-${family}`), number });
  return item(
    "card",
    `${family}-${number}`,
    face,
    { family, number: String(number), colour: COLOURS[family] ?? "red" },
    marks,
  );
}

const EVEN = [2, 4, 6, 8];
const ODD = [1, 3, 5, 7, 9];
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// Return an Edict's card, read from the sentence about it.
export function edictOf(sentence: Text): Item | null {
  const parts = nestedTexts(sentence);
  const name = parts.find((part) => part.key.startsWith("indulgence-edict-name-"));
  if (name === undefined) return null;
  const inName = nestedTexts(name);
  const families = FAMILIES.filter((family) =>
    inName.some((part) => part.key === `indulgence-family-${family}`),
  );
  const numbers = inName
    .filter((part) => part.key.startsWith("indulgence-number-"))
    .map((part) => Number(part.args["number"]));
  const alike = inName.some((part) => part.key.endsWith("-even"))
    ? EVEN
    : inName.some((part) => part.key.endsWith("-odd"))
      ? ODD
      : ALL;
  const [pays, sinPays] = parts
    .filter((part) => part.key === "indulgence-florins")
    .map((part) => String(part.args["count"]));
  const kind = name.key.slice("indulgence-edict-name-".length);
  return item("edict", JSON.stringify(name), name, {
    edict: "",
    kind,
    side: "edict",
    families: (families.length === 0 && kind === "cards" ? FAMILIES : families).join(" "),
    numbers: (numbers.length === 0 ? alike : numbers).join(" "),
    pays: pays ?? "",
    "sin-pays": sinPays ?? "",
  });
}

function of(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "tricks":
      return [
        card("borgia", 4),
        card("borgia", 8, ["winning"]),
        card("borgia", 2),
        card("orsini", 9),
      ];
    case "families":
      return FAMILIES.map((family, place) => card(family, 9 - place * 2));
    case "ring":
      return [item("ring", "ring", text("indulgence-zone-ring")), card("medici", 5, ["ring"])];
    case "expert":
      return [item("bull", "bull", text("indulgence-bull"))];
    case "one-edict": {
      const edict = edictOf(sentence);
      return edict === null ? [] : [edict];
    }
    default:
      return [];
  }
}

const pictures: Pictures = { of, heights: { ring: "5rem", bull: "5rem" } };
export default pictures;
