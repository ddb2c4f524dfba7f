// Queries on a scene of Mea Culpa.

import type { Item, Scene, Zone } from "../../lib/net/protocol";

export const SITES = ["left", "middle", "right"] as const;
export const DENS = ["lust", "petty-sins", "greed"] as const;

export const zoneOf = (scene: Scene | null, id: string): Zone | undefined =>
  scene?.zones.find((zone) => zone.id === id);
export const itemsOf = (scene: Scene | null, id: string): Item[] => zoneOf(scene, id)?.items ?? [];
export const numberOf = (item: Item | undefined, name: string): number =>
  Number(item?.look[name] ?? 0);

export const dens = (scene: Scene | null): Zone[] =>
  (scene?.zones ?? []).filter((zone) => zone.id.startsWith("den-"));
export const sites = (scene: Scene | null): Zone[] =>
  (scene?.zones ?? []).filter((zone) => zone.id.startsWith("site-"));

// The prompt while bids are revealed: they lie in the middle of the table, not at the seats.
export const TURNING_UP = ["web-mea_culpa-turn-up", "mea_culpa-tell-bids"] as const;
export const isTurningUp = (scene: Scene | null): boolean =>
  TURNING_UP.some((key) => key === scene?.prompt.key);

// Return the bid of a seat: secret, sealed or revealed.
export const bidOf = (scene: Scene | null, seat: number): Item | undefined =>
  isTurningUp(scene) ? undefined : itemsOf(scene, "bids").find((item) => item.seat === seat);

// Return the other seats from the viewer's left; all seats for a spectator.
export function others<Panel extends { seat: number }>(
  panels: Panel[],
  you: number | null,
): Panel[] {
  if (you === null) return panels;
  const at = panels.findIndex((panel) => panel.seat === you);
  return [...panels.slice(at + 1), ...panels.slice(0, Math.max(0, at))];
}

// Return the contents of a chest: its two compartments if the viewer may know them, otherwise all
// gifts.
export interface Held {
  open: boolean;
  first: Zone | undefined;
  second: Zone | undefined;
  unshown: Zone | undefined;
}

export function chestOf(scene: Scene | null, seat: number): Held {
  const first = zoneOf(scene, `chest-${seat}-first`);
  const second = zoneOf(scene, `chest-${seat}-second`);
  const unshown = zoneOf(scene, `chest-${seat}-unshown`);
  return {
    open: first !== undefined,
    first: first ?? zoneOf(scene, `chest-${seat}-given`),
    second,
    unshown,
  };
}

// Return whether a cathedral stands: then all compartments I are empty.
export const isFirstSpent = (scene: Scene | null): boolean =>
  sites(scene).some((zone) => zone.items[0]?.look["stage"] === "cathedral");

const ONCE = [
  "track",
  "bonuses",
  "characters",
  "house",
  "bids",
  "meeting",
  "deck",
  "discard",
  "market",
  "bag",
  "stalls",
  "hut",
  "display",
  "supply",
  "purse",
];
const EACH = ["post", "reserve", "taler", "screen", "chest"];

// The zones that the layout places.
export function placedZones(scene: Scene | null): string[] {
  const hasTheme = (zone: Zone): boolean =>
    ONCE.includes(zone.id) ||
    DENS.some((den) => zone.id === `den-${den}`) ||
    SITES.some((site) => zone.id === `site-${site}`) ||
    (zone.seat !== null &&
      EACH.some(
        (name) => zone.id === `${name}-${zone.seat}` || zone.id.startsWith(`${name}-${zone.seat}-`),
      ));
  return (scene?.zones ?? []).filter(hasTheme).map((zone) => zone.id);
}

// Merge stones of a seat that lie together into the last one, which is the one to choose, with
// their number.
export function heaped(items: readonly Item[]): Item[] {
  const count = (seat: number | null): number =>
    items.filter((item) => item.kind === "sin" && item.seat === seat).length;
  const isLast = (item: Item, place: number): boolean =>
    !items.slice(place + 1).some((later) => later.kind === "sin" && later.seat === item.seat);
  return items.flatMap((item, place) =>
    item.kind !== "sin"
      ? [item]
      : isLast(item, place)
        ? [{ ...item, look: { ...item.look, count: String(count(item.seat)) } }]
        : [],
  );
}

// Return the height of stones in a cave of this size.
export function stoneHeight(width: number, height: number, count: number): number {
  const most = Math.min(height, 26);
  for (let tall = most; tall > 9; tall -= 1) {
    const across = Math.floor((width + 3) / ((tall * 10) / 9 + 3));
    if (across > 0 && Math.ceil(count / across) * (tall + 3) - 3 <= height) return tall;
  }
  return 9;
}
