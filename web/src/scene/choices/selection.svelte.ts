// The user's current selection: an enlarged item, an item with several choices, or a choice that
// waits for confirmation.

import type { TableModel } from "../../lib/table/table-model";
import { needsConfirmation } from "../../lib/table/confirmable";
import type { Choice, Item } from "../../lib/net/protocol";

class Selection {
  enlarged = $state.raw<Item | null>(null);
  opened = $state.raw<{ table: TableModel; item: string } | null>(null);

  unconfirmed = $state.raw<{ table: TableModel; prompt: number | null; choice: Choice } | null>(
    null,
  );

  isOpened(table: TableModel, item: string): boolean {
    return this.opened?.table === table && this.opened.item === item;
  }

  choose(table: TableModel, choice: Choice): void {
    this.enlarged = null;
    if (needsConfirmation(table, choice))
      this.unconfirmed = { table, prompt: table.prompt, choice };
    else this.confirm(table, choice);
  }

  confirm(table: TableModel, choice: Choice): void {
    this.opened = null;
    this.unconfirmed = null;
    void table.move(choice.action);
  }

  // Return the choice that waits for confirmation, as long as the prompt is the same.
  toConfirm(table: TableModel): Choice | null {
    const unconfirmed = this.unconfirmed;
    return unconfirmed?.table === table &&
      table.prompt !== null &&
      unconfirmed.prompt === table.prompt
      ? unconfirmed.choice
      : null;
  }

  open(table: TableModel, item: string): void {
    this.opened = this.isOpened(table, item) ? null : { table, item };
  }

  // Try a blocked choice: the server refuses it and names the ruling that forbids it.
  explainBlocked(table: TableModel, blocked: Choice): void {
    void table.move(blocked.action);
  }

  enlarge(item: Item): void {
    this.enlarged = item.hidden ? null : item;
  }
}

export const selection = new Selection();
