// Build a card's item from the sentence that names everything printed on it.

import { nestedTexts } from "../../../lib/rules/rulebook";
import type { Item, Text } from "../../../lib/net/protocol";

const last = (key: string): string => key.split("-").at(-1) ?? "";

// `prevails`: the prevailing religion, if there is a monarch.
export function cardOf(printed: Text, id: string, prevails: string): Item {
  const face = printed.args["card"] as Text;
  const name = face.args["name"] as Text;
  const religion = last((printed.args["religion"] as Text).key);
  const effect = printed.args["effect"] as Text;
  const kind = effect.key.replace("tolerance-effect-", "");
  const parts = nestedTexts(effect);
  const reach = parts.find((part) => part.key.startsWith("tolerance-reach-"));
  const look = {
    card: name.key.replace("tolerance-card-", ""),
    suit: last((face.args["suit"] as Text).key),
    rank: String(face.args["rank"]),
    religion: religion === "prevailing" ? prevails : religion,
    prevailing: religion === "prevailing" ? "yes" : "no",
    piety: String(printed.args["piety"]),
    money: String(printed.args["money"]),
    converted: "no",
    effect: kind === "guild" ? "none" : kind,
    target: parts
      .filter((part) => part.key.startsWith("tolerance-target-"))
      .map((part) => last(part.key))
      .join(" "),
    count:
      reach === undefined
        ? String(effect.args["count"] ?? "all")
        : reach.key === "tolerance-reach-some"
          ? String(reach.args["count"])
          : last(reach.key),
    guild: kind === "guild" ? "yes" : "no",
  };
  return { id, kind: "card", face, hidden: false, look, marks: [], seat: null };
}
