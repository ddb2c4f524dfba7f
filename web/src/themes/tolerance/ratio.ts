import type { Item } from "../../lib/net/protocol";

const CARD = 5 / 7;
const BOND = 8 / 5;

// Width divided by height: cards, roles and the Monarch's portrait have a card's shape; a loan is
// wider than high.
export function ratio(item: Item): number {
  return item.kind === "loan" ? BOND : CARD;
}
