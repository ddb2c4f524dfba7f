// Play a forced move automatically, if the user has turned that on.

import { guide } from "./guide.svelte";
import { prefs } from "../browser/prefs.svelte";
import type { TableModel } from "./table-model";
import { needsConfirmation } from "./confirmable";
import type { Choice } from "../net/protocol";

class ForcedMoveState {
  // The decision left to the user: they asked for it, or the server refused the move.
  #declined = $state("");

  // Return the move to play automatically. Behind a curtain and in a replay nobody is asked, so
  // there is none.
  find(table: TableModel): Choice | null {
    const [only, ...others] = table.scene?.choices ?? [];
    if (
      !prefs.values.forced ||
      only === undefined ||
      others.length > 0 ||
      table.prompt === null ||
      this.#declined === decision(table)
    )
      return null;
    if (table.you === null || table.news?.seats[table.you]?.stand_in !== "") return null;
    return needsConfirmation(table, only) || guide.lesson(table) !== null ? null : only;
  }

  decline(table: TableModel): void {
    this.#declined = decision(table);
  }

  // Play the move, once per decision. If another tab of the same seat was quicker, that is not
  // shown.
  async play(table: TableModel, choice: Choice): Promise<void> {
    this.decline(table);
    const answer = await table.move(choice.action);
    if (answer?.type === "stale") table.problem = null;
  }
}

function decision(table: TableModel): string {
  return `${table.id} ${table.viewer} ${table.prompt}`;
}

export const forcedMove = new ForcedMoveState();
