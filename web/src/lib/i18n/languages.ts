// The languages there are, as the server lists them.

export interface Language {
  code: string;
  name: string;
  // A draft has English where it has no text; only a user's own choice turns it on.
  draft: boolean;
}

export function firstLanguage(
  languages: Language[],
  wanted: readonly string[] = navigator.languages,
): string {
  const complete = languages.filter(({ draft }) => !draft).map(({ code }) => code);
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => complete.includes(code)) ?? "en";
}
