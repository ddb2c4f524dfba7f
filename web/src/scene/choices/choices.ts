// What a scene lets one do with each thing; asked by every piece, worked out once.

import type { Choice, Scene } from "../../lib/net/protocol";

interface Offered {
  choices: Map<string, Choice[]>;
  blocked: Map<string, Choice>;
  // Which kinds of things the choices are about.
  kinds: Set<string>;
}

const NONE: Choice[] = [];
const NOTHING: Offered = { choices: new Map(), blocked: new Map(), kinds: new Set() };
const known = new WeakMap<Scene, Offered>();

function offered(scene: Scene | null): Offered {
  if (scene === null) return NOTHING;
  const found = known.get(scene) ?? read(scene);
  known.set(scene, found);
  return found;
}

function read(scene: Scene): Offered {
  const choices = new Map<string, Choice[]>();
  for (const choice of scene.choices) {
    if (choice.item === null) continue;
    const there = choices.get(choice.item);
    if (there === undefined) choices.set(choice.item, [choice]);
    else there.push(choice);
  }
  const blocked = new Map<string, Choice>();
  for (const choice of scene.blocked) {
    if (choice.item !== null && !blocked.has(choice.item)) blocked.set(choice.item, choice);
  }
  const kinds = new Set(scene.zones.flatMap((zone) => zone.items.filter((item) => choices.has(item.id)).map((item) => item.kind)));
  return { choices, blocked, kinds };
}

export const choicesFor = (scene: Scene | null, item: string): Choice[] => offered(scene).choices.get(item) ?? NONE;
export const blockedFor = (scene: Scene | null, item: string): Choice | undefined => offered(scene).blocked.get(item);
export const asksFor = (scene: Scene | null, kind: string): boolean => offered(scene).kinds.has(kind);
export const nothing = NONE;
