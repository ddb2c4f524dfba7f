// What a tab has seen of a table, kept over a reload: the last frame with what was told until then. From there the table sends what was missed.

import type { Showing, Told } from "./table-model";
import type { Frame } from "../net/protocol";

export interface Seen {
  frame: Frame;
  told: Told[];
  last: Showing | null;
}

const START = "simony-seen-1 ";
const key = (table: string, viewer: number): string => `${START}${table} ${viewer}`;

export function keep(table: string, viewer: number, seen: Seen): void {
  try {
    for (const each of Object.keys(sessionStorage)) {
      if (each.startsWith(START) && !each.startsWith(`${START}${table} `)) sessionStorage.removeItem(each);
    }
    sessionStorage.setItem(key(table, viewer), JSON.stringify(seen));
  } catch {
    // a browser that keeps nothing begins with a whole frame
  }
}

export function recall(table: string, viewer: number): Seen | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, viewer)) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}
