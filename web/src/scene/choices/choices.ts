// The choices of a scene by item, computed once per scene for all items.

import type { Choice, Scene } from "../../lib/net/protocol";

interface ItemChoices {
  choices: Map<string, Choice[]>;
  blocked: Map<string, Choice>;
  // The kinds of the items that have choices.
  kinds: Set<string>;
}

const NONE: Choice[] = [];
const EMPTY: ItemChoices = { choices: new Map(), blocked: new Map(), kinds: new Set() };
const known = new WeakMap<Scene, ItemChoices>();

function itemChoices(scene: Scene | null): ItemChoices {
  if (scene === null) return EMPTY;
  const found = known.get(scene) ?? read(scene);
  known.set(scene, found);
  return found;
}

function read(scene: Scene): ItemChoices {
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
  const kinds = new Set(
    scene.zones.flatMap((zone) =>
      zone.items.filter((item) => choices.has(item.id)).map((item) => item.kind),
    ),
  );
  return { choices, blocked, kinds };
}

export const choicesFor = (scene: Scene | null, item: string): Choice[] =>
  itemChoices(scene).choices.get(item) ?? NONE;
export const blockedFor = (scene: Scene | null, item: string): Choice | undefined =>
  itemChoices(scene).blocked.get(item);
export const hasChoicesOfKind = (scene: Scene | null, kind: string): boolean =>
  itemChoices(scene).kinds.has(kind);
export const noChoices = NONE;
