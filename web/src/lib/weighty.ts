// What is asked once more before it is done. docs/architecture.md says which choices of a game those are, and why not all.

import { themeOf } from "./themes";
import { prefs } from "./prefs.svelte";
import type { TableLike } from "./tablelike";
import type { Choice } from "./wire";

export function isAskedTwice(table: TableLike, choice: Choice): boolean {
  return prefs.kept.confirm && (themeOf(table.scene?.game ?? "").weighty ?? []).includes(choice.text.key);
}
