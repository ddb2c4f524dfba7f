// The last bids: they leave the table once the characters are picked.

import type { Recap } from "../../lib/table/table-model";
import type { Frame, Scene } from "../../lib/net/protocol";
import { revealedBids } from "./steps";

export function recap(before: Scene, frame: Frame): Recap | null {
  const bids = frame.events.find((event) => event.kind === "bids");
  if (bids === undefined) return null;
  const shown = revealedBids(before, bids);
  const items = (bids["order"] as number[]).flatMap(
    (seat) => shown.find((item) => item.seat === seat) ?? [],
  );
  return { at: before.facts[0] ?? null, text: bids.text, items };
}
