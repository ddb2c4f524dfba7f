// What is asked once more before it is done. docs/architecture.md says which choices of a game those are, and why not all.

import { themeOf } from "../themes";
import { prefs } from "../browser/prefs.svelte";
import type { TableLike } from "./table-model";
import type { Choice } from "../net/protocol";

export function isAskedTwice(table: TableLike, choice: Choice): boolean {
  return prefs.kept.confirm && (themeOf(table.scene?.game ?? "").weighty ?? []).includes(choice.text.key);
}
