// Animates a judgement before the table changes: the cards in question are turned up one after
// another, the verdict is shown, and the pile goes to its new owner.

import { tick } from "svelte";
import { prefs } from "../../../lib/browser/prefs.svelte";
import type { AnimateChange, TableModel } from "../../../lib/table/table-model";
import type { GameEvent, Item } from "../../../lib/net/protocol";
import { countsOf, cardItem } from "../zones";
import { isVice } from "../signs";

const rest = (milliseconds: number): Promise<void> =>
  new Promise((settle) => setTimeout(settle, milliseconds));

export class JudgementAnimation {
  // The faces turned up so far.
  faces = $state.raw<Item[]>([]);
  verdict = $state<"true" | "lie" | null>(null);
  gone = $state(false);

  // Let the table wait for judgements from now on. Return a function that ends it.
  watch(table: TableModel, root: () => HTMLElement | undefined): () => void {
    const shown = table.animate;
    const present: AnimateChange = async (change, events) => {
      await this.#act(events, root());
      await shown(() => {
        change();
        this.#clear();
      }, events);
    };
    table.animate = present;
    return () => {
      if (table.animate === present) table.animate = shown;
    };
  }

  async #act(events: GameEvent[], root: HTMLElement | undefined): Promise<void> {
    const check = events.find((event) => event.kind === "checked");
    if (check === undefined || root === undefined || prefs.flight === 0) return;
    const cards = countsOf(check.text.args["cards"]).flatMap(({ kind, count }) =>
      Array<string>(count).fill(kind),
    );
    await rest(prefs.step * 0.5);
    for (const [place, kind] of cards.entries()) {
      this.faces = [
        ...this.faces,
        cardItem(kind, isVice(kind) ? "vice" : "virtue", `turned-${place}`),
      ];
      await rest(prefs.step * 0.7);
    }
    this.verdict = check.text.key === "dogma-tell-true" ? "true" : "lie";
    await rest(prefs.step * 1.3);
    await this.#carry(events, root);
    this.gone = true;
    await tick();
  }

  #carry(events: GameEvent[], root: HTMLElement): Promise<unknown> {
    const taker = events.find((event) => event.kind.startsWith("took"))?.["seat"];
    const home = root.querySelector(
      typeof taker === "number" ? `[data-seat="${taker}"]` : '[data-zone="gone-unseen"]',
    );
    const pile = root.querySelector<HTMLElement>('[data-zone="pile"]');
    if (home === null || pile === null) return Promise.resolve();
    const to = home.getBoundingClientRect();
    const flights = [...pile.querySelectorAll<HTMLElement>("[data-item]")].map((card) => {
      const from = card.getBoundingClientRect();
      const dx = to.x + to.width / 2 - from.x - from.width / 2;
      const dy = to.y + to.height / 2 - from.y - from.height / 2;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0.3 },
      ];
      return card.animate(frames, {
        duration: prefs.flight * 1.3,
        easing: "ease-in",
        fill: "forwards",
      }).finished;
    });
    return Promise.allSettled(flights);
  }

  #clear(): void {
    this.faces = [];
    this.verdict = null;
    this.gone = false;
  }
}
