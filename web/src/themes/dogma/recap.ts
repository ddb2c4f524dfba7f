// The last judgement: the cards that were turned up, and their owner.

import type { Recap } from "../../lib/table/table-model";
import type { Frame, Scene } from "../../lib/net/protocol";
import { countsOf, cardItem } from "./zones";
import { isVice } from "./signs";

export function recap(before: Scene, frame: Frame): Recap | null {
  const check = frame.events.find((event) => event.kind === "checked");
  if (check === undefined) return null;
  const seat = Number(check["laid_by"]);
  const items = countsOf(check.text.args["cards"]).flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, place) => ({
      ...cardItem(kind, isVice(kind) ? "vice" : "virtue", `last-${kind}-${place}`),
      seat,
    })),
  );
  return { at: before.facts[0] ?? null, text: check.text, items };
}
