// Recovery phrases as people type them.

export const WORDS = 10;

// Normalise a typed phrase as the server does: lower case, one space between words, without the
// numbers and dots of a written list.
export function normalise(typed: string): string {
  return (
    typed
      .normalize("NFKC")
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(" ") ?? ""
  );
}

export function countWords(typed: string): number {
  const words = normalise(typed);
  return words === "" ? 0 : words.split(" ").length;
}

export function isComplete(typed: string): boolean {
  return countWords(typed) === WORDS;
}
