// Finding words in rules, without regard to case.

export interface Piece {
  text: string;
  found: boolean;
}

export function words(query: string): string[] {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

// Whether every word of the query is in the text.
export function matches(text: string, wanted: string[]): boolean {
  const within = text.toLowerCase();
  return wanted.every((word) => within.includes(word));
}

// The text in pieces, those that were looked for marked.
export function pieces(text: string, wanted: string[]): Piece[] {
  const within = text.toLowerCase();
  const found: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nearest(within, wanted, from);
    const at = next?.at ?? text.length;
    if (at > from) found.push({ text: text.slice(from, at), found: false });
    if (next !== null) found.push({ text: text.slice(at, at + next.length), found: true });
    from = at + (next?.length ?? 0);
  }
  return found;
}

function nearest(within: string, wanted: string[], from: number): { at: number; length: number } | null {
  return wanted
    .map((word) => ({ at: within.indexOf(word, from), length: word.length }))
    .filter((each) => each.at >= 0)
    .reduce<{ at: number; length: number } | null>((best, each) => (best === null || each.at < best.at ? each : best), null);
}
