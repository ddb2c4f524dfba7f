// How a soul goes from one space to another: by way of all those between, so that it is seen to climb or to fall.

import { prefs } from "../../../lib/browser/prefs.svelte";
import type { Spot } from "../drawings/stairs";

export class Walks {
  readonly #stood = new Map<number, number>();

  // For a soul that stands on `space` now; `transform` says how it is put on a spot.
  to(seat: number, space: number, spotOf: (space: number) => Spot, transform: (spot: Spot) => string): (node: Element) => void {
    return (node) => {
      const before = this.#stood.get(seat) ?? space;
      this.#stood.set(seat, space);
      if (before === space || prefs.flight === 0) return;
      const steps = Math.abs(space - before);
      const frames = Array.from({ length: steps + 1 }, (_, step) => ({ transform: transform(spotOf(before + Math.sign(space - before) * step)) }));
      // A fall takes no longer than any other flight; the long climb at the end may be watched.
      node.animate(frames, { duration: prefs.flight * Math.max(1, Math.min(3, steps / 8)), easing: "ease-in-out" });
    };
  }
}

// Where several may stand, each has a place in their line: on Start its own, in Heaven one after another.
export function lineOf(souls: readonly { seat: number; space: number; line: number }[], seat: number, heaven: number): { line: number; of: number } {
  const soul = souls.find((each) => each.seat === seat);
  if (soul === undefined) return { line: 0, of: 1 };
  const there = souls.filter((each) => (soul.space >= heaven ? each.space >= heaven : each.space === soul.space));
  const order = [...there].sort((one, other) => (soul.space >= heaven ? one.seat - other.seat : one.line - other.line));
  return { line: order.findIndex((each) => each.seat === seat), of: there.length };
}
