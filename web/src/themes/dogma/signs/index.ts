// The signs of the fourteen kinds, vices first, each at the place of its opposite.

import { chastity } from "./chastity";
import { deceit } from "./deceit";
import { faith } from "./faith";
import { generosity } from "./generosity";
import { gluttony } from "./gluttony";
import { greed } from "./greed";
import { heresy } from "./heresy";
import { humility } from "./humility";
import { lust } from "./lust";
import { mercy } from "./mercy";
import { murder } from "./murder";
import type { Sign } from "./pen";
import { pride } from "./pride";
import { sincerity } from "./sincerity";
import { temperance } from "./temperance";

export type { Sign } from "./pen";

const VICES: Record<string, Sign> = { murder, deceit, greed, lust, gluttony, pride, heresy };
const VIRTUES: Record<string, Sign> = { mercy, sincerity, generosity, chastity, temperance, humility, faith };

export const SIGNS: Record<string, Sign> = { ...VICES, ...VIRTUES };
export const KINDS: readonly string[] = Object.keys(SIGNS);

export function opposite(kind: string): string {
  const place = KINDS.indexOf(kind);
  return KINDS[(place + KINDS.length / 2) % KINDS.length] ?? kind;
}

export function isVice(kind: string): boolean {
  return kind in VICES;
}
