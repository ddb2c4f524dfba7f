// The last trick: its cards in the order in which they acted, and where they went.

import type { Recap } from "../../lib/table/table-model";
import type { Frame, Scene } from "../../lib/net/protocol";
import { resolved } from "./steps";

export function recap(before: Scene, frame: Frame): Recap | null {
  const trick = resolved(before, frame);
  if (trick === null) return null;
  const items = trick.items.map((item) => ({
    ...item,
    marks: item.marks.filter((mark) => mark !== "acting"),
  }));
  return { at: before.facts[0] ?? null, text: trick.laid.text, items };
}
