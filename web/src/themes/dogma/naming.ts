// What players are called at this table.

import { speech, tell } from "../../lib/speech.svelte";
import type { TableLike } from "../../lib/tablelike";

export function nameOf(table: TableLike, seat: number): string {
  return seat === table.you ? tell("web-you") : (speech.words?.name(seat, table.names) ?? "");
}

export function initialOf(table: TableLike, seat: number): string {
  const [first] = speech.words?.name(seat, table.names) ?? "";
  return first ?? "";
}
