// What the rules show beside their words: things as they lie on the table.

import { within } from "../lib/rulebook";
import type { Item, Text } from "../lib/wire";

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

function item(kind: string, id: string, face: Text, look: Record<string, string> = {}, marks: string[] = []): Item {
  return { id: `picture-${id}`, kind, face, hidden: false, look, marks, seat: null };
}

// --- Indulgence -------------------------------------------------------------------------------------------------------------------------

const FAMILIES = ["medici", "sforza", "borgia", "orsini"];
const COLOURS: Record<string, string> = { medici: "red", sforza: "purple", borgia: "green", orsini: "blue" };

function card(family: string, number: number, marks: string[] = []): Item {
  const face = text("indulgence-card", { family: text(`indulgence-family-${family}`), number });
  return item("card", `${family}-${number}`, face, { family, number: String(number), colour: COLOURS[family] ?? "red" }, marks);
}

const EVEN = [2, 4, 6, 8];
const ODD = [1, 3, 5, 7, 9];
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// An Edict's card, read from the sentence about it.
export function edictOf(sentence: Text): Item | null {
  const parts = within(sentence);
  const name = parts.find((part) => part.key.startsWith("indulgence-edict-name-"));
  if (name === undefined) return null;
  const inName = within(name);
  const families = FAMILIES.filter((family) => inName.some((part) => part.key === `indulgence-family-${family}`));
  const numbers = inName.filter((part) => part.key.startsWith("indulgence-number-")).map((part) => Number(part.args["number"]));
  const alike = inName.some((part) => part.key.endsWith("-even")) ? EVEN : inName.some((part) => part.key.endsWith("-odd")) ? ODD : ALL;
  const [pays, sinPays] = parts.filter((part) => part.key === "indulgence-florins").map((part) => String(part.args["count"]));
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

function indulgence(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "tricks":
      return [card("borgia", 4), card("borgia", 8, ["winning"]), card("borgia", 2), card("orsini", 9)];
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

// --- Dogma ------------------------------------------------------------------------------------------------------------------------------

const VICES = ["murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy"];
const VIRTUES = ["mercy", "sincerity", "generosity", "chastity", "temperance", "humility", "faith"];

function sort(kind: string, thing: "card" | "dogma" = "card", turned = false): Item {
  const printed = VICES.includes(kind) ? "vice" : "virtue";
  const counts = turned ? (printed === "vice" ? "virtue" : "vice") : printed;
  const look = { kind, printed, counts, colour: counts === "virtue" ? "blue" : "red" };
  return item(thing, `${thing}-${kind}`, text(`dogma-kind-${kind}`), look, turned && thing === "dogma" ? [`now-${counts}`] : []);
}

function dogma(anchor: string): Item[] {
  switch (anchor) {
    case "kinds":
      return VICES.flatMap((vice, place) => [sort(vice), sort(VIRTUES[place] ?? vice)]);
    case "proclaim":
      return [sort("greed", "dogma", true), sort("mercy", "dogma", true)];
    default:
      return [];
  }
}

// --- Tolerance --------------------------------------------------------------------------------------------------------------------------

// The end of the first key that begins so.
function named(parts: Text[], start: string): string | undefined {
  return parts.find((part) => part.key.startsWith(start))?.key.slice(start.length);
}

function someone(key: string, suit: string, rank: number, religion: string, look: Record<string, string> = {}, marks: string[] = []): Item {
  const face = text("tolerance-card", { name: text(`tolerance-card-${key}`), suit: text(`tolerance-suit-${suit}`), rank });
  return item("card", `${key}-${religion}-${marks.join()}`, face, { card: key, suit, rank: String(rank), religion, ...look }, marks);
}

// A card, read from the sentence about it.
export function cardOf(sentence: Text): Item | null {
  const parts = within(sentence);
  const [full, face] = ["tolerance-card-full", "tolerance-card"].map((key) => parts.find((part) => part.key === key));
  const effect = parts.find((part) => part.key.startsWith("tolerance-effect-"));
  if (full === undefined || face === undefined || effect === undefined) return null;
  const kind = effect.key.slice("tolerance-effect-".length);
  const reach = parts.find((part) => part.key.startsWith("tolerance-reach-"));
  const religion = named(parts, "tolerance-religion-") ?? "neutral";
  return someone(named(within(face.args["name"] ?? ""), "tolerance-card-") ?? "", named(parts, "tolerance-suit-") ?? "", Number(face.args["rank"]), religion, {
    prevailing: religion === "prevailing" ? "yes" : "no",
    piety: String(full.args["piety"]),
    money: String(full.args["money"]),
    effect: kind === "guild" ? "none" : kind,
    guild: kind === "guild" ? "yes" : "no",
    target: parts.flatMap((part) => (part.key.startsWith("tolerance-target-") ? [part.key.slice("tolerance-target-".length)] : [])).join(" "),
    count: String(reach?.args["count"] ?? effect.args["count"] ?? (reach?.key === "tolerance-reach-lowest" ? "lowest" : "all")),
  });
}

const kill = { piety: "2", money: "0", effect: "kill", target: "nobles peasants", count: "1" };
const monarch = (reign: string): Item => item("monarch", reign, text(`tolerance-reign-${reign}`), { reign });

function tolerance(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "religions":
      return ["mary", "elizabeth", "james"].map(monarch);
    case "wilds":
      return [someone("courier", "wild", 12, "neutral", { prevailing: "yes", piety: "1", money: "0", effect: "taxes", target: "townsfolk peasants", declared: "clergy" })];
    case "boards":
      return [someone("valiant-knight", "nobles", 8, "catholic", kill), someone("valiant-knight", "nobles", 8, "protestant", { ...kill, converted: "yes" }), someone("valiant-knight", "nobles", 8, "catholic", kill, ["fallen"])];
    case "loans":
      return [item("loan", "loan", text("tolerance-loan"))];
    case "one-card": {
      const card = cardOf(sentence);
      return card === null ? [] : [card];
    }
    case "one-role": {
      const role = named(within(sentence), "tolerance-role-");
      return role !== undefined && named(within(sentence), "tolerance-reign-") === "mary" ? [item("role", role, text(`tolerance-role-${role}`), { role })] : [];
    }
    default:
      return [];
  }
}

// --- Mea Culpa --------------------------------------------------------------------------------------------------------------------------

const LETTERS = ["yellow", "blue", "red", "green"];

const letter = (colour: string): Item => item("letter", `letter-${colour}`, text(`mea_culpa-letter-${colour}`), { letter: colour });
const person = (character: string, order: number): Item => item("character", character, text(`mea_culpa-character-${character}`), { character, order: String(order) });
const stone = (kind: string): Item => item("stone", kind, text(`mea_culpa-stone-${kind}`), { stone: kind });
const building = (stage: string): Item => item("building", stage, text(`mea_culpa-stage-${stage}`), { site: "middle", stage });
const bid = (seat: number, notches: number, coins: number): Item => ({
  ...item(
    "bid",
    `bid-${seat}`,
    text("mea_culpa-bid-of", { who: { seat }, bid: notches + coins, coins, notches: text("mea_culpa-notches", { count: notches }), taler: text("mea_culpa-taler", { count: coins }) }),
    { notches: String(notches), coins: String(coins) },
  ),
  seat,
});
const sin = (seat: number): Item => ({ ...item("sin", `sin-${seat}`, text("mea_culpa-sin-stones", { count: 1 })), seat });

// What the categories of donations bring at a site, read from the sentence about it.
export function rowsOf(sentence: Text): Item[] {
  const rows = within(sentence).filter((part) => part.key === "mea_culpa-row");
  return rows.map((row) => {
    const parts = within(row);
    const category = named(parts, "mea_culpa-category-") ?? "";
    const counts = parts.flatMap((part) => (part.key === "mea_culpa-letters" ? [[named(within(part), "mea_culpa-colour-") ?? "", String(part.args["count"])]] : []));
    return item("endowment", category, row, { category, ...(Object.fromEntries(counts) as Record<string, string>) });
  });
}

// A card of the House, in a room of it, read from the sentence about it.
export function roomOf(sentence: Text): Item | null {
  const face = within(sentence.args["card"] ?? "")[0];
  const notches = within(sentence.args["notches"] ?? "")[0];
  const key = face?.key.slice("mea_culpa-card-".length);
  return face === undefined || key === undefined ? null : item("room", key, face, { room: "", card: key, state: "open", notches: String(notches?.args["count"] ?? 0), stones: "0" });
}

function meaCulpa(anchor: string, sentence: Text): Item[] {
  switch (anchor) {
    case "record":
      return [0, 1, 2, 3].map((seat) => ({ ...item("soul", `soul-${seat}`, text("mea_culpa-score")), seat }));
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
      return [item("pope-stone", "pope-stone", text("mea_culpa-pope-stone"), { colour: "gold" }), ...[0, 1, 2, 3].map(sin)];
    case "sites":
      return ["nothing", "nave", "cathedral"].map(building);
    case "end":
      return LETTERS.map(letter);
    case "one-price": {
      const kind = named(within(sentence), "mea_culpa-stone-");
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

const GAMES: Record<string, (anchor: string, sentence: Text) => Item[]> = { indulgence, dogma, tolerance, mea_culpa: meaCulpa };

// How much is drawn on a picture's cards, where that is not everything.
export const DETAIL: Record<string, string> = { tolerance: "small" };

export function picturesOf(game: string, anchor: string, sentence: Text): Item[] {
  return GAMES[game]?.(anchor, sentence) ?? [];
}
