// Animates a soul from one space to another through all spaces in between.

import { prefs } from "../../../lib/browser/prefs.svelte";
import type { Spot } from "../drawings/stairs";

export class SoulWalks {
  readonly #stood = new Map<number, number>();

  // Return an attachment for a soul on `space`; `transform` places it on a spot.
  to(
    seat: number,
    space: number,
    spotOf: (space: number) => Spot,
    transform: (spot: Spot) => string,
  ): (node: Element) => void {
    return (node) => {
      const before = this.#stood.get(seat) ?? space;
      this.#stood.set(seat, space);
      if (before === space || prefs.flight === 0) return;
      const steps = Math.abs(space - before);
      const frames = Array.from({ length: steps + 1 }, (_, step) => ({
        transform: transform(spotOf(before + Math.sign(space - before) * step)),
      }));
      // A fall takes no longer than any flight; the long climb at the end may take its time.
      node.animate(frames, {
        duration: prefs.flight * Math.max(1, Math.min(3, steps / 8)),
        easing: "ease-in-out",
      });
    };
  }
}

// Return a soul's place where several may stand: on Start its own, in Heaven one after another.
export function lineOf(
  souls: readonly { seat: number; space: number; line: number }[],
  seat: number,
  heaven: number,
): { line: number; of: number } {
  const soul = souls.find((each) => each.seat === seat);
  if (soul === undefined) return { line: 0, of: 1 };
  const there = souls.filter((each) =>
    soul.space >= heaven ? each.space >= heaven : each.space === soul.space,
  );
  const order = [...there].sort((one, other) =>
    soul.space >= heaven ? one.seat - other.seat : one.line - other.line,
  );
  return { line: order.findIndex((each) => each.seat === seat), of: there.length };
}
