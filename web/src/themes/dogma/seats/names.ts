// What players are called at this table.

import { speech, tell } from "../../../lib/i18n/i18n.svelte";
import type { TableLike } from "../../../lib/table/table-model";

export function nameOf(table: TableLike, seat: number): string {
  return seat === table.you ? tell("web-you") : (speech.words?.name(seat, table.names) ?? "");
}

export function initialOf(table: TableLike, seat: number): string {
  const [first] = speech.words?.name(seat, table.names) ?? "";
  return first ?? "";
}
