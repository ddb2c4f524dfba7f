// Check that a finished game was dealt as its table had committed to. What needs no rules is
// checked here, with the script of the verification page; for the rest the server replays the game.

import { api } from "../net/api";
import { matchesNoted, notedCommitment, type LoggedCommitment, type Sha256 } from "./commitments";
import type { Arg } from "../net/protocol";

export interface Finding {
  key: string;
  args: Record<string, Arg>;
  // `open`: nothing can be said.
  verdict: "good" | "bad" | "open";
}

interface Script {
  sha256: Sha256;
  firstDamaged(log: string): number;
  promiseIn(log: string): LoggedCommitment | null;
  promiseKept(log: string): boolean | null;
}

const SCRIPT = "/pages/verify.js";

function findingFor(kept: boolean | null, key: string): Finding {
  if (kept === null) return { key: `${key}-none`, args: {}, verdict: "open" };
  return { key: kept ? key : `${key}-bad`, args: {}, verdict: kept ? "good" : "bad" };
}

// Older versions let players undo a draw they had seen, and draw again.
export function redealFindings(redeals: number): Finding[] {
  return redeals > 0 ? [{ key: "web-fair-redeals", args: { redeals }, verdict: "open" }] : [];
}

export async function checkFairness(table: string): Promise<Finding[]> {
  const script = (await import(/* @vite-ignore */ SCRIPT)) as Script;
  const log = await api.log(table);
  const damaged = script.firstDamaged(log);
  const again = await api.verify(log);
  return [
    {
      key: damaged === 0 ? "page-verify-tags" : "web-fair-tags-bad",
      args: { line: damaged },
      verdict: damaged === 0 ? "good" : "bad",
    },
    findingFor(
      matchesNoted(script.promiseIn(log), notedCommitment(table), script.sha256),
      "web-fair-noted",
    ),
    findingFor(script.promiseKept(log), "page-verify-promise"),
    {
      key: again.fair ? "web-fair-draws" : "page-verify-draws-none",
      args: { draws: again.draws },
      verdict: again.fair ? "good" : "open",
    },
    ...redealFindings(again.redeals),
  ];
}
