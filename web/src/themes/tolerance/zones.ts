// Queries on a scene of Tolerance.

import type { Item, Scene, SeatPanel, Text, Zone } from "../../lib/net/protocol";

export const SUITS = ["nobles", "clergy", "townsfolk", "peasants", "wild"] as const;
// As on the board, from left to right; the living lie above the dead.
export const RELIGIONS = ["catholic", "neutral", "protestant"] as const;
export const TALLIES = ["money", "catholic_piety", "protestant_piety"] as const;
export const REIGNS = ["mary", "elizabeth", "james"] as const;
export const LINES = [
  "nobles",
  "clergy",
  "townsfolk",
  "peasants",
  "wild",
  "guild_any",
  "guild_most",
  "dead_catholic",
  "dead_protestant",
] as const;

export interface Board {
  seat: number;
  living: Zone[];
  dead: Zone[];
  points: Zone | undefined;
  tallies: Zone[];
  held: Zone | undefined;
  loan: Zone | undefined;
  role: Zone | undefined;
}

export function zoneOf(scene: Scene | null, id: string): Zone | undefined {
  return scene?.zones.find((zone) => zone.id === id);
}

const isThere = (zone: Zone | undefined): zone is Zone => zone !== undefined;

export function boardOf(scene: Scene | null, seat: number): Board {
  const piles = (state: string): Zone[] =>
    RELIGIONS.map((religion) => zoneOf(scene, `board-${seat}-${state}-${religion}`)).filter(
      isThere,
    );
  return {
    seat,
    living: piles("living"),
    dead: piles("dead"),
    points: zoneOf(scene, `points-${seat}`),
    tallies: TALLIES.map((tally) => zoneOf(scene, `${tally}-${seat}`)).filter(isThere),
    held: zoneOf(scene, `held-${seat}`),
    loan: zoneOf(scene, `loans-${seat}`),
    role: zoneOf(scene, `role-of-${seat}`),
  };
}

const ON_BOARD = [
  "board-",
  "points-",
  "held-",
  "loans-",
  "role-of-",
  "hand@",
  ...TALLIES.map((tally) => `${tally}-`),
];

// The zones that the layout places; all others are shown anyway.
export function placedZones(scene: Scene | null): string[] {
  const zones = scene?.zones ?? [];
  return [
    "reign",
    "trick",
    "roles",
    "hand",
    ...zones
      .filter((zone) => zone.seat !== null && ON_BOARD.some((start) => zone.id.startsWith(start)))
      .map((zone) => zone.id),
  ];
}

// Return all seats from the viewer's left, without the viewer's own.
export function others(panels: SeatPanel[], you: number | null): SeatPanel[] {
  const first = you === null ? 0 : you + 1;
  return panels
    .map((_, step) => panels[(first + step) % panels.length])
    .filter((panel) => panel !== undefined && panel.seat !== you) as SeatPanel[];
}

export function reignOf(scene: Scene | null): string {
  return zoneOf(scene, "reign")?.items[0]?.look["reign"] ?? "mary";
}

// Return the monarch's religion as given by the scene; neutral if there is none.
export function prevailingReligion(scene: Scene): string {
  const religion = scene.facts.find((fact) => fact.key === "tolerance-fact-prevailing")?.args[
    "religion"
  ] as Text | undefined;
  return religion?.key.replace("tolerance-religion-", "") ?? "neutral";
}

// Compare two cards by when they act: from rank 14 down, equal ranks by suit.
export function turnOf(item: Item): number {
  const suit = (SUITS as readonly string[]).indexOf(item.look["suit"] ?? "");
  return (14 - Number(item.look["rank"] ?? 0)) * SUITS.length + suit;
}

// Return each card's turn to act, from 1.
export function orderOf(items: Item[]): Map<string, number> {
  const sorted = items
    .map((item, place) => ({ id: item.id, turn: turnOf(item), place }))
    .sort((a, b) => a.turn - b.turn || a.place - b.place);
  return new Map(sorted.map(({ id }, place) => [id, place + 1]));
}

// Return the seats in the order in which they play to the current or next trick.
export function playing(scene: Scene): number[] {
  const count = scene.seats.length;
  const led = zoneOf(scene, "trick")?.items.find((item) => item.marks.includes("led"))?.seat;
  const leader = scene.seats.find((panel) =>
    panel.roles.some((role) => role.key === "tolerance-panel-leader"),
  )?.seat;
  const first = led ?? leader ?? scene.seats.find((panel) => panel.asked)?.seat ?? 0;
  return scene.seats.map((_, step) => (first + step) % count);
}

// Return whether a reign is about to begin or the game is over: the boards are empty or final.
export function isBetweenReigns(scene: Scene): boolean {
  return (
    scene.over || scene.zones.every((zone) => !zone.id.startsWith("board-") || zone.amount === 0)
  );
}

// Return whether cards on the boards can be chosen, for the Monarch's execution.
export const isExecution = (scene: Scene): boolean =>
  scene.prompt.key === "tolerance-prompt-execution";

export const pennantsOf = (zone: Zone): number => Number(zone.note?.args["count"] ?? 0);
