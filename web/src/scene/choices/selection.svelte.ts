// What a person is about to choose: something opened large, one of several things to do with an item, what is asked once more, or why
// something cannot be done.

import type { TableLike } from "../../lib/table/table-model";
import { isAskedTwice } from "../../lib/table/confirmable";
import type { Choice, Item } from "../../lib/net/protocol";

class Choosing {
  peeked = $state.raw<Item | null>(null);
  opened = $state.raw<{ table: TableLike; item: string } | null>(null);

  doubted = $state.raw<{ table: TableLike; prompt: number | null; choice: Choice } | null>(null);

  is(table: TableLike, item: string): boolean {
    return this.opened?.table === table && this.opened.item === item;
  }

  choose(table: TableLike, choice: Choice): void {
    this.peeked = null;
    if (isAskedTwice(table, choice)) this.doubted = { table, prompt: table.prompt, choice };
    else this.sure(table, choice);
  }

  sure(table: TableLike, choice: Choice): void {
    this.opened = null;
    this.doubted = null;
    void table.move(choice.action);
  }

  // What was pressed and is asked once more, as long as the same is asked of the person.
  inDoubt(table: TableLike): Choice | null {
    const doubted = this.doubted;
    return doubted?.table === table && table.prompt !== null && doubted.prompt === table.prompt ? doubted.choice : null;
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
