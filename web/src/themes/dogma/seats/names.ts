// The names of the players at this table.

import { i18n, t } from "../../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../../lib/table/table-model";

export function nameOf(table: TableModel, seat: number): string {
  return seat === table.you ? t("web-you") : (i18n.translator?.seatName(seat, table.names) ?? "");
}

export function initialOf(table: TableModel, seat: number): string {
  const [first] = i18n.translator?.seatName(seat, table.names) ?? "";
  return first ?? "";
}
