// The illustrations of the rules.

import { item, keySuffix, text } from "../../lib/rules/illustration";
import { nestedTexts } from "../../lib/rules/rulebook";
import type { Pictures } from "../../lib/themes";
import type { Item, Text } from "../../lib/net/protocol";

function someone(
  key: string,
  suit: string,
  rank: number,
  religion: string,
  look: Record<string, string> = {},
  marks: string[] = [],
): Item {
  const face = text("tolerance-card", {
    name: text(`tolerance-card-${key}`),
    suit: text(`tolerance-suit-${suit}`),
    rank,
  });
  return item(
    "card",
    `${key}-${religion}-${marks.join()}`,
    face,
    { card: key, suit, rank: String(rank), religion, ...look },
    marks,
  );
}

// Return a card, read from the sentence about it.
export function cardOf(sentence: Text): Item | null {
  const parts = nestedTexts(sentence);
  const [full, face] = ["tolerance-card-full", "tolerance-card"].map((key) =>
    parts.find((part) => part.key === key),
  );
  const effect = parts.find((part) => part.key.startsWith("tolerance-effect-"));
  if (full === undefined || face === undefined || effect === undefined) return null;
  const kind = effect.key.slice("tolerance-effect-".length);
  const reach = parts.find((part) => part.key.startsWith("tolerance-reach-"));
  const religion = keySuffix(parts, "tolerance-religion-") ?? "neutral";
  return someone(
    keySuffix(nestedTexts(face.args["name"] ?? ""), "tolerance-card-") ?? "",
    keySuffix(parts, "tolerance-suit-") ?? "",
    Number(face.args["rank"]),
    religion,
    {
      prevailing: religion === "prevailing" ? "yes" : "no",
      piety: String(full.args["piety"]),
      money: String(full.args["money"]),
      effect: kind === "guild" ? "none" : kind,
      guild: kind === "guild" ? "yes" : "no",
      target: parts
        .flatMap((part) =>
          part.key.startsWith("tolerance-target-")
            ? [part.key.slice("tolerance-target-".length)]
            : [],
        )
        .join(" "),
      count: String(
        reach?.args["count"] ??
          effect.args["count"] ??
          (reach?.key === "tolerance-reach-lowest" ? "lowest" : "all"),
      ),
    },
  );
}

const kill = { piety: "2", money: "0", effect: "kill", target: "nobles peasants", count: "1" };
const monarch = (reign: string): Item =>
  item("monarch", reign, text(`tolerance-reign-${reign}`), { reign });

function of(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "religions":
      return ["mary", "elizabeth", "james"].map(monarch);
    case "wilds":
      return [
        someone("courier", "wild", 12, "neutral", {
          prevailing: "yes",
          piety: "1",
          money: "0",
          effect: "taxes",
          target: "townsfolk peasants",
          declared: "clergy",
        }),
      ];
    case "boards":
      return [
        someone("valiant-knight", "nobles", 8, "catholic", kill),
        someone("valiant-knight", "nobles", 8, "protestant", { ...kill, converted: "yes" }),
        someone("valiant-knight", "nobles", 8, "catholic", kill, ["fallen"]),
      ];
    case "loans":
      return [item("loan", "loan", text("tolerance-loan"))];
    case "one-card": {
      const card = cardOf(sentence);
      return card === null ? [] : [card];
    }
    case "one-role": {
      const role = keySuffix(nestedTexts(sentence), "tolerance-role-");
      return role !== undefined && keySuffix(nestedTexts(sentence), "tolerance-reign-") === "mary"
        ? [item("role", role, text(`tolerance-role-${role}`), { role })]
        : [];
    }
    default:
      return [];
  }
}

const pictures: Pictures = { of, heights: { loan: "5rem" }, detail: "small" };
export default pictures;
