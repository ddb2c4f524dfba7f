// Where only one thing is allowed it can be done by itself, for whoever wants that.

import { guide } from "./guide.svelte";
import { prefs } from "../browser/prefs.svelte";
import type { TableLike } from "./table-model";
import { isAskedTwice } from "./confirmable";
import type { Choice } from "../net/protocol";

class Forced {
  // The decision that is left to the person after all: they said so, or the table refused it.
  #left = $state("");

  // What is to be done by itself, if anything is. Behind a curtain and in a replay nobody is asked, so nothing is.
  only(table: TableLike): Choice | null {
    const [only, ...others] = table.scene?.choices ?? [];
    if (!prefs.kept.forced || only === undefined || others.length > 0 || table.prompt === null || this.#left === decision(table)) return null;
    if (table.you === null || table.news?.seats[table.you]?.stand_in !== "") return null;
    return isAskedTwice(table, only) || guide.lesson(table) !== null ? null : only;
  }

  leave(table: TableLike): void {
    this.#left = decision(table);
  }

  // Each decision is tried once. That another tab of the same seat was quicker is no news.
  async act(table: TableLike, choice: Choice): Promise<void> {
    this.leave(table);
    const answer = await table.move(choice.action);
    if (answer?.type === "stale") table.problem = null;
  }
}

function decision(table: TableLike): string {
  return `${table.id} ${table.viewer} ${table.prompt}`;
}

export const forced = new Forced();
