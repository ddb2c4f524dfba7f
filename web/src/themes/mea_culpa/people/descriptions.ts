// Descriptions of the characters and of the House's cards, for the enlarged view.

import type { Item, Text } from "../../../lib/net/protocol";
import { numberOf } from "../zones";

export function about(item: Item): Text | null {
  const { character, card } = item.look;
  if (character !== undefined)
    return {
      key: `mea_culpa-rules-${character}`,
      args: { petty: { key: "mea_culpa-sin-stones", args: { count: numberOf(item, "stones") } } },
    };
  if (card === undefined || item.look["amount"] === undefined) return null;
  return { key: `mea_culpa-card-full-${card}`, args: { amount: numberOf(item, "amount") } };
}
