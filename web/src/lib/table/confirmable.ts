// Choices that need a confirmation. docs/architecture/browser.md says which these are, and why.

import { themeOf } from "../themes";
import { prefs } from "../browser/prefs.svelte";
import type { TableModel } from "./table-model";
import type { Choice } from "../net/protocol";

export function needsConfirmation(table: TableModel, choice: Choice): boolean {
  return (
    prefs.values.confirm &&
    (themeOf(table.scene?.game ?? "").confirmable ?? []).includes(choice.text.key)
  );
}
