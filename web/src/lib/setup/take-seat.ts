// Taking a seat. Each seat adds a nonce of 128 random bits to the shuffles.

import { noteNonce } from "../fairness/commitments";
import type { Command } from "../net/protocol";

function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export function takeSeatCommand(table: string, seat: number, name?: string): Command {
  const value = nonce();
  noteNonce(table, seat, value);
  return { type: "take", seat, nonce: value, ...(name === undefined ? {} : { name }) };
}
