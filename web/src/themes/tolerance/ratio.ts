import type { Item } from "../../lib/net/protocol";

const CARD = 5 / 7;
const BOND = 8 / 5;

// Width divided by height: whoever is a card or a role has a card's shape, the Monarch's portrait too; a loan is a bond, wider than high.
export function ratio(item: Item): number {
  return item.kind === "loan" ? BOND : CARD;
}
