// Queries on a scene of Dogma.

import type { ChronicleEntry } from "../../lib/table/table-model";
import type { Arg, Item, Scene, Text, Zone } from "../../lib/net/protocol";

export interface Layer {
  number: string;
  seat: number | null;
  items: Item[];
  asked: boolean;
}

export interface Count {
  kind: string;
  count: number;
}

export function zoneOf(scene: Scene | null, id: string): Zone | undefined {
  return scene?.zones.find((zone) => zone.id === id);
}

// With everything open, the zones of a seat carry its number: `hand-vice@2`.
export function openZones(scene: Scene | null, ...ids: string[]): Zone[] {
  return (scene?.zones ?? []).filter((zone) => ids.some((id) => zone.id.startsWith(`${id}@`)));
}

export function openHand(scene: Scene | null, seat: number): Item[] {
  return openZones(scene, "hand-vice", "hand-virtue").flatMap((zone) =>
    zone.id.endsWith(`@${seat}`) ? zone.items : [],
  );
}

// Return the cards being laid, by the viewer or, with everything open, by anyone.
export function cardsBeingLaid(scene: Scene | null): Zone | undefined {
  return zoneOf(scene, "laid") ?? openZones(scene, "laid")[0];
}

const isText = (arg: Arg | undefined): arg is Text =>
  typeof arg === "object" && !Array.isArray(arg) && "key" in arg;

// Return the kind that a text such as `dogma-kind-mercy` names.
export function kindOf(arg: Arg | undefined): string | null {
  return isText(arg) && arg.key.startsWith("dogma-kind-")
    ? arg.key.slice("dogma-kind-".length)
    : null;
}

export function claimOf(scene: Scene | null): string | null {
  const labels = [cardsBeingLaid(scene), zoneOf(scene, "pile")].map(
    (zone) => zone?.label.args["kind"],
  );
  return labels.map(kindOf).find((kind) => kind !== null) ?? null;
}

// Return the layers of the pile from the bottom.
export function layersOf(pile: Zone | undefined): Layer[] {
  const layers: Layer[] = [];
  for (const item of pile?.items ?? []) {
    const number = item.look["layer"] ?? "";
    const top = layers.at(-1);
    if (top?.number === number) top.items.push(item);
    else
      layers.push({ number, seat: item.seat, items: [item], asked: item.marks.includes("asked") });
  }
  return layers;
}

// Return the cards that a sentence names, by kind.
export function countsOf(arg: Arg | undefined): Count[] {
  if (!Array.isArray(arg)) return [];
  return arg.flatMap((each) => {
    const kind = isText(each) ? kindOf(each.args["kind"]) : null;
    return isText(each) && kind !== null ? [{ kind, count: Number(each.args["count"]) }] : [];
  });
}

// Return what the viewer knows of another player's cards.
export function knownOf(scene: Scene | null, seat: number): { text: Text; cards: Count[] } | null {
  const text = scene?.facts.find(
    (fact) => fact.key.startsWith("dogma-fact-known") && seatOf(fact.args["who"]) === seat,
  );
  return text === undefined ? null : { text, cards: countsOf(text.args["cards"]) };
}

function seatOf(arg: Arg | undefined): number | null {
  return typeof arg === "object" && !Array.isArray(arg) && "seat" in arg ? arg.seat : null;
}

// Return who has laid their last cards; with little room only if somebody else burns for it.
export function remarksOf(scene: Scene | null, few: boolean): Text[] {
  return (scene?.facts ?? []).filter((fact) =>
    fact.key.startsWith(few ? "dogma-fact-pending-last" : "dogma-fact-pending"),
  );
}

// Group equal cards.
export function groupsOf(items: Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    groups.set(item.look["kind"] ?? "", [...(groups.get(item.look["kind"] ?? "") ?? []), item]);
  return [...groups.values()];
}

export function kindsIn(items: Item[]): Count[] {
  return groupsOf(items).map((group) => ({
    kind: group[0]?.look["kind"] ?? "",
    count: group.length,
  }));
}

// Return an item for a card that a sentence names.
export function cardItem(kind: string, printed: "vice" | "virtue", id: string): Item {
  return {
    id,
    kind: "card",
    face: { key: `dogma-kind-${kind}`, args: {} },
    hidden: false,
    look: { kind, printed, counts: printed },
    marks: [],
    seat: null,
  };
}

export function lastJudgement(told: ChronicleEntry[]): ChronicleEntry | undefined {
  return told.findLast((each) => each.kind === "checked");
}

const PACK = 56;
const GONE = ["gone-seen", "gone-own", "gone-unseen", "left-out"];
const ONCE = [
  "altar",
  "proclaimed",
  "names",
  "deck",
  "pile",
  "laid",
  "hand-vice",
  "hand-virtue",
  ...GONE,
];

// Return the share of the cards still in the game, from 1 to 0.
export function shareLeft(scene: Scene | null): number {
  const gone = GONE.map((id) => zoneOf(scene, id));
  return 1 - gone.reduce((sum, zone) => sum + (zone?.amount ?? zone?.items.length ?? 0), 0) / PACK;
}

// The zones that the layout places.
export function placedZones(scene: Scene | null): string[] {
  const opened = openZones(scene, "hand-vice", "hand-virtue", "laid", "gone-own").map(
    (zone) => zone.id,
  );
  return [
    ...ONCE,
    ...opened,
    ...(scene?.seats ?? []).flatMap(({ seat }) => [`held-${seat}`, `rubies-${seat}`]),
  ];
}
