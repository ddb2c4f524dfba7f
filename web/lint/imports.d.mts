export type Files = Map<string, string>;
export function importsOf(path: string, source: string): string[];
export function forbidden(from: string, to: string): string | null;
export function cyclesIn(graph: Map<string, string[]>): string[][];
export function problemsIn(files: Files): string[];
export function readFolders(root: string, folders: string[]): Files;
