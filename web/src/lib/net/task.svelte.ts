// Something that is being tried: whether it goes on still, and what went wrong.

import { Refused } from "./api";
import { tell } from "../i18n/i18n.svelte";
import type { Problem } from "./protocol";

export class Trying {
  busy = $state(false);
  words = $state("");
  problem = $state.raw<Problem | null>(null);

  // What goes wrong is kept in words. One thing at a time, unless it is said that the last wish counts.
  async to(what: () => Promise<unknown>, again = false): Promise<boolean> {
    if (this.busy && !again) return false;
    this.busy = true;
    this.words = "";
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : null;
      this.words = error instanceof Refused ? error.message : tell("web-unreachable");
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
