// What a person is about to choose: something opened large, one of several things to do with an item, or why something cannot be done.

import type { TableLike } from "../lib/tablelike";
import type { Choice, Item } from "../lib/wire";

class Choosing {
  peeked = $state.raw<Item | null>(null);
  opened = $state.raw<{ table: TableLike; item: string } | null>(null);

  is(table: TableLike, item: string): boolean {
    return this.opened?.table === table && this.opened.item === item;
  }

  choose(table: TableLike, choice: Choice): void {
    this.opened = null;
    this.peeked = null;
    void table.move(choice.action);
  }

  open(table: TableLike, item: string): void {
    this.opened = this.is(table, item) ? null : { table, item };
  }

  // The table itself knows why not: it is asked to do it, refuses, and says which ruling forbids it.
  why(table: TableLike, blocked: Choice): void {
    void table.move(blocked.action);
  }

  peek(item: Item): void {
    this.peeked = item.hidden ? null : item;
  }
}

export const choosing = new Choosing();
