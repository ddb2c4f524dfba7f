// Sitting down. A seat adds a word of its own to the shuffles: 128 random bits.

import { noteNonce } from "../fairness/commitments";
import type { Command } from "../net/protocol";

function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function taking(table: string, seat: number, name?: string): Command {
  const word = nonce();
  noteNonce(table, seat, word);
  return { type: "take", seat, nonce: word, ...(name === undefined ? {} : { name }) };
}
