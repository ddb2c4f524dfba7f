// Build the items that illustrate a game's rules.

import type { Item, Text } from "../net/protocol";

export const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

export function item(
  kind: string,
  id: string,
  face: Text,
  look: Record<string, string> = {},
  marks: string[] = [],
): Item {
  return { id: `picture-${id}`, kind, face, hidden: false, look, marks, seat: null };
}

// Return the rest of the first key with this prefix.
export function keySuffix(parts: Text[], start: string): string | undefined {
  return parts.find((part) => part.key.startsWith(start))?.key.slice(start.length);
}
