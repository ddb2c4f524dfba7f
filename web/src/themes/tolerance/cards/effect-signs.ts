// A card's effect as a row of signs: the effect, then how many cards it reaches and which.

import { words } from "./card-text";
import {
  ALL,
  COIN,
  CROWN,
  EFFECT_SIGNS,
  GUILD,
  HEART,
  LEAST,
  MOST,
  RANK,
  RELIGION_SIGNS,
  SUIT_SIGNS,
  TAKES,
} from "./signs";
import { suitOf } from "./suits";

export interface Mark {
  // A sign, in a box of 40, or a number.
  path?: string;
  written?: string;
  fill: string;
  // On a dark roundel: the effect itself.
  dark: boolean;
  // Its centre along the row, and its scale.
  at: number;
  scale: number;
}

export interface Row {
  marks: Mark[];
  length: number;
}

export const INK = "#2b1d10";
const VELLUM = "#fdf3da";
const RED = "#8a1420";
const BLUE = "#184377";
const OCHRE = "#8a5a08";

type Sign = readonly [path: string, fill: string, wide: number];

function reached(target: string): Sign[] {
  const most: Sign = [MOST, INK, 36];
  if (target in SUIT_SIGNS) return [[SUIT_SIGNS[target] ?? "", suitOf(target).tint, 38]];
  if (target in RELIGION_SIGNS)
    return [
      [
        RELIGION_SIGNS[target] ?? "",
        target === "catholic" ? RED : target === "protestant" ? BLUE : INK,
        40,
      ],
    ];
  if (target === "monarch") return [[CROWN, OCHRE, 42]];
  if (target === "highest_rank") return [most, [RANK, INK, 36]];
  if (target === "highest_money") return [most, [COIN, OCHRE, 40]];
  if (target === "highest_piety") return [most, [HEART, RED, 40]];
  return [[ALL, INK, 36]];
}

class Writing {
  marks: Mark[] = [];
  length = 0;

  sign([path, fill, wide]: Sign): void {
    this.marks.push({
      path,
      fill,
      dark: false,
      at: this.length + wide / 2,
      scale: wide < 34 ? 0.62 : 0.84,
    });
    this.length += wide;
  }

  deed(path: string): void {
    this.marks.push({ path, fill: VELLUM, dark: true, at: this.length + 23, scale: 0.72 });
    this.length += 46;
  }

  number(written: string, wide: number): void {
    this.marks.push({ written, fill: INK, dark: false, at: this.length + wide / 2, scale: 1 });
    this.length += wide;
  }
}

function written(effect: string, target: string, count: string, guild: boolean): Row {
  const row = new Writing();
  if (effect === "none" && guild) row.deed(GUILD);
  (EFFECT_SIGNS[effect] ?? []).forEach((deed) => row.deed(deed));
  if (effect === "lose_piety") row.number(`−${count}`, 64);
  if (target === "") return row;
  if (effect.startsWith("taxes") || effect === "piety") row.sign([TAKES, INK, 30]);
  if (count === "lowest") row.sign([LEAST, INK, 34]);
  else if (count !== "all") row.number(count, 24);
  words(target)
    .flatMap(reached)
    .forEach((sign) => row.sign(sign));
  return row;
}

// A cache, so that a card with an unchanged effect is not redrawn.
const KEPT = new Map<string, Row>();

export function effectRow(look: Record<string, string>): Row {
  const [effect, target, count, guild] = [
    look["effect"] ?? "none",
    look["target"] ?? "",
    look["count"] ?? "all",
    look["guild"] ?? "no",
  ];
  const key = [effect, target, count, guild].join();
  const found = KEPT.get(key) ?? written(effect, target, count, guild === "yes");
  KEPT.set(key, found);
  return found;
}
