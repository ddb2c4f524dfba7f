// Recovery phrases as people type them.

export const WORDS = 10;

// As the server reads it: lower case, one space between words. Numbers and dots of a written list do not count.
export function tidy(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().match(/[a-z]+/g)?.join(" ") ?? "";
}

export function countWords(typed: string): number {
  const words = tidy(typed);
  return words === "" ? 0 : words.split(" ").length;
}

export function isWhole(typed: string): boolean {
  return countWords(typed) === WORDS;
}
