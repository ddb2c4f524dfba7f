// The signs of the fourteen kinds, vices first, each at the index of its opposite.

import { chastity } from "./virtues/chastity";
import { deceit } from "./vices/deceit";
import { faith } from "./virtues/faith";
import { generosity } from "./virtues/generosity";
import { gluttony } from "./vices/gluttony";
import { greed } from "./vices/greed";
import { heresy } from "./vices/heresy";
import { humility } from "./virtues/humility";
import { lust } from "./vices/lust";
import { mercy } from "./virtues/mercy";
import { murder } from "./vices/murder";
import type { Sign, Stroke } from "./pen";
import { pride } from "./vices/pride";
import { sincerity } from "./virtues/sincerity";
import { temperance } from "./virtues/temperance";

export type { Sign } from "./pen";

const VICES: Record<string, Sign> = { murder, deceit, greed, lust, gluttony, pride, heresy };
const VIRTUES: Record<string, Sign> = {
  mercy,
  sincerity,
  generosity,
  chastity,
  temperance,
  humility,
  faith,
};

export const SIGNS: Record<string, Sign> = { ...VICES, ...VIRTUES };

// Return the strokes of a sign. Neighbouring strokes of plain ink are merged, because a table has
// many signs.
const BARE = ["line", "solid", "hair", "cut"];
const SHADING = ["hair", "cut"];

function joined(sign: Sign): Sign {
  const strokes: Stroke[] = [];
  for (const [ink, path] of sign) {
    const last = strokes.at(-1);
    if (last?.[0] === ink && BARE.includes(ink))
      strokes[strokes.length - 1] = [ink, last[1] + path];
    else strokes.push([ink, path]);
  }
  return strokes;
}

const FINE = Object.fromEntries(Object.entries(SIGNS).map(([kind, sign]) => [kind, joined(sign)]));
const PLAIN = Object.fromEntries(
  Object.entries(SIGNS).map(([kind, sign]) => [
    kind,
    joined(sign.filter(([ink]) => !SHADING.includes(ink))),
  ]),
);

export function strokesOf(kind: string, fine: boolean): Sign {
  return (fine ? FINE : PLAIN)[kind] ?? [];
}

export const KINDS: readonly string[] = Object.keys(SIGNS);

export function opposite(kind: string): string {
  const place = KINDS.indexOf(kind);
  return KINDS[(place + KINDS.length / 2) % KINDS.length] ?? kind;
}

export function isVice(kind: string): boolean {
  return kind in VICES;
}
