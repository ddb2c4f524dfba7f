// What a tab has seen of a table, kept in session storage across reloads: the last frame and the
// chronicle up to it. The server then sends only what was missed.

import type { Recap, ChronicleEntry } from "./table-model";
import type { Frame } from "../net/protocol";

export interface TableSession {
  frame: Frame;
  told: ChronicleEntry[];
  last: Recap | null;
}

const PREFIX = "simony-seen-1 ";
const key = (table: string, viewer: number): string => `${PREFIX}${table} ${viewer}`;

export function saveSession(table: string, viewer: number, session: TableSession): void {
  try {
    for (const each of Object.keys(sessionStorage)) {
      if (each.startsWith(PREFIX) && !each.startsWith(`${PREFIX}${table} `))
        sessionStorage.removeItem(each);
    }
    sessionStorage.setItem(key(table, viewer), JSON.stringify(session));
  } catch {
    // without session storage the table starts with a whole frame
  }
}

export function loadSession(table: string, viewer: number): TableSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, viewer)) ?? "null") as TableSession | null;
  } catch {
    return null;
  }
}
