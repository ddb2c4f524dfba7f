// Show a change of the scene step by step, as the theme tells it, with animations. Without
// animations it shows only the final scene.

import { tick } from "svelte";
import { fly, snapshot } from "../../lib/browser/flight";
import type { Frame, GameEvent } from "../../lib/net/protocol";
import type { Theme } from "../../lib/themes";

export interface Pace {
  // Milliseconds: how long a step is shown, and how long a flight takes.
  readonly step: number;
  readonly flight: number;
}

// Show a change; `change` sets the table's frame.
export async function show(
  felt: HTMLElement,
  table: { frame: Frame | null },
  theme: Theme,
  change: () => void,
  pace: Pace,
): Promise<void> {
  const before = table.frame;
  const snapshotBefore = snapshot(felt);
  change();
  const after = table.frame;
  if (after === null) return;
  let last = snapshotBefore;
  for (const scene of before === null || after.whole || pace.step === 0
    ? []
    : (theme.steps?.(before.scene, after) ?? [])) {
    if (pace.step === 0) break;
    table.frame = { ...after, scene, events: [], prompt: null, result: null };
    await animate(felt, last, pace, null);
    last = snapshot(felt);
  }
  table.frame = after;
  await animate(felt, last, pace, destination(felt, after.events));
}

async function animate(
  felt: HTMLElement,
  before: ReturnType<typeof snapshot>,
  pace: Pace,
  towards: Element | null,
): Promise<void> {
  await tick();
  const rest = new Promise((rested) => setTimeout(rested, pace.step));
  await Promise.all([fly(felt, before, pace.flight, towards), rest]);
}

// Return the seat that vanished items fly to: the one that took cards, otherwise the winner,
// recipient or actor of an event.
function destination(felt: HTMLElement, events: GameEvent[]): Element | null {
  const taken = events.find(
    (event) => Array.isArray(event["cards"]) && typeof event["seat"] === "number",
  );
  const seat =
    taken?.["seat"] ??
    events
      .map((event) => event["winner"] ?? event["to"] ?? event["seat"])
      .find((each) => typeof each === "number");
  return seat === undefined ? null : felt.querySelector(`[data-seat="${String(seat)}"]`);
}
