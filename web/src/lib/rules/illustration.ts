// What a game's illustrations of its rules are made of: items that lie on no table.

import type { Item, Text } from "../net/protocol";

export const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

export function item(kind: string, id: string, face: Text, look: Record<string, string> = {}, marks: string[] = []): Item {
  return { id: `picture-${id}`, kind, face, hidden: false, look, marks, seat: null };
}

// The end of the first key that begins so.
export function named(parts: Text[], start: string): string | undefined {
  return parts.find((part) => part.key.startsWith(start))?.key.slice(start.length);
}
