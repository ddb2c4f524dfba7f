export function problemsHere(): string[];
export function copiedWrongly(): string[];
export function pagesIn(site: string): string[];
