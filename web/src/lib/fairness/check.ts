// Whether a finished game was dealt as promised. What can be checked without the rules is checked here, by the same script as on the page
// that checks a file; for the rest the server plays the game again.

import { api } from "../net/api";
import { isSame, noted, type Promised, type Sha256 } from "./commitments";
import type { Arg } from "../net/protocol";

export interface Finding {
  key: string;
  args: Record<string, Arg>;
  // How it stands: as it should be, not so, or nothing to be said.
  how: "good" | "bad" | "open";
}

interface Script {
  sha256: Sha256;
  firstDamaged(log: string): number;
  promiseIn(log: string): Promised | null;
  promiseKept(log: string): boolean | null;
}

const SCRIPT = "/pages/verify.js";

function judged(kept: boolean | null, key: string): Finding {
  if (kept === null) return { key: `${key}-none`, args: {}, how: "open" };
  return { key: kept ? key : `${key}-bad`, args: {}, how: kept ? "good" : "bad" };
}

// Older tables let players undo a draw they had seen, and draw again.
export function redealt(redeals: number): Finding[] {
  return redeals > 0 ? [{ key: "web-fair-redeals", args: { redeals }, how: "open" }] : [];
}

export async function check(table: string): Promise<Finding[]> {
  const script = (await import(/* @vite-ignore */ SCRIPT)) as Script;
  const log = await api.log(table);
  const damaged = script.firstDamaged(log);
  const again = await api.verify(log);
  return [
    { key: damaged === 0 ? "page-verify-tags" : "web-fair-tags-bad", args: { line: damaged }, how: damaged === 0 ? "good" : "bad" },
    judged(isSame(script.promiseIn(log), noted(table), script.sha256), "web-fair-noted"),
    judged(script.promiseKept(log), "page-verify-promise"),
    { key: again.fair ? "web-fair-draws" : "page-verify-draws-none", args: { draws: again.draws }, how: again.fair ? "good" : "open" },
    ...redealt(again.redeals),
  ];
}
