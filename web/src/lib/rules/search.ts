// Case-insensitive search in the rules.

export interface Fragment {
  text: string;
  found: boolean;
}

export function queryWords(query: string): string[] {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

// Return whether the text contains every word of the query.
export function matches(text: string, wanted: string[]): boolean {
  const within = text.toLowerCase();
  return wanted.every((word) => within.includes(word));
}

// Split a text into fragments and mark those that match a query word.
export function splitMatches(text: string, wanted: string[]): Fragment[] {
  const within = text.toLowerCase();
  const found: Fragment[] = [];
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

function nearest(
  within: string,
  wanted: string[],
  from: number,
): { at: number; length: number } | null {
  return wanted
    .map((word) => ({ at: within.indexOf(word, from), length: word.length }))
    .filter((each) => each.at >= 0)
    .reduce<{ at: number; length: number } | null>(
      (best, each) => (best === null || each.at < best.at ? each : best),
      null,
    );
}
