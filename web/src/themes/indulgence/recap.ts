// The last trick.

import type { Recap } from "../../lib/table/table-model";
import type { Frame, Scene } from "../../lib/net/protocol";
import { steps } from "./steps";

export function recap(before: Scene, frame: Frame): Recap | null {
  const taken = frame.events.find((event) => event.kind === "taken");
  const trick = steps(before, frame)[0]?.zones.find((zone) => zone.id === "trick");
  return taken === undefined || trick === undefined
    ? null
    : { at: before.facts[0] ?? null, text: taken.text, items: trick.items };
}
