// What players are called at this table.

import { speech, tell } from "../../lib/speech.svelte";
import type { TableState } from "../../lib/table.svelte";

export function nameOf(table: TableState, seat: number): string {
  return seat === table.you ? tell("web-you") : (speech.words?.name(seat, table.names) ?? "");
}

export function initialOf(table: TableState, seat: number): string {
  const [first] = speech.words?.name(seat, table.names) ?? "";
  return first ?? "";
}
