// Show a trick complete before it is taken: the frame with its last card has already removed it.

import type { Frame, GameEvent, Item, Scene, Text, Zone } from "../../lib/net/protocol";
import { colourOf, FAMILIES, USUAL_RING } from "./arms/families";

const IN_FAMILY = 9;

export function steps(before: Scene, frame: Frame): Scene[] {
  const taken = frame.events.find((event) => event.kind === "taken");
  const trick = before.zones.find((zone) => zone.id === "trick");
  if (taken === undefined || trick === undefined) return [];
  return [complete(before, trick, taken, frame.events)];
}

function complete(before: Scene, trick: Zone, taken: GameEvent, events: GameEvent[]): Scene {
  const cards = taken["cards"] as number[];
  const first = trick.items[0]?.seat ?? Number(taken["seat"]);
  const order = cards.map((_, step) => (first + step) % cards.length);
  const ringed = events.filter((event) => event["ring"] === 1).map((event) => event["seat"]);
  const items = order.map((seat): Item => {
    const lying = trick.items.find((item) => item.seat === seat);
    const marks = (lying?.marks ?? []).filter((mark) => mark !== "winning");
    if (lying === undefined && ringed.includes(seat)) marks.push("ring");
    if (seat === taken["seat"]) marks.push("winning");
    const drawn = card(before, cards[seat] ?? 0);
    const look = marks.includes("ring") ? { ring: ringOf(before), ...drawn.look } : drawn.look;
    return {
      ...drawn,
      look,
      ...(lying === undefined ? {} : { id: lying.id }),
      marks: [...marks, ...atStake(before, cards[seat] ?? 0, lying)],
      seat,
    };
  });
  const played = new Set(items.map((item) => item.id));
  const zones = before.zones.map((zone) => {
    if (zone.id === "trick") return { ...zone, items };
    if (zone.kind === "hand")
      return { ...zone, items: zone.items.filter((item) => !played.has(item.id)) };
    return holds(zone, trick, cards.length)
      ? { ...zone, amount: Math.max(0, (zone.amount ?? 0) - 1) }
      : zone;
  });
  return {
    ...before,
    prompt: taken.text,
    zones,
    choices: [],
    blocked: [],
    seats: before.seats.map((panel) => ({ ...panel, asked: false })),
  };
}

// Return the number that the ring gives a card. House rules can change it; the scene tells while
// the ring is available.
function ringOf(scene: Scene): string {
  return String(
    scene.facts.find((fact) => fact.key === "indulgence-fact-ring")?.args["ring"] ?? USUAL_RING,
  );
}

// Return the cards of a player who had not played yet: one of them is now in the trick.
function holds(zone: Zone, trick: Zone, seats: number): boolean {
  return (
    zone.id.startsWith("held-") &&
    zone.seat !== null &&
    zone.seat < seats &&
    !trick.items.some((item) => item.seat === zone.seat)
  );
}

// A card in the trick carries its own marks; a card from the hand takes them from the hand.
function atStake(before: Scene, number: number, lying: Item | undefined): string[] {
  if (lying !== undefined) return [];
  const held = known(before, number);
  return held?.marks.includes("forbidden") ? ["forbidden"] : [];
}

function known(scene: Scene, number: number): Item | undefined {
  return scene.zones.flatMap((zone) => zone.items).find((item) => item.id === `card-${number}`);
}

function card(scene: Scene, number: number): Item {
  const there = known(scene, number);
  if (there !== undefined) return { ...there, hidden: false };
  const family = FAMILIES[Math.floor(number / IN_FAMILY)] ?? "medici";
  const like = scene.zones
    .flatMap((zone) => zone.items)
    .find((item) => item.look["family"] === family && item.look["colour"] !== undefined);
  const name: Text = { key: `indulgence-family-${family}`, args: {} };
  const value = (number % IN_FAMILY) + 1;
  return {
    id: `card-${number}`,
    kind: "card",
    face: { key: "indulgence-card", args: { family: name, number: value } },
    hidden: false,
    look: { family, number: String(value), colour: like?.look["colour"] ?? colourOf(family) },
    marks: [],
    seat: null,
  };
}
