// Which kinds of things the choices of a scene are about; asked by every piece, worked out once.

import type { Scene } from "../lib/wire";

const known = new WeakMap<Scene, Set<string>>();

export function kindsAsked(scene: Scene | null): Set<string> {
  if (scene === null) return new Set();
  const found = known.get(scene) ?? kinds(scene);
  known.set(scene, found);
  return found;
}

function kinds(scene: Scene): Set<string> {
  const wanted = new Set(scene.choices.map((choice) => choice.item));
  return new Set(scene.zones.flatMap((zone) => zone.items.filter((item) => wanted.has(item.id)).map((item) => item.kind)));
}
