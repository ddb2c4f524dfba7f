// The contents of an Edict card, read from its item.

import type { Item, Text } from "../../../lib/net/protocol";
import { FAMILIES } from "../arms/families";

export interface Edict {
  kind: string;
  sinful: boolean;
  families: string[];
  numbers: string[];
  pays: number;
  sinPays: number;
  // For three-tricks: the number of tricks.
  goal: number;
  // Whether the price is paid for each of something, or once.
  each: boolean;
}

const NUMBERS = 9;
const ONCE = ["last", "three-tricks"];
const EVEN = "2 4 6 8";
const ODD = "1 3 5 7 9";

const words = (list: string | undefined): string[] =>
  (list ?? "").split(" ").filter((word) => word !== "");

export function edictOf(item: Item): Edict {
  const look = item.look;
  const kind = look["kind"] ?? "";
  return {
    kind,
    sinful: look["side"] === "sin",
    families: words(look["families"]),
    numbers: words(look["numbers"]),
    pays: Number(look["pays"] ?? 0),
    sinPays: Number(look["sin-pays"] ?? 0),
    goal: tricksAskedFor(item.face),
    each: !ONCE.includes(kind),
  };
}

function tricksAskedFor(face: Text): number {
  const { goal } = face.args;
  if (typeof goal === "number") return goal;
  return typeof goal === "object" && "key" in goal ? tricksAskedFor(goal as Text) : 3;
}

export const florins = (count: number): Text => ({ key: "indulgence-florins", args: { count } });
const family = (name: string): Text => ({ key: `indulgence-family-${name}`, args: {} });

// Return the text of the Edict's side, with its price.
export function cost(item: Item): Text {
  const { kind, pays } = edictOf(item);
  return {
    key: `indulgence-edict-cost-${kind}`,
    args: { ...item.face.args, price: florins(pays) },
  };
}

// Return the text of the Sin's side.
export function goal(item: Item): Text {
  const edict = edictOf(item);
  if (edict.sinful) return item.face.args["goal"] as Text;
  const key = `indulgence-sin-goal-${edict.kind}`;
  if (edict.kind !== "cards") return { key, args: item.face.args };
  return { key, args: { what: cards(edict), count: edict.families.length * edict.numbers.length } };
}

export function sin(item: Item): Text {
  return {
    key: "indulgence-edict-sin",
    args: { goal: goal(item), price: florins(edictOf(item).sinPays) },
  };
}

// Return the text for all cards of some families with some numbers.
function cards({ families, numbers }: Edict): Text {
  const whose = families.map(family);
  const everybody = families.length === FAMILIES.length;
  const [only] = whose;
  if (only !== undefined && whose.length === 1 && numbers.length === 1)
    return { key: "indulgence-card", args: { family: only, number: Number(numbers[0]) } };
  if (numbers.length === NUMBERS)
    return everybody
      ? { key: "indulgence-cards-all", args: {} }
      : { key: "indulgence-cards-families", args: { families: whose } };
  const parity = { [EVEN]: "even", [ODD]: "odd" }[numbers.join(" ")];
  if (parity !== undefined) {
    return everybody
      ? { key: `indulgence-cards-all-${parity}`, args: {} }
      : { key: `indulgence-cards-${parity}`, args: { families: whose } };
  }
  const which = numbers.map((number): Text => ({
    key: "indulgence-number-each",
    args: { number: Number(number) },
  }));
  return everybody
    ? { key: "indulgence-cards-numbers", args: { numbers: which } }
    : { key: "indulgence-cards-some", args: { numbers: which, families: whose } };
}
